import { writeDraft } from '@kmx/remote-kit/storage/own-drafts.ts';
import * as v from 'valibot';
import type { UnsentChanges } from './find-unsent-changes.ts';

const outgoingSchema = v.object({
  /** Sending the same id again changes nothing at the service desk, so a comment can be retried until it is confirmed. */
  clientMutationId: v.string(),
  text: v.string(),
  attachments: v.array(v.string()),
});
/** A comment that the service desk has not confirmed yet. */
export type OutgoingComment = v.InferOutput<typeof outgoingSchema>;

/** Input typed below a ticket, and the comments being sent; both survive a reload and a forced sign-in. */
export const commentDraftSchema = v.object({
  text: v.string(),
  /** Files of a withdrawn comment, which are attached to the next one. */
  carried: v.array(v.string()),
  outgoing: v.array(outgoingSchema),
});
export type CommentDraft = v.InferOutput<typeof commentDraftSchema>;

export const emptyCommentDraft: CommentDraft = { text: '', carried: [], outgoing: [] };

/** Name of the draft of a comment on a ticket. */
export const nameCommentDraft = (ticketId: string) => `ticket-comment-${ticketId}`;

/** Moves text that a ticket does not contain yet into the comment below it, for the user to check and send. */
export function keepAsComment(userId: string, ticketId: string, { text, attachments }: UnsentChanges): void {
  writeDraft(userId, nameCommentDraft(ticketId), { ...emptyCommentDraft, text, carried: attachments });
}
