import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { requireText } from '@kmx/remote-kit/forms/form-rules.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useSession, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import { keepAsComment } from '../../features/tickets/comment-draft.ts';
import { findUnsentChanges } from '../../features/tickets/find-unsent-changes.ts';
import { ChangeFailure } from './change-failure.tsx';
import { createFollowUpMutation } from './ticket.mutations.ts';
import type { Ticket } from './ticket.query.ts';
import { useTicketChange } from './use-ticket-change.ts';

const draftSchema = v.object({ clientMutationId: v.string(), subject: v.string(), description: v.string() });
const rules = {
  subject: requireText('subject', 'subject'),
  description: requireText('description', 'description'),
};

interface FollowUpDialogProps {
  readonly ticket: Ticket;
  readonly isOpen: boolean;
  readonly refresh: () => void;
  /** Text typed for the closed ticket, which the follow-up starts with. */
  readonly unsent: string;
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** Opens a ticket that continues a closed one, for the same machine and location (D-22). */
export function FollowUpDialog(props: FollowUpDialogProps): ReactNode {
  const { ticket, isOpen, refresh, unsent, onTaken, onClose } = props;
  const t = useTranslate();
  const shell = useShell();
  const href = useHref();
  const userId = useSession().user?.id ?? '';
  const { value, change, clear } = useDraft(`ticket-follow-up-${ticket.id}`, draftSchema, {
    clientMutationId: '',
    subject: ticket.subject,
    description: '',
  });
  const creation = useTicketChange(createFollowUpMutation, refresh);
  const form = useCheckedForm({
    id: 'follow-up',
    values: value,
    rules,
    describe: (problem) => t(`tickets.problem.${problem}`),
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    const isOpening = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (!isOpening || unsent === '') return;
    change((last) => (last.description === '' ? { ...last, description: unsent } : last));
  }, [isOpen, unsent, change]);
  const submit = async (): Promise<void> => {
    const clientMutationId = value.clientMutationId || crypto.randomUUID();
    change((last) => ({ ...last, clientMutationId }));
    const answer = await creation.run({ ...value, id: ticket.id, clientMutationId }, null);
    if (answer === null) return;
    const { id } = answer;
    const unsent = findUnsentChanges({ ...value, files: [] }, { ...answer, attachments: [] });
    if (unsent !== null) keepAsComment(userId, id, unsent);
    clear();
    if (props.unsent !== '') onTaken();
    const text = t(unsent === null ? 'newTicket.sent' : 'newTicket.sentBefore', { id });
    const kind = unsent === null ? 'success' : 'info';
    shell?.showFlashMessage({ kind, text, link: null, isStatic: false, isFloating: unsent === null });
    shell?.navigate(href(`/mykomax/tickets/${id}`));
  };
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      title={t('ticket.followUp')}
      submitText={t('newTicket.send')}
      isRunning={creation.isRunning}
      form={form}
      onSubmit={() => void submit()}
    >
      <p>{t('ticket.followUp.text', { id: ticket.id })}</p>
      <ChangeFailure
        change={creation}
        ticket={ticket}
        isPossible={ticket.allowedActions.includes('FOLLOW_UP') || !isOpen}
        titleId="newTicket.failed"
      />
      <TextField
        {...form.getField('subject')}
        required
        maxLength={200}
        autoComplete="off"
        label={t('tickets.column.subject')}
        value={value.subject}
        onChange={({ currentTarget: { value: subject } }) => change((last) => ({ ...last, subject }))}
      />
      <Textarea
        {...form.getField('description')}
        required
        rows={5}
        maxLength={10_000}
        label={t('tickets.description')}
        value={value.description}
        onChange={({ currentTarget: { value: description } }) => change((last) => ({ ...last, description }))}
      />
    </FormDialog>
  );
}
