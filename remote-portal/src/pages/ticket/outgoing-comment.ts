import * as v from 'valibot';

const outgoingSchema = v.object({
  /** The same again changes nothing at the service desk, so a comment can be sent until it is known to be there. */
  clientMutationId: v.string(),
  text: v.string(),
  attachments: v.array(v.string()),
});
/** A comment that the service desk has not confirmed yet. */
export type OutgoingComment = v.InferOutput<typeof outgoingSchema>;

/** What is typed below a ticket, and what of it is on its way; both outlive a reload and a forced sign-in. */
export const commentDraftSchema = v.object({
  text: v.string(),
  /** Files of a comment that was taken back, which go with the next one. */
  carried: v.array(v.string()),
  outgoing: v.array(outgoingSchema),
});
export type CommentDraft = v.InferOutput<typeof commentDraftSchema>;

export const emptyCommentDraft: CommentDraft = { text: '', carried: [], outgoing: [] };

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
