// @ts-nocheck
import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import type { ReactNode } from 'react';
import { resolveTicketStatusRole, type TicketStatus } from './ticket-fields.ts';
import { useStatusText } from './use-status-text.ts';

/** The status of a ticket in words (D-22). */
export function TicketStatusBadge({ status }: { readonly status: TicketStatus }): ReactNode {
  const writeStatus = useStatusText();
  return <StatusBadge status={resolveTicketStatusRole(status)}>{writeStatus(status)}</StatusBadge>;
}
