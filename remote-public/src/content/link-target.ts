import type { Translate } from '@kmx/shared-contracts/messages.tsx';
import type { ContentLink } from '../data/link.ts';

interface LinkTarget {
  readonly href: string;
  readonly newWindowText: string | undefined;
  /** Present on a hard link, which the browser follows alone (PUB-060). */
  readonly 'data-hard': '' | undefined;
}

/** Attributes of a link component for a link of the content system; actions are drawn by content-link.tsx. */
export function createLinkTarget(link: ContentLink, translate: Translate): LinkTarget {
  return {
    href: link.href,
    newWindowText: link.opensWindow ? translate('link.newWindow') : undefined,
    'data-hard': link.kind === 'hard' ? '' : undefined,
  };
}
