import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import * as styles from '../../features/users/rows.module.css';
import { AddApplicationDialog } from './add-application-dialog.tsx';
import { ApplicationRow } from './application-row.tsx';
import type { PortalUser } from './user.query.ts';
import { UserListSection } from './user-section.tsx';

interface ApplicationSectionProps {
  readonly user: PortalUser;
  readonly onChanged: () => void;
}

/** A person's applications with their status (POR-100) and actions (POR-101). */
export function ApplicationSection({ user, onChanged }: ApplicationSectionProps): ReactNode {
  const t = useTranslate();
  const [isAdding, setAdding] = useState(false);
  const canAdd = user.allowedActions.includes('ADD_APPLICATION') && user.addableApplications.length > 0;
  return (
    <UserListSection
      title={t('users.column.applications')}
      addition={canAdd ? { text: t('users.action.ADD_APPLICATION'), onStart: () => setAdding(true) } : null}
      list={
        user.applications.length === 0 ? (
          <p className={styles.muted}>{t('users.noApplications')}</p>
        ) : (
          <ul className={styles.rows}>
            {user.applications.map((access) => (
              <ApplicationRow key={access.id} access={access} onChanged={onChanged} />
            ))}
          </ul>
        )
      }
    >
      <AddApplicationDialog user={user} open={isAdding} onClose={() => setAdding(false)} onChanged={onChanged} />
    </UserListSection>
  );
}
