// @ts-nocheck
import type { ContentLink } from './content-link.ts';

/** Attributes of an anchor that follows a link of the content: `data-hard` where the browser follows it alone (PUB-060). */
export function describeTarget({ href, kind, opensWindow }: ContentLink) {
  return {
    href,
    'data-hard': kind === 'hard' ? '' : undefined,
    ...(opensWindow ? { target: '_blank', rel: 'noopener' } : {}),
  };
}
