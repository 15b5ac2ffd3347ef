import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { arrowUpRightIcon } from '@kmx/design-system/icon/icons.ts';
import type { ResolvedLink } from '@kmx/shared-contracts/navigation.ts';
import { FollowedElement } from './followed-element.tsx';

interface ChromeLinkProps {
  readonly link: ResolvedLink;
  readonly className: string | undefined;
  /** Language of the link's text, when it differs from the surrounding text. */
  readonly lang?: string | undefined;
}

/** A link in header or footer; one that opens a new tab carries the arrow icon that says so. */
export function ChromeLink({ link, className, lang }: ChromeLinkProps) {
  const { href, kind, openInNewTab } = link;
  const opensWindow = openInNewTab && kind !== 'action';
  return (
    <FollowedElement
      href={href}
      kind={kind}
      className={className}
      lang={lang}
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
