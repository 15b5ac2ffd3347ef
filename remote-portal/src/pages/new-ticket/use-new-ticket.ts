import { type CheckedForm, useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useSession, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback, useState } from 'react';
import { type DeskMutation, useMutation } from '../../data/use-mutation.ts';
import { type Attachments, useAttachments } from '../../features/attachments/use-attachments.ts';
import type { Choices } from '../../features/choices/choices.ts';
import type { Location } from '../../features/locations/location.query.ts';
import { keepAsComment } from '../../features/tickets/comment-draft.ts';
import { findUnsentChanges } from '../../features/tickets/find-unsent-changes.ts';
import { readServerProblems } from '../../features/tickets/ticket-problems.ts';
import { createTicketInput, createTicketMutation } from './create-ticket.mutation.ts';
import { emptyNewTicket, type NewTicketDraft, newTicketDraftSchema, newTicketRules } from './new-ticket-draft.ts';

/** The form for a new ticket: typed input, problems and submission. */
export interface NewTicketForm {
  /** With the location, which may be the only one there is. */
  readonly typed: NewTicketDraft;
  readonly isRestored: boolean;
  readonly attachments: Attachments;
  readonly form: CheckedForm<keyof NewTicketDraft | 'attachments'>;
  /** Whether the user tried to send while files were uploading. */
  readonly isHeld: boolean;
  readonly creation: Pick<DeskMutation<unknown, never>, 'isRunning' | 'error'>;
  readonly change: (values: Partial<NewTicketDraft>) => void;
  readonly discard: () => void;
  /** Sends the form for a location, which may be the only one there is. */
  readonly attempt: () => void;
  readonly send: () => Promise<void>;
}

const formName = 'new-ticket';

/** Stores, checks and sends the form; typed input is never lost before the ticket exists (POR-007, POR-060). */
export function useNewTicket(locations: Choices<Location>): NewTicketForm {
  const t = useTranslate();
  const shell = useShell();
  const href = useHref();
  const userId = useSession().user?.id ?? '';
  const { value: draft, isRestored, change, clear } = useDraft(formName, newTicketDraftSchema, emptyNewTicket);
  const attachments = useAttachments(formName);
  const { run, forget, isRunning, error } = useMutation(createTicketMutation);
  const [isHeld, setHeld] = useState(false);
  // With a single location there is nothing to choose.
  const locationId = draft.locationId || (locations.total === 1 ? (locations.items[0]?.id ?? '') : '');
  const typed = { ...draft, locationId };
  const form = useCheckedForm({
    id: 'new-ticket',
    values: { ...typed, attachments: attachments.ids.join(' ') },
    rules: newTicketRules,
    refused: readServerProblems(error),
    describe: (problem) => t(`tickets.problem.${problem}`),
  });

  const clearAll = (): void => {
    clear();
    attachments.clear();
    form.reset();
    forget();
  };
  const send = async (): Promise<void> => {
    if (attachments.isUnderWay) return;
    const clientMutationId = draft.clientMutationId || crypto.randomUUID();
    change((last) => ({ ...last, clientMutationId }));
    const ticket = await run({ input: createTicketInput(typed, clientMutationId, attachments.ids) });
    if (ticket === null) return;
    const { id } = ticket;
    const files = attachments.items.flatMap(({ id: fileId, name, size }) =>
      fileId !== null && attachments.ids.includes(fileId) ? [{ id: fileId, name, size }] : [],
    );
    const unsent = findUnsentChanges({ ...typed, files }, ticket);
    if (unsent !== null) keepAsComment(userId, id, unsent);
    clearAll();
    const text = t(unsent === null ? 'newTicket.sent' : 'newTicket.sentBefore', { id });
    const kind = unsent === null ? 'success' : 'info';
    shell?.showFlashMessage({ kind, text, link: null, isStatic: false, isFloating: unsent === null });
    shell?.navigate(href(`/mykomax/tickets/${id}`), { replace: true });
  };
  return {
    typed,
    isRestored,
    attachments,
    form,
    isHeld: isHeld && attachments.isUnderWay,
    creation: { isRunning, error },
    change: useCallback((values) => change((last) => ({ ...last, ...values })), [change]),
    discard: clearAll,
    attempt: () => {
      forget();
      setHeld(attachments.isUnderWay);
    },
    send,
  };
}
