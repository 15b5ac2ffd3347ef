import type { Translate } from '@kmx/shared-contracts/messages.tsx';
import type { ContentLink } from '../data/link.ts';

interface LinkTarget {
  readonly href: string;
  readonly newWindowText: string | undefined;
}

/** Attributes of a link component for a link of the content system. */
export function createLinkTarget(link: ContentLink, translate: Translate): LinkTarget {
  return { href: link.href, newWindowText: link.opensWindow ? translate('link.newWindow') : undefined };
}
