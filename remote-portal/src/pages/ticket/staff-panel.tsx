import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import { useOpenDialog } from '../../features/dialogs/use-open-dialog.ts';
import { AssigneeField } from './assignee-field.tsx';
import { ChangeFailure } from './change-failure.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { changeStatusMutation } from './ticket.mutations.ts';
import type { Ticket } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';
import type { OptimisticTicket } from './use-optimistic-ticket.ts';
import { useTicketChange } from './use-ticket-change.ts';

interface StaffPanelProps {
  readonly ticket: Ticket;
  /** The ticket as it will be after the pending change. */
  readonly optimistic: OptimisticTicket;
  readonly refresh: () => void;
}

/** Actions of service staff on a ticket; renders nothing for everyone else (D-22, D-28). */
export function StaffPanel(props: StaffPanelProps): ReactNode {
  const { allowedActions } = props.ticket;
  const [isUsed, setUsed] = useState(false);
  const isStaff = allowedActions.some((action) => ['START', 'ASK', 'SOLVE', 'ASSIGN'].includes(action));
  // An open dialog stays, with its typed input, when another user closes the ticket.
  if (isStaff && !isUsed) setUsed(true);
  return isStaff || isUsed ? <StaffActions {...props} /> : null;
}

const questions = ['ASK', 'SOLVE'] as const;

function StaffActions({ ticket, optimistic, refresh }: StaffPanelProps): ReactNode {
  const t = useTranslate();
  const { id, version } = ticket;
  const { allowedActions } = optimistic.shown;
  const start = useTicketChange(changeStatusMutation, refresh);
  const [opened, setOpened] = useOpenDialog(`ticket-staff-${ticket.id}`, questions);
  // Stays while the dialog closes.
  const [asked, setAsked] = useState<(typeof questions)[number]>('ASK');
  if (opened !== null && opened !== asked) setAsked(opened);
  const startWork = async (): Promise<void> => {
    optimistic.assume('IN_PROGRESS');
    const changed = await start.run(
      { id, expectedVersion: version, action: 'START', comment: '' },
      { text: t('ticket.staff.done.START'), takesFocus: 'at-once', onUndone: refresh },
    );
    if (changed === null) optimistic.assume(null);
  };
  return (
    <section className={styles.staff} aria-labelledby="ticket-staff">
      <h2 id="ticket-staff" className={styles.title}>
        {t('ticket.staff')}
      </h2>
      <ChangeFailure change={start} ticket={ticket} isPossible titleId="ticket.staff.failed" />
      {ticket.allowedActions.includes('ASSIGN') && <AssigneeField ticket={ticket} refresh={refresh} />}
      <div className={styles.buttons}>
        {allowedActions.includes('START') && (
          <Button size="small" variant="secondary" onClick={() => void startWork()}>
            {t('ticket.staff.START')}
          </Button>
        )}
        {questions.map(
          (action) =>
            allowedActions.includes(action) && (
              <Button
                key={action}
                size="small"
                variant="secondary"
                aria-haspopup="dialog"
                onClick={() => setOpened(action)}
              >
                {t(`ticket.staff.${action}`)}
              </Button>
            ),
        )}
      </div>
      <StatusDialog
        key={asked}
        action={asked}
        ticket={ticket}
        isOpen={opened !== null}
        refresh={refresh}
        onClose={() => setOpened(null)}
        onSent={(status) => {
          setOpened(null);
          optimistic.assume(status);
        }}
        onFailed={() => {
          optimistic.assume(null);
          setOpened(asked);
        }}
      />
    </section>
  );
}
