import type { Stage } from '../../model/content-document.ts';
import { createRequestError } from '../reading/content-request.ts';

/** Arguments of the mutations that publish or take back, already checked by the schema (HY-70). */
export interface StageArguments {
  readonly to?: readonly Stage[];
  readonly from?: readonly Stage[];
  readonly locales?: readonly string[] | null;
  readonly publishBase?: boolean | null;
  readonly unpublishBase?: boolean | null;
  readonly withDefaultLocale?: boolean | null;
}

/** Refuses stages that cannot be the target of the mutation. */
export function checkTarget(stages: readonly Stage[] | undefined): void {
  if (stages?.includes('DRAFT') === true || stages?.length === 0) {
    throw createRequestError(400, 'an entry is published to and unpublished from the stage PUBLISHED');
  }
}
