import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Form input, protected pages, drafts and previews must never get into a cache (D-23, EDT-013, REL-10). */
export function isForEverybody({
  form,
  access,
  contentStage,
  releasePreview,
}: Pick<RequestContext, 'form' | 'access' | 'contentStage' | 'releasePreview'>): boolean {
  return form === null && access.state === 'open' && contentStage === 'PUBLISHED' && releasePreview === null;
}

/**
 * Whether the remote's output for a page may be cached: the remote allows it, it is a page and no failure, and it is
 * the same for everybody.
 */
export function mayKeepPage(
  context: Parameters<typeof isForEverybody>[0],
  { cache, status }: Pick<PageResult, 'cache' | 'status'>,
): boolean {
  return cache === 'public' && status === 200 && isForEverybody(context);
}

/** Whether a page may wait with its code until it is used: its remote says so, and it is the same for everybody. */
export function mayRest(
  context: Parameters<typeof isForEverybody>[0],
  result: Pick<PageResult, 'rests'> | null,
): boolean {
  return result?.rests === true && isForEverybody(context);
}
