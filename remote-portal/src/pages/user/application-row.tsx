import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { DateText } from '../../features/dates/date-text.tsx';
import type { Access } from '../../features/users/access.ts';
import { AccessActions } from '../../features/users/access-actions.tsx';
import { AccessStatusBadge } from '../../features/users/access-status-badge.tsx';
import { mapAccessTarget } from '../../features/users/action-target.ts';
import * as styles from '../../features/users/rows.module.css';
import { useNames } from '../../features/users/use-names.ts';
import { useOptimisticAction } from '../../features/users/use-optimistic-action.ts';

interface ApplicationRowProps {
  readonly access: Access;
  readonly onChanged: () => void;
}

/** One application of a person in one organization: role, status with date and reason, and the actions. */
export function ApplicationRow({ access, onChanged }: ApplicationRowProps): ReactNode {
  const { nameApplication, nameRole } = useNames();
  const { isBusy, resolveStatus, events } = useOptimisticAction(access.version, onChanged);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.title}>
          <strong>{nameApplication(access.application)}</strong>
          <AccessStatusBadge status={resolveStatus(access.status)} />
        </p>
        <p className={styles.muted}>{`${nameRole(access.role)} · ${access.organization.name}`}</p>
        <p className={styles.muted}>
          <AccessMoment access={access} />
        </p>
        <AccessReason access={access} />
      </div>
      <AccessActions target={mapAccessTarget(access)} isBusy={isBusy} {...events} />
    </li>
  );
}

function AccessMoment({ access }: { readonly access: Access }): ReactNode {
  const t = useTranslate();
  const { status, requestDate, invitation, changedAt } = access;
  if (status === 'PENDING' && requestDate !== null) {
    return (
      <>
        {t('users.requested')}: <DateText value={requestDate} withTime />
      </>
    );
  }
  if ((status === 'INVITED' || status === 'INVITE_EXPIRED') && invitation !== null) {
    return (
      <>
        {t('users.column.sent')}: <DateText value={invitation.sentAt} />
        {' · '}
        {t('users.column.expires')}: <DateText value={invitation.expiresAt} withTime />
      </>
    );
  }
  return (
    <>
      {t('users.changed')}: <DateText value={changedAt} withTime />
    </>
  );
}

function AccessReason({ access }: { readonly access: Access }): ReactNode {
  const { status, requestReason, declineReason } = access;
  const reason = status === 'PENDING' ? requestReason : status === 'DECLINED' ? declineReason : null;
  return reason ? <blockquote className={styles.reason}>{reason}</blockquote> : null;
}
