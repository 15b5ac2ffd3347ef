import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { Tag } from '@kmx/design-system/tag/tag.tsx';
import { formatDate } from '@kmx/remote-kit/format/format-date.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { ServiceTile } from './service-tile.ts';
import { tileStatusRoles } from './tile-status-role.ts';

/** Status of a service in words, the type of its account, and how long a request has been pending. */
export function ServiceStatusLine({ tile }: { readonly tile: ServiceTile }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { status, userType, isStaff, action, requestedAt } = tile;
  const isOffered = action.kind === 'accept';
  // POR-042: only direct can be pending; a requested service stays unregistered until the request is answered.
  const isRequested = status === 'unregistered' && requestedAt !== null && !isOffered;
  if (isStaff) return <StatusBadge status="success">{t('services.staff')}</StatusBadge>;
  return (
    <>
      <StatusBadge status={isOffered ? 'info' : isRequested ? 'warning' : tileStatusRoles[status]}>
        {t(isOffered ? 'services.invited' : isRequested ? 'services.waiting' : `status.${status}`)}
      </StatusBadge>
      {userType !== null && <Tag>{t(`wireFlow.${userType}`)}</Tag>}
      {(status === 'pending' || isRequested) && requestedAt !== null && (
        <time dateTime={requestedAt}>{t('services.since', { date: formatDate(requestedAt, locale) })}</time>
      )}
    </>
  );
}
