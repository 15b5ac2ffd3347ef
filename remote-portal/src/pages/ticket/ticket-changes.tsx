import { Button } from '@kmx/design-system/button/button.tsx';
import { plusIcon, successIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type ReactNode, useState } from 'react';
import { CloseDialog } from './close-dialog.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import type { Ticket } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';

interface TicketChangesProps {
  readonly ticket: Ticket;
  readonly refresh: () => void;
  /** The ticket is in another state now, and the button that led there is gone. */
  readonly onChanged: () => void;
}

/** What ends a ticket or goes on from it: closing and follow-up (POR-063, POR-064, D-22). */
export function TicketChanges({ ticket, refresh, onChanged }: TicketChangesProps): ReactNode {
  const t = useTranslate();
  const [opened, setOpened] = useState<'close' | 'follow-up' | null>(null);
  const { allowedActions } = ticket;
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
          variant={ticket.status === 'CLOSED' ? 'primary' : 'secondary'}
          icon={plusIcon}
          onClick={() => setOpened('follow-up')}
        >
          {t('ticket.followUp')}
        </Button>
      )}
      <CloseDialog
        {...shared}
        isOpen={opened === 'close'}
        onChanged={() => {
          setOpened(null);
          onChanged();
        }}
      />
      <FollowUpDialog {...shared} isOpen={opened === 'follow-up'} />
    </div>
  );
}
