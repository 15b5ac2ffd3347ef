import { pagePasswordEndpoint } from '@kmx/shared-contracts/endpoints/page-access.ts';
import type { FormAnswer } from '@kmx/shared-contracts/forms.ts';
import { failedAnswer, postValues } from './post-values.ts';

/** Requests a page by its password; never rejects. */
export async function sendPassword(page: string, password: string): Promise<FormAnswer> {
  return postValues(pagePasswordEndpoint.path, { page, password }).catch(() => failedAnswer);
}
