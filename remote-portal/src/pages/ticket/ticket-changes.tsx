import { Button } from '@kmx/design-system/button/button.tsx';
import { plusIcon, successIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useOpenDialog } from '../../features/dialogs/use-open-dialog.ts';
import { CloseDialog } from './close-dialog.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import type { Ticket } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';
import type { OptimisticTicket } from './use-optimistic-ticket.ts';

interface TicketChangesProps {
  readonly ticket: Ticket;
  /** The ticket as it will be after the pending change. */
  readonly optimistic: OptimisticTicket;
  readonly refresh: () => void;
  /** A comment that the ticket no longer accepts, for a follow-up. */
  readonly unsent: string;
  /** The follow-up has taken over the text. */
  readonly onTaken: () => void;
  /** The ticket has changed status, and the button that did it is gone. */
  readonly onChanged: () => void;
}

const dialogs = ['close', 'follow-up'] as const;

/** Actions that close a ticket or continue it: closing and follow-up (POR-063, POR-064, D-22). */
export function TicketChanges(props: TicketChangesProps): ReactNode {
  const { ticket, optimistic, refresh, unsent, onTaken, onChanged } = props;
  const t = useTranslate();
  const [opened, setOpened] = useOpenDialog(`ticket-${ticket.id}`, dialogs);
  const { allowedActions, status } = optimistic.shown;
  const canClose = allowedActions.includes('CLOSE');
  const canFollow = allowedActions.includes('FOLLOW_UP');
  const shared = { ticket, refresh, onClose: () => setOpened(null) };
  return (
    <div className={styles.changes}>
      {canClose && (
        <Button variant="secondary" icon={successIcon} onClick={() => setOpened('close')}>
          {t('ticket.close')}
        </Button>
      )}
      {canFollow && (
        <Button
          variant={status === 'CLOSED' ? 'primary' : 'secondary'}
          icon={plusIcon}
          onClick={() => setOpened('follow-up')}
        >
          {t('ticket.followUp')}
        </Button>
      )}
      <CloseDialog
        {...shared}
        isOpen={opened === 'close'}
        onSent={(next) => {
          setOpened(null);
          optimistic.assume(next);
          onChanged();
        }}
        onFailed={() => {
          optimistic.assume(null);
          setOpened('close');
        }}
      />
      <FollowUpDialog {...shared} isOpen={opened === 'follow-up'} unsent={unsent} onTaken={onTaken} />
    </div>
  );
}
