import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { requireText } from '@kmx/remote-kit/forms/form-rules.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import { closeReasons } from '../../features/tickets/ticket-fields.ts';
import { ChangeFailure } from './change-failure.tsx';
import { closeTicketMutation } from './ticket.mutations.ts';
import type { TicketDialogProps } from './ticket-dialog.ts';
import { useTicketChange } from './use-ticket-change.ts';

const draftSchema = v.object({ reason: v.string(), comment: v.string() });
const emptyDraft = { reason: '', comment: '' };
const rules = { closeReason: requireText('closeReason', 'closeReason') };

/** Asks why a ticket is closed, with an optional final comment, and closes it; can be undone briefly (POR-063, POR-064). */
export function CloseDialog({ ticket, isOpen, refresh, onClose, onSent, onFailed }: TicketDialogProps): ReactNode {
  const t = useTranslate();
  const { value, change, clear } = useDraft(`ticket-close-${ticket.id}`, draftSchema, emptyDraft);
  const closing = useTicketChange(closeTicketMutation, refresh);
  const form = useCheckedForm({
    id: 'ticket',
    values: { closeReason: value.reason },
    rules,
    describe: (problem) => t(`tickets.problem.${problem}`),
  });
  const isPossible = !isOpen || ticket.allowedActions.includes('CLOSE');
  const submit = async (): Promise<void> => {
    onSent('CLOSED');
    const changed = await closing.run(
      { id: ticket.id, expectedVersion: ticket.version, ...value },
      {
        text: t('ticket.closed', { id: ticket.id }),
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
      title={t('ticket.close')}
      submitText={t('ticket.close.confirm')}
      isRunning={closing.isRunning}
      isDisabled={!isPossible}
      form={form}
      onSubmit={() => void submit()}
    >
      <p>{t('ticket.close.text')}</p>
      <ChangeFailure change={closing} ticket={ticket} isPossible={isPossible} titleId="ticket.close.failed" />
      <RadioGroup
        {...form.getField('closeReason')}
        label={t('ticket.close.reason')}
        required
        value={value.reason}
        options={closeReasons.map((reason) => ({ value: reason, text: t(`tickets.reason.${reason}`) }))}
        onSelect={(reason) => change((last) => ({ ...last, reason }))}
      />
      <Textarea
        label={t('ticket.close.comment')}
        optionalText={t('tickets.optional')}
        maxLength={10_000}
        value={value.comment}
        onChange={({ currentTarget: { value: comment } }) => change((last) => ({ ...last, comment }))}
      />
    </FormDialog>
  );
}
