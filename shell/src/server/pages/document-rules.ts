import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What was typed into a form, what stands behind a protection and what is a draft must not get into a cache (D-23, EDT-013). */
export function isForEverybody({
  form,
  access,
  contentStage,
}: Pick<RequestContext, 'form' | 'access' | 'contentStage'>): boolean {
  return form === null && access.state === 'open' && contentStage === 'PUBLISHED';
}

/** Whether what a remote made of a page may be kept: the remote says so, it is a page and no failure, and it is for everybody. */
export function mayKeepPage(
  context: Parameters<typeof isForEverybody>[0],
  { cache, status }: Pick<PageResult, 'cache' | 'status'>,
): boolean {
  return cache === 'public' && status === 200 && isForEverybody(context);
}
