import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { DateText } from '../../features/dates/date-text.tsx';
import { ListPages } from '../../features/lists/list-pages.tsx';
import { subtractCounted } from '../../features/lists/max-counted.ts';
import { DeskData } from '../../features/states/desk-data.tsx';
import { AccessActions } from '../../features/users/access-actions.tsx';
import { mapAccessTarget } from '../../features/users/action-target.ts';
import { PersonRow } from '../../features/users/person-row.tsx';
import * as styles from '../../features/users/rows.module.css';
import { useNames } from '../../features/users/use-names.ts';
import { useOptimisticAction } from '../../features/users/use-optimistic-action.ts';
import { OwnRequestNote } from './own-request-note.tsx';
import { type AccessRequest, requestsQuery } from './pending.query.ts';
import { createPendingVariables, PendingList, type PendingPageProps, pendingPageSize } from './pending-list.tsx';

/** Pending requests, oldest first, each with its reason, to accept or decline (POR-101). */
export function RequestList({ organizationId, page, toHref }: PendingPageProps): ReactNode {
  const t = useTranslate();
  const result = useQuery(requestsQuery, createPendingVariables(organizationId, page), {
    keepsPrevious: 'while-loading',
  });
  return (
    <DeskData result={result} skeleton={<Skeleton lines={6} />} failureTitle={t('users.failed.load')}>
      {({ requestPage: { items, pageInfo, own }, viewer }) => (
        <PendingList
          isOutdated={result.isOutdated}
          // Users cannot decide on their own requests.
          countText={t('users.requests.count', { count: subtractCounted(pageInfo.total, own) })}
          emptyText={t('users.requests.empty')}
          pages={<ListPages current={page} total={pageInfo.total} size={pendingPageSize} toHref={toHref} />}
        >
          {items.map((access) => (
            <RequestRow
              key={access.id}
              access={access}
              isOwn={access.userId === viewer.id}
              onChanged={result.refresh}
            />
          ))}
        </PendingList>
      )}
    </DeskData>
  );
}

interface RequestRowProps {
  readonly access: AccessRequest;
  readonly isOwn: boolean;
  readonly onChanged: () => void;
}

function RequestRow({ access, isOwn, onChanged }: RequestRowProps): ReactNode {
  const t = useTranslate();
  const { nameApplication, nameRole } = useNames();
  const { isBusy, isEnding, events } = useOptimisticAction(access.version, onChanged);
  const { userId, userName, userEmail, application, organization, role, requestDate, requestReason } = access;
  return (
    <PersonRow
      userId={userId}
      name={userName}
      email={userEmail}
      isHidden={isEnding}
      actions={<AccessActions target={mapAccessTarget(access)} isBusy={isBusy} {...events} />}
    >
      <p>{`${nameApplication(application)} (${nameRole(role)}) · ${organization.name}`}</p>
      {requestDate !== null && (
        <p className={styles.muted}>
          {t('users.requested')}: <DateText value={requestDate} withTime />
        </p>
      )}
      {requestReason ? <blockquote className={styles.reason}>{requestReason}</blockquote> : null}
      {isOwn && <OwnRequestNote deciders={access.deciders} organization={organization.name} />}
    </PersonRow>
  );
}
