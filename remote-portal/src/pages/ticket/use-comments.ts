import { mapRequestError, RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../../data/use-desk.ts';
import {
  commentDraftSchema,
  emptyCommentDraft,
  nameCommentDraft,
  type OutgoingComment,
} from '../../features/tickets/comment-draft.ts';
import { dropOutgoing, startSending, takeBack } from './outgoing-comment.ts';
import { addCommentMutation } from './ticket.mutations.ts';
import type { Ticket } from './ticket.query.ts';

/** Progress of sending a comment; after a reload no comment is being sent. */
export type SendingState =
  | { readonly kind: 'sending' }
  | { readonly kind: 'stopped'; readonly error: RequestError | null }
  | { readonly kind: 'sent'; readonly commentIds: readonly string[] };

/** A comment shown before the service desk has confirmed it. */
export interface ShownOutgoing extends OutgoingComment {
  readonly state: SendingState;
}

/** The viewer's unconfirmed comments on a ticket. */
export interface Comments {
  readonly text: string;
  /** Number of files from a withdrawn comment that the next one will carry. */
  readonly carriedFiles: number;
  readonly outgoing: readonly ShownOutgoing[];
  readonly setText: (text: string) => void;
  readonly send: (attachments: readonly string[]) => void;
  readonly retry: (comment: OutgoingComment) => void;
  readonly edit: (clientMutationId: string) => void;
  readonly discard: (clientMutationId: string) => void;
}

/** Shows comments optimistically and sends them, retrying as needed but never twice (POR-062, POR-066). */
export function useComments(ticket: Ticket, refresh: () => void): Comments {
  const shell = useShell();
  const desk = useDesk();
  const { value: draft, change } = useDraft(nameCommentDraft(ticket.id), commentDraftSchema, emptyCommentDraft);
  const [states, setStates] = useState<Readonly<Record<string, SendingState>>>({});
  const [sent, setSent] = useState<readonly OutgoingComment[]>([]);

  const mark = (id: string, state: SendingState): void => setStates((all) => ({ ...all, [id]: state }));
  const transmit = async (comment: OutgoingComment): Promise<void> => {
    const { clientMutationId, text, attachments } = comment;
    mark(clientMutationId, { kind: 'sending' });
    try {
      if (desk === null) throw new RequestError('signed-out', 'Nobody is signed in');
      const input = { clientMutationId, ticketId: ticket.id, text, attachments };
      const commentIds = await desk.run(addCommentMutation, { input });
      mark(clientMutationId, { kind: 'sent', commentIds });
      setSent((all) => [...all, comment]);
      change((last) => dropOutgoing(last, clientMutationId));
    } catch (error) {
      const known = mapRequestError(error);
      if (known.kind === 'unexpected') shell?.reportError(known, 'sending a comment');
      mark(clientMutationId, { kind: 'stopped', error: known });
    }
    refresh();
  };

  const isResumed = useRef(false);
  useEffect(() => {
    // These were sent before the page was left: for a sign-in, or with a lost answer.
    if (desk === null || isResumed.current) return;
    isResumed.current = true;
    for (const comment of draft.outgoing) void transmit(comment);
  });

  useEffect(() => {
    const goOn = (): void => {
      for (const comment of draft.outgoing) {
        const state = states[comment.clientMutationId];
        if (state?.kind === 'stopped' && state.error?.kind === 'offline') void transmit(comment);
      }
    };
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  });

  // A comment that has arrived stays visible until the conversation contains it.
  const known = new Set(ticket.comments.map(({ id }) => id));
  const arrived = sent.filter(({ clientMutationId }) => {
    const state = states[clientMutationId];
    return state?.kind === 'sent' && !state.commentIds.every((id) => known.has(id));
  });
  const shown = [
    ...arrived,
    ...draft.outgoing.filter(({ clientMutationId }) => states[clientMutationId]?.kind !== 'sent'),
  ];
  return {
    text: draft.text,
    carriedFiles: draft.carried.length,
    outgoing: shown.map((comment) => ({
      ...comment,
      state: states[comment.clientMutationId] ?? { kind: 'stopped', error: null },
    })),
    setText: (text) => change((last) => ({ ...last, text })),
    send: (attachments) => {
      const next = startSending(draft, crypto.randomUUID(), attachments);
      change(() => next);
      const comment = next.outgoing.at(-1);
      if (comment !== undefined) void transmit(comment);
    },
    retry: (comment) => void transmit(comment),
    edit: (id) => change((last) => takeBack(last, id)),
    discard: (id) => change((last) => dropOutgoing(last, id)),
  };
}
