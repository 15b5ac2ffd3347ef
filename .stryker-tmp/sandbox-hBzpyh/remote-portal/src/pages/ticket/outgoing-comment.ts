// @ts-nocheck
import type { CommentDraft } from '../../features/tickets/comment-draft.ts';

/** Moves what is typed to what is on its way. */
export function startSending(
  draft: CommentDraft,
  clientMutationId: string,
  attachments: readonly string[],
): CommentDraft {
  const comment = { clientMutationId, text: draft.text.trim(), attachments: [...draft.carried, ...attachments] };
  return { text: '', carried: [], outgoing: [...draft.outgoing, comment] };
}

/** Forgets a comment that has arrived, or that nobody wants to send any more. */
export function dropOutgoing(draft: CommentDraft, clientMutationId: string): CommentDraft {
  return { ...draft, outgoing: draft.outgoing.filter((comment) => comment.clientMutationId !== clientMutationId) };
}

/** Puts a comment that was not sent back into the form, before what has been typed since. */
export function takeBack(draft: CommentDraft, clientMutationId: string): CommentDraft {
  const comment = draft.outgoing.find((each) => each.clientMutationId === clientMutationId);
  if (comment === undefined) return draft;
  return {
    ...dropOutgoing(draft, clientMutationId),
    text: [comment.text, draft.text].filter((text) => text !== '').join('\n\n'),
    carried: [...draft.carried, ...comment.attachments],
  };
}
