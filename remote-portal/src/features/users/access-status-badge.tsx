import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { type AccessStatus, resolveStatusRole } from './access-status.ts';

/** The status of an access in words (POR-100). */
export function AccessStatusBadge({ status }: { readonly status: AccessStatus }): ReactNode {
  const t = useTranslate();
  return <StatusBadge status={resolveStatusRole(status)}>{t(`users.status.${status}`)}</StatusBadge>;
}
