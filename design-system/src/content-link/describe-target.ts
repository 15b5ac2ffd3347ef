import { hardLink } from '@kmx/shared-contracts/attributes.ts';
import type { ContentLink } from './content-link.ts';

/** Attributes of an anchor for a content link: `data-hard` when only the browser may follow it (PUB-060). */
export function describeTarget({ href, kind, opensWindow }: ContentLink) {
  return {
    href,
    ...(kind === 'hard' ? hardLink : {}),
    ...(opensWindow ? { target: '_blank', rel: 'noopener' } : {}),
  };
}
