import { Button } from '@kmx/design-system/button/button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { useDraft } from '../../features/drafts/use-draft.ts';
import { ChangeFailure } from './change-failure.tsx';
import { changeStatusMutation } from './ticket.mutations.ts';
import type { Ticket } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';
import { useTicketChange } from './use-ticket-change.ts';

interface StatusDialogProps {
  readonly action: 'ASK' | 'SOLVE';
  readonly ticket: Ticket;
  readonly isOpen: boolean;
  readonly refresh: () => void;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Moves a ticket on with an answer to the customer; a question needs its words (D-22, POR-062). */
export function StatusDialog({ action, ticket, isOpen, refresh, onClose, onChanged }: StatusDialogProps): ReactNode {
  const t = useTranslate();
  const { value, change, clear } = useDraft(`ticket-${action}-${ticket.id}`, v.string(), '');
  const moving = useTicketChange(changeStatusMutation, refresh);
  const [isTried, setTried] = useState(false);
  const isRequired = action === 'ASK';
  const isMissing = isRequired && value.trim() === '';
  const isPossible = !isOpen || ticket.allowedActions.includes(action);
  const submit = async (): Promise<void> => {
    setTried(true);
    if (isMissing) {
      document.getElementById('ticket-answer')?.focus();
      return;
    }
    const variables = { id: ticket.id, expectedVersion: ticket.version, action, comment: value };
    if ((await moving.run(variables)) === null) return;
    clear();
    setTried(false);
    onChanged();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t(`ticket.staff.${action}`)}
      closeText={t('ticket.cancel')}
      footer={
        <div className={styles.buttons}>
          <Button
            type="submit"
            form="ticket-status-form"
            busy={moving.isRunning}
            busyText={t('tickets.sending')}
            disabled={!isPossible}
          >
            {t(`ticket.staff.${action}`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ticket.cancel')}
          </Button>
        </div>
      }
    >
      <form
        id="ticket-status-form"
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ChangeFailure change={moving} ticket={ticket} isPossible={isPossible} titleId="ticket.staff.failed" />
        <Textarea
          id="ticket-answer"
          label={t('ticket.staff.answer')}
          optionalText={isRequired ? undefined : t('tickets.optional')}
          required={isRequired}
          rows={6}
          maxLength={10_000}
          error={isTried && isMissing ? t('tickets.problem.text') : undefined}
          value={value}
          onChange={({ currentTarget }) => change(() => currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
