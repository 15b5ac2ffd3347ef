import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import { ChangeFailure } from './change-failure.tsx';
import { changeStatusMutation } from './ticket.mutations.ts';
import type { TicketDialogProps } from './ticket-dialog.ts';
import { useTicketChange } from './use-ticket-change.ts';

interface StatusDialogProps extends TicketDialogProps {
  readonly action: 'ASK' | 'SOLVE';
}

const statusAfter = { ASK: 'WAITING_FOR_YOU', SOLVE: 'SOLVED' } as const;

/** Moves a ticket on with an answer to the customer; a question needs its words (D-22, POR-062). */
export function StatusDialog(props: StatusDialogProps): ReactNode {
  const { action, ticket, isOpen, refresh, onClose, onSent, onFailed } = props;
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
    onSent(statusAfter[action]);
    const changed = await moving.run(
      { id: ticket.id, expectedVersion: ticket.version, action, comment: value },
      {
        text: t(`ticket.staff.done.${action}`),
        takesFocus: 'at-once',
        onUndone: () => {
          change(() => value);
          refresh();
        },
      },
    );
    if (changed === null) return onFailed();
    clear();
    setTried(false);
  };
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      title={t(`ticket.staff.${action}`)}
      submitText={t(`ticket.staff.${action}`)}
      isRunning={moving.isRunning}
      isDisabled={!isPossible}
      onSubmit={() => void submit()}
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
    </FormDialog>
  );
}
