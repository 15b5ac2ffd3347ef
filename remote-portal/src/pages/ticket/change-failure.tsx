import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { DeskFailure } from '../../features/states/desk-failure.tsx';
import { TicketStatusBadge } from '../../features/tickets/ticket-status-badge.tsx';
import type { Ticket } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';

interface ChangeFailureProps {
  readonly change: { readonly error: RequestError | null };
  readonly ticket: Ticket;
  /** Whether the ticket still allows the change in its current state. */
  readonly isPossible: boolean;
  /** Message that names the failed change (POR-066). */
  readonly titleId: string;
}

/** Explains why a change to a ticket failed; after a conflict also shows its current status. */
export function ChangeFailure({ change: { error }, ticket, isPossible, titleId }: ChangeFailureProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      {error !== null && <DeskFailure error={error} title={t(titleId)} isChange />}
      {(error?.kind === 'conflict' || !isPossible) && (
        <p role="status" className={styles.buttons}>
          {t('ticket.now')} <TicketStatusBadge status={ticket.status} />
        </p>
      )}
      {!isPossible && <p role="alert">{t('ticket.noLongerPossible')}</p>}
    </>
  );
}
