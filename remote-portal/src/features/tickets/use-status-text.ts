import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback } from 'react';
import type { TicketStatus } from './ticket-fields.ts';

/** Returns the text of a status from the reader's point of view: what waits for the customer does not wait for service staff (D-22). */
export function useStatusText(): (status: TicketStatus) => string {
  const t = useTranslate();
  const isStaff = useSession().user?.isDelegatedAdminInternal === true;
  return useCallback(
    (status) => t(`tickets.status.${isStaff && status === 'WAITING_FOR_YOU' ? 'WAITING_FOR_CUSTOMER' : status}`),
    [t, isStaff],
  );
}
