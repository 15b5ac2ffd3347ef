import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { arrowUpRightIcon } from '@kmx/design-system/icon/icons.ts';
import type { ResolvedLink } from '@kmx/shared-contracts/navigation.ts';

interface ChromeLinkProps {
  readonly link: ResolvedLink;
  readonly className: string | undefined;
}

/** A link of header or footer; one that opens a new tab carries the arrow that says so. */
export function ChromeLink({ link, className }: ChromeLinkProps) {
  if (!link.openInNewTab) {
    return (
      <a className={className} href={link.href}>
        {link.text}
      </a>
    );
  }
  return (
    <a className={className} href={link.href} target="_blank" rel="noopener">
      {link.text} <Icon drawing={arrowUpRightIcon} size={16} />
    </a>
  );
}
