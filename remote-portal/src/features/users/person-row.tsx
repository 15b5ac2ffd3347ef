import { Link } from '@kmx/design-system/link/link.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { EmailText } from './email-text.tsx';
import * as styles from './rows.module.css';

interface PersonRowProps {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Shown next to the name. */
  readonly badge?: ReactNode;
  /** Details below the name. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Decided and about to disappear. */
  readonly isHidden?: boolean;
}

/** A person in a list of pending decisions: name, subject and buttons. */
export function PersonRow({
  userId,
  name,
  email,
  badge,
  children,
  actions,
  isHidden = false,
}: PersonRowProps): ReactNode {
  const href = useHref();
  return (
    <li className={styles.row} hidden={isHidden}>
      <div className={styles.text}>
        <p className={styles.title}>
          <strong>
            <Link href={href(`/mykomax/user-admin/${userId}`)}>{name}</Link>
          </strong>
          {badge}
          <span className={styles.muted}>
            <EmailText email={email} />
          </span>
        </p>
        {children}
      </div>
      {actions}
    </li>
  );
}
