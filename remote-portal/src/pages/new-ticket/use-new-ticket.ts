import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useSession, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback, useState } from 'react';
import { type DeskMutation, useMutation } from '../../data/use-mutation.ts';
import { type Attachments, useAttachments } from '../../features/attachments/use-attachments.ts';
import { keepAsComment } from '../../features/tickets/comment-draft.ts';
import { findUnsentChanges } from '../../features/tickets/find-unsent-changes.ts';
import { readServerProblems, type TicketProblems } from '../../features/tickets/ticket-problems.ts';
import { createTicketInput, createTicketMutation } from './create-ticket.mutation.ts';
import {
  emptyNewTicket,
  findNewTicketProblems,
  type NewTicketDraft,
  newTicketDraftSchema,
} from './new-ticket-draft.ts';

/** The form for a new ticket: typed input, problems and submission. */
export interface NewTicketForm {
  readonly draft: NewTicketDraft;
  readonly isRestored: boolean;
  readonly attachments: Attachments;
  readonly problems: TicketProblems;
  /** Number of refused attempts; each moves the focus to the summary. */
  readonly attempt: number;
  /** Whether the user tried to send while files were uploading. */
  readonly isHeld: boolean;
  readonly creation: Pick<DeskMutation<unknown, never>, 'isRunning' | 'error'>;
  readonly change: (values: Partial<NewTicketDraft>) => void;
  readonly discard: () => void;
  /** Sends the form for a location, which may be the only one there is. */
  readonly submit: (locationId: string) => Promise<void>;
}

const formName = 'new-ticket';

/** Stores, checks and sends the form; typed input is never lost before the ticket exists (POR-007, POR-060). */
export function useNewTicket(): NewTicketForm {
  const t = useTranslate();
  const shell = useShell();
  const href = useHref();
  const userId = useSession().user?.id ?? '';
  const { value: draft, isRestored, change, clear } = useDraft(formName, newTicketDraftSchema, emptyNewTicket);
  const attachments = useAttachments(formName);
  const { run, forget, isRunning, error } = useMutation(createTicketMutation);
  const [missing, setMissing] = useState<TicketProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [isHeld, setHeld] = useState(false);

  const clearAll = (): void => {
    clear();
    attachments.clear();
    setMissing({});
    forget();
  };
  const submit = async (locationId: string): Promise<void> => {
    if (isRunning) return;
    const complete = { ...draft, locationId };
    const found = findNewTicketProblems(complete);
    setMissing(found);
    setAttempt((count) => count + 1);
    setHeld(attachments.isUnderWay);
    if (Object.keys(found).length > 0 || attachments.isUnderWay) {
      forget();
      return;
    }
    const clientMutationId = draft.clientMutationId || crypto.randomUUID();
    change((last) => ({ ...last, clientMutationId }));
    const ticket = await run({ input: createTicketInput(complete, clientMutationId, attachments.ids) });
    if (ticket === null) {
      setAttempt((count) => count + 1);
      return;
    }
    const { id } = ticket;
    const files = attachments.items.flatMap(({ id: fileId, name, size }) =>
      fileId !== null && attachments.ids.includes(fileId) ? [{ id: fileId, name, size }] : [],
    );
    const unsent = findUnsentChanges({ ...complete, files }, ticket);
    if (unsent !== null) keepAsComment(userId, id, unsent);
    clearAll();
    const text = t(unsent === null ? 'newTicket.sent' : 'newTicket.sentBefore', { id });
    const kind = unsent === null ? 'success' : 'info';
    shell?.showFlashMessage({ kind, text, link: null, isStatic: false, isFloating: unsent === null });
    shell?.navigate(href(`/mykomax/tickets/${id}`), { replace: true });
  };
  return {
    draft,
    isRestored,
    attachments,
    problems: { ...readServerProblems(error), ...missing },
    attempt,
    isHeld: isHeld && attachments.isUnderWay,
    creation: { isRunning, error },
    change: useCallback(
      (values) => {
        change((last) => ({ ...last, ...values }));
        // Corrected fields are no longer reported.
        setMissing((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !(field in values))));
      },
      [change],
    ),
    discard: clearAll,
    submit,
  };
}
