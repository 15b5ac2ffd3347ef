import { Button } from '@kmx/design-system/button/button.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useShell } from '@kmx/shared-contracts/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { useDeskQuery } from '../../data/use-desk-query.ts';
import { ChangeFailure } from './change-failure.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { assignTicketMutation, changeStatusMutation, serviceStaffQuery } from './ticket.mutations.ts';
import type { Ticket } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';
import { useTicketChange } from './use-ticket-change.ts';

const noVariables = {};
const assigneeFieldId = 'ticket-assignee';

interface StaffPanelProps {
  readonly ticket: Ticket;
  readonly refresh: () => void;
}

/** What service staff can do with a ticket; nothing for everybody else (D-22, D-28). */
export function StaffPanel({ ticket, refresh }: StaffPanelProps): ReactNode {
  const { allowedActions } = ticket;
  const [isUsed, setUsed] = useState(false);
  const isStaff = allowedActions.some((action) => ['START', 'ASK', 'SOLVE', 'ASSIGN'].includes(action));
  // A dialog that is open stays, with what is typed, when somebody else closes the ticket.
  if (isStaff && !isUsed) setUsed(true);
  return isStaff || isUsed ? <StaffActions ticket={ticket} refresh={refresh} /> : null;
}

function StaffActions({ ticket, refresh }: StaffPanelProps): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const { allowedActions, assignee, id, version } = ticket;
  const { data: staff } = useDeskQuery(serviceStaffQuery, noVariables);
  const assignment = useTicketChange(assignTicketMutation, refresh);
  const [undo, setUndo] = useState<{ readonly staffId: string; readonly version: number } | null>(null);
  const start = useTicketChange(changeStatusMutation, refresh);
  const [asked, setAsked] = useState<'ASK' | 'SOLVE'>('ASK');
  const [isAsking, setAsking] = useState(false);
  const tell = (text: string) =>
    shell?.showFlashMessage({ kind: 'success', text, link: null, isStatic: false, isFloating: true });
  const assign = async (staffId: string): Promise<void> => {
    const before = assignee?.id ?? '';
    const answer = await assignment.run({ id, expectedVersion: version, staffId: staffId || null });
    setUndo(answer === null ? null : { staffId: before, version: answer.changed.version });
  };
  const takeBack = async (last: NonNullable<typeof undo>): Promise<void> => {
    setUndo(null);
    // The button that had the focus is gone.
    document.getElementById(assigneeFieldId)?.focus();
    await assignment.run({ id, expectedVersion: last.version, staffId: last.staffId || null });
  };
  const startWork = async (): Promise<void> => {
    const changed = await start.run({ id, expectedVersion: version, action: 'START', comment: '' });
    if (changed !== null) tell(t('ticket.staff.done.START'));
  };
  return (
    <section className={styles.staff} aria-labelledby="ticket-staff">
      <h2 id="ticket-staff" className={styles.title}>
        {t('ticket.staff')}
      </h2>
      <ChangeFailure change={assignment} ticket={ticket} isPossible titleId="ticket.staff.failed" />
      <ChangeFailure change={start} ticket={ticket} isPossible titleId="ticket.staff.failed" />
      {allowedActions.includes('ASSIGN') && staff !== null && (
        <Select
          id={assigneeFieldId}
          label={t('ticket.assignee')}
          value={assignee?.id ?? ''}
          options={[
            { value: '', text: t('ticket.staff.nobody') },
            ...staff.map((person) => ({ value: person.id, text: person.name })),
          ]}
          onChange={({ currentTarget }) => void assign(currentTarget.value)}
        />
      )}
      <div role="status" className={styles.buttons}>
        {undo !== null && (
          <>
            {t('ticket.staff.assigned')}
            <Button size="small" variant="quiet" onClick={() => void takeBack(undo)}>
              {t('users.undo')}
            </Button>
          </>
        )}
      </div>
      <div className={styles.buttons}>
        {allowedActions.includes('START') && (
          <Button size="small" variant="secondary" busy={start.isRunning} onClick={() => void startWork()}>
            {t('ticket.staff.START')}
          </Button>
        )}
        {(['ASK', 'SOLVE'] as const).map(
          (action) =>
            allowedActions.includes(action) && (
              <Button
                key={action}
                size="small"
                variant="secondary"
                onClick={() => {
                  setAsked(action);
                  setAsking(true);
                }}
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
        isOpen={isAsking}
        refresh={refresh}
        onClose={() => setAsking(false)}
        onChanged={() => {
          setAsking(false);
          tell(t(`ticket.staff.done.${asked}`));
        }}
      />
    </section>
  );
}
