import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { requireText } from '@kmx/remote-kit/forms/form-rules.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import { ChangeFailure } from './change-failure.tsx';
import { changeStatusMutation } from './ticket.mutations.ts';
import type { TicketDialogProps } from './ticket-dialog.ts';
import { useTicketChange } from './use-ticket-change.ts';

interface StatusDialogProps extends TicketDialogProps {
  readonly action: 'ASK' | 'SOLVE';
}

const questionRules = { answer: requireText('answer', 'text') };
const statusAfter = { ASK: 'WAITING_FOR_YOU', SOLVE: 'SOLVED' } as const;

/** Changes the status of a ticket with a reply to the customer; a question must have a text (D-22, POR-062). */
export function StatusDialog(props: StatusDialogProps): ReactNode {
  const { action, ticket, isOpen, refresh, onClose, onSent, onFailed } = props;
  const t = useTranslate();
  const { value, change, clear } = useDraft(`ticket-${action}-${ticket.id}`, v.string(), '');
  const moving = useTicketChange(changeStatusMutation, refresh);
  const isRequired = action === 'ASK';
  const form = useCheckedForm({
    id: 'ticket',
    values: { answer: value },
    rules: isRequired ? questionRules : {},
    describe: (problem) => t(`tickets.problem.${problem}`),
  });
  const isPossible = !isOpen || ticket.allowedActions.includes(action);
  const submit = async (): Promise<void> => {
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
    if (changed === null) onFailed();
    else clear();
  };
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      title={t(`ticket.staff.${action}`)}
      submitText={t(`ticket.staff.${action}`)}
      isRunning={moving.isRunning}
      isDisabled={!isPossible}
      form={form}
      onSubmit={() => void submit()}
    >
      <ChangeFailure change={moving} ticket={ticket} isPossible={isPossible} titleId="ticket.staff.failed" />
      <Textarea
        {...form.getField('answer')}
        label={t('ticket.staff.answer')}
        optionalText={isRequired ? undefined : t('tickets.optional')}
        required={isRequired}
        rows={6}
        maxLength={10_000}
        value={value}
        onChange={({ currentTarget }) => change(() => currentTarget.value)}
      />
    </FormDialog>
  );
}
