import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { gridIcon, signOutIcon, userIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { Session } from '@kmx/shared-contracts/session.ts';
import type { MouseEvent } from 'react';
import { Popover } from '../controls/popover.tsx';
import * as tool from '../controls/tool.module.css';
import * as styles from './user-menu.module.css';

interface UserMenuProps {
  readonly session: Session;
  /** Address of the portal; opening it signed out starts the sign-in. */
  readonly href: string;
  readonly onSignIn: () => void;
  readonly onSignOut: () => void;
}

/** Sign-in link, or the account menu of the signed-in user; an unknown session looks signed out, so that nothing flashes (PUB-027). */
export function UserMenu({ session, href, onSignIn, onSignOut }: UserMenuProps) {
  const translate = useTranslate();
  const { status, user } = session;
  if (status !== 'signed-in' || user === null) {
    const followLink = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onSignIn();
    };
    return (
      <a className={tool.tool} href={href} aria-label={translate('account.signIn')} onClick={followLink}>
        <Icon drawing={userIcon} />
        <span className={tool.name}>{translate('account.signIn')}</span>
      </a>
    );
  }
  const name = user.fullName || user.email;
  // The accessible name must contain the visible initials (WCAG 2.5.3).
  const label = translate('account.menu', { name: user.initials ? `${user.initials}, ${name}` : name });
  return (
    <Popover
      className={styles.account}
      label={label}
      button={<span className={styles.initials}>{user.initials || <Icon drawing={userIcon} />}</span>}
    >
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        {user.email !== name && <p className={styles.email}>{user.email}</p>}
      </div>
      <ul className={styles.list}>
        <li>
          <a className={styles.entry} href={href}>
            <Icon drawing={gridIcon} />
            <span>{translate('account.portal')}</span>
          </a>
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={onSignOut}>
            <Icon drawing={signOutIcon} />
            <span>{translate('account.signOut')}</span>
          </button>
        </li>
      </ul>
    </Popover>
  );
}
