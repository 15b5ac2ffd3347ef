// @ts-nocheck
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { arrowUpRightIcon } from '@kmx/design-system/icon/icons.ts';
import type { ResolvedLink } from '@kmx/shared-contracts/navigation.ts';
import { FollowedElement } from './followed-element.tsx';

interface ChromeLinkProps {
  readonly link: ResolvedLink;
  readonly className: string | undefined;
}

/** A link of header or footer; one that opens a new tab carries the arrow that says so. */
export function ChromeLink({ link, className }: ChromeLinkProps) {
  const { href, kind, openInNewTab } = link;
  const opensWindow = openInNewTab && kind !== 'action';
  return (
    <FollowedElement
      href={href}
      kind={kind}
      className={className}
      {...(opensWindow ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {link.text}
      {opensWindow && (
        <>
          {' '}
          <Icon drawing={arrowUpRightIcon} size={16} />
        </>
      )}
    </FollowedElement>
  );
}
