import { usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { GuideFacts } from './component-facts.ts';

/** What the page has from the source; the server read it, so that no browser loads what its page does not show. */
export function useGuideFacts(): GuideFacts {
  return (usePageResult().data as { readonly facts: GuideFacts }).facts;
}
