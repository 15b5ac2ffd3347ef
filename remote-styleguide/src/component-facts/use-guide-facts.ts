import { usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { GuideFacts } from './component-facts.ts';

/** The page's facts from the source; the server loads them, so that no browser downloads facts its page does not show. */
export function useGuideFacts(): GuideFacts {
  return (usePageResult().data as { readonly facts: GuideFacts }).facts;
}
