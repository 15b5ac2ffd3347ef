import type { FormState } from '@kmx/shared-contracts/forms.ts';
import type { ShellResponse } from '../../http/shell-response.ts';
import { pageSteps } from '../../page-steps/page-steps.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { runSteps } from '../../request/step.ts';

/** Renders the page of a form again, with the typed values and the errors, under the given status. */
export async function answerWithPage(
  context: RequestContext,
  page: URL,
  form: FormState,
  status: number,
  shell: Shell,
): Promise<ShellResponse> {
  const response = await runSteps(pageSteps, { ...context, method: 'GET', url: page, form }, shell);
  return response.status === 200 || response.status === 403 ? { ...response, status } : response;
}

/** Redirects the browser to a page after a form was accepted, so that reloading does not send it twice. */
export function createSeeOtherResponse(page: URL, sent?: string, reference?: string): ShellResponse {
  const location = new URL(page);
  if (sent !== undefined) {
    location.searchParams.set('sent', sent);
    if (reference !== undefined) location.searchParams.set('reference', reference);
    location.hash = `form-${sent}`;
  }
  return {
    status: 303,
    headers: { location: `${location.pathname}${location.search}${location.hash}`, 'cache-control': 'no-store' },
    body: null,
  };
}
