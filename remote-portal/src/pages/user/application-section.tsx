import { Button } from '@kmx/design-system/button/button.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useFocusRescue } from '../../features/frame/use-focus-rescue.ts';
import type { Access } from '../../features/users/access.ts';
import { composePersonName } from '../../features/users/compose-person-name.ts';
import * as styles from '../../features/users/rows.module.css';
import { AddApplicationDialog } from './add-application-dialog.tsx';
import { ApplicationRow } from './application-row.tsx';
import type { PortalUser } from './user.query.ts';
import { UserSection } from './user-section.tsx';
import { type Withdrawal, WithdrawalUndo } from './withdrawal-undo.tsx';

interface ApplicationSectionProps {
  readonly user: PortalUser;
  readonly onChanged: () => void;
}

/** Applications of the person with their status (POR-100) and what can be done with each (POR-101). */
export function ApplicationSection({ user, onChanged }: ApplicationSectionProps): ReactNode {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const rescue = useFocusRescue(list);
  const [isAdding, setAdding] = useState(false);
  const [withdrawal, setWithdrawal] = useState<Withdrawal | null>(null);
  const rememberWithdrawal = ({ id, role, application }: Access, version: number | null) =>
    setWithdrawal({ accessId: id, version, role, application });
  const canAdd = user.allowedActions.includes('ADD_APPLICATION') && user.addableApplications.length > 0;
  return (
    <UserSection
      title={t('users.column.applications')}
      actions={
        canAdd && (
          <Button
            size="small"
            variant="secondary"
            icon={plusIcon}
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
          >
            {t('users.action.ADD_APPLICATION')}
          </Button>
        )
      }
    >
      {withdrawal !== null && (
        <WithdrawalUndo
          key={withdrawal.accessId}
          withdrawal={withdrawal}
          person={composePersonName(user)}
          onEnd={(isUndone) => {
            setWithdrawal(null);
            list.current?.focus();
            if (isUndone) onChanged();
          }}
        />
      )}
      <div ref={list} tabIndex={-1} role="group" aria-label={t('users.column.applications')} {...rescue}>
        {user.applications.length === 0 ? (
          <p className={styles.muted}>{t('users.noApplications')}</p>
        ) : (
          <ul className={styles.rows}>
            {user.applications.map((access) => (
              <ApplicationRow
                key={access.id}
                access={access}
                onDone={(action, version) => {
                  if (action === 'WITHDRAW') rememberWithdrawal(access, version);
                  else if (withdrawal?.accessId === access.id) setWithdrawal(null);
                  onChanged();
                }}
                onOutdated={onChanged}
              />
            ))}
          </ul>
        )}
      </div>
      <AddApplicationDialog user={user} open={isAdding} onClose={() => setAdding(false)} onChanged={onChanged} />
    </UserSection>
  );
}
