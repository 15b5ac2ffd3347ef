import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { DateText } from '../../features/dates/date-text.tsx';
import { ListPages } from '../../features/lists/list-pages.tsx';
import { DeskData } from '../../features/states/desk-data.tsx';
import type { Invitation } from '../../features/users/access.ts';
import { AccessActions } from '../../features/users/access-actions.tsx';
import { AccessStatusBadge } from '../../features/users/access-status-badge.tsx';
import { mapInvitationTarget } from '../../features/users/action-target.ts';
import { PersonRow } from '../../features/users/person-row.tsx';
import * as styles from '../../features/users/rows.module.css';
import { useNames } from '../../features/users/use-names.ts';
import { useOptimisticAction } from '../../features/users/use-optimistic-action.ts';
import { invitationsQuery } from './pending.query.ts';
import { createPendingVariables, PendingList, type PendingPageProps, pendingPageSize } from './pending-list.tsx';

/** Pending invitations: when they expire, with buttons to resend or withdraw them (D-25). */
export function InvitationList({ organizationId, page, toHref }: PendingPageProps): ReactNode {
  const t = useTranslate();
  const result = useQuery(invitationsQuery, createPendingVariables(organizationId, page), {
    keepsPrevious: 'while-loading',
  });
  return (
    <DeskData result={result} skeleton={<Skeleton lines={6} />} failureTitle={t('users.failed.load')}>
      {({ invitationPage: { items, pageInfo } }) => (
        <PendingList
          isOutdated={result.isOutdated}
          countText={t('users.invitations.count', { count: pageInfo.total })}
          emptyText={t('users.invitations.empty')}
          pages={<ListPages current={page} total={pageInfo.total} size={pendingPageSize} toHref={toHref} />}
        >
          {items.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onChanged={result.refresh} />
          ))}
        </PendingList>
      )}
    </DeskData>
  );
}

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly onChanged: () => void;
}

function InvitationRow({ invitation, onChanged }: InvitationRowProps): ReactNode {
  const t = useTranslate();
  const { nameApplication } = useNames();
  const { locale } = usePageRequest();
  const { userId, userName, email, status, organization, applications, sentAt, expiresAt, invitedBy } = invitation;
  const { isBusy, isEnding, events } = useOptimisticAction(sentAt, onChanged);
  return (
    <PersonRow
      userId={userId}
      name={userName}
      email={email}
      badge={<AccessStatusBadge status={status} />}
      isHidden={isEnding}
      actions={<AccessActions target={mapInvitationTarget(invitation)} isBusy={isBusy} {...events} />}
    >
      <p>{`${formatList(
        applications.map((application) => nameApplication(application)),
        locale,
      )} · ${organization.name}`}</p>
      <p className={styles.muted}>
        {t('users.column.sent')}: <DateText value={sentAt} />
        {invitedBy !== null && ` ${t('users.invitedBy', { name: invitedBy.name })}`}
        {' · '}
        {t('users.column.expires')}: <DateText value={expiresAt} withTime />
      </p>
    </PersonRow>
  );
}
