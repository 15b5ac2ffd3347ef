import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import { resolveTicketStatusRole, type TicketStatus } from './ticket-fields.ts';

/** The status of a ticket in words (D-22). */
export function TicketStatusBadge({ status }: { readonly status: TicketStatus }): ReactNode {
  const t = useTranslate();
  return <StatusBadge status={resolveTicketStatusRole(status)}>{t(`tickets.status.${status}`)}</StatusBadge>;
}
