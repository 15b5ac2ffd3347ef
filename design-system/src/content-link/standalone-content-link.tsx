import { actionAttribute, hardLink } from '@kmx/shared-contracts/attributes.ts';
import { joinClassNames } from '../class-names/join-class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { arrowRightIcon } from '../icon/icons.ts';
import * as linkStyles from '../link/link.module.css';
import { Link } from '../link/link.tsx';
import * as styles from './content-link.module.css';
import type { ContentLink } from './content-link.ts';

interface StandaloneContentLinkProps {
  /** A link of the content system, shown by its text. */
  readonly link: ContentLink;
  /** Announced to screen readers when the link opens another window. */
  readonly newWindowText: string;
}

/** A link from the content on a line of its own, with an arrow. */
export function StandaloneContentLink({ link, newWindowText }: StandaloneContentLinkProps) {
  const { text, href, kind, opensWindow } = link;
  if (kind === 'action') {
    return (
      <button
        type="button"
        className={joinClassNames(linkStyles.standalone, styles.action)}
        {...{ [actionAttribute]: href }}
      >
        <span>{text}</span>
        <Icon drawing={arrowRightIcon} />
      </button>
    );
  }
  return (
    <Link
      variant="standalone"
      href={href}
      newWindowText={opensWindow ? newWindowText : undefined}
      {...(kind === 'hard' && hardLink)}
    >
      {text}
    </Link>
  );
}
