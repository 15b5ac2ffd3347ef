import type { CommentDraft } from '../../features/tickets/comment-draft.ts';

/** Moves typed input to the comments being sent. */
export function startSending(
  draft: CommentDraft,
  clientMutationId: string,
  attachments: readonly string[],
): CommentDraft {
  const comment = { clientMutationId, text: draft.text.trim(), attachments: [...draft.carried, ...attachments] };
  return { text: '', carried: [], outgoing: [...draft.outgoing, comment] };
}

/** Removes a comment that has arrived or was discarded. */
export function dropOutgoing(draft: CommentDraft, clientMutationId: string): CommentDraft {
  return { ...draft, outgoing: draft.outgoing.filter((comment) => comment.clientMutationId !== clientMutationId) };
}

/** Puts an unsent comment back into the form, before anything typed since. */
export function takeBack(draft: CommentDraft, clientMutationId: string): CommentDraft {
  const comment = draft.outgoing.find((each) => each.clientMutationId === clientMutationId);
  if (comment === undefined) return draft;
  return {
    ...dropOutgoing(draft, clientMutationId),
    text: [comment.text, draft.text].filter((text) => text !== '').join('\n\n'),
    carried: [...draft.carried, ...comment.attachments],
  };
}
