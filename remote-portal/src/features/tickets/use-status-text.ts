import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback } from 'react';
import type { TicketStatus } from './ticket-fields.ts';

/** Writes the status of a ticket for who reads it: what waits for the customer does not wait for service staff (D-22). */
export function useStatusText(): (status: TicketStatus) => string {
  const t = useTranslate();
  const isStaff = useSession().user?.isDelegatedAdminInternal === true;
  return useCallback(
    (status) => t(`tickets.status.${isStaff && status === 'WAITING_FOR_YOU' ? 'WAITING_FOR_CUSTOMER' : status}`),
    [t, isStaff],
  );
}
