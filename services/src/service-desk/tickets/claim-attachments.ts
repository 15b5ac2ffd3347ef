import { randomUUID } from 'node:crypto';
import { createDeskError, createValidationError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';

export const maxAttachments = 10;

/**
 * Joins complete uploads to a ticket or one of its comments. Who knows the id of an upload has sent it: it cannot be
 * guessed, and it is taken once. The network address is not compared, since that of a phone changes (POR-068, D-43).
 */
export async function claimAttachments(
  database: DeskDatabase,
  uploadIds: readonly string[],
  place: { readonly ticketId: string; readonly commentId: string | null },
): Promise<void> {
  const ids = [...new Set(uploadIds)];
  if (ids.length === 0) return;
  if (ids.length > maxAttachments) {
    throw createDeskError('TOO_LARGE', { field: 'attachments', maximum: maxAttachments });
  }
  const rows = await database
    .updateTable('upload_file')
    .set({ submission_id: place.ticketId })
    .where('id', 'in', ids)
    .where('state', '=', 'complete')
    .where('submission_id', 'is', null)
    .returning(['id', 'name', 'size', 'media_type'])
    .execute();
  if (rows.length !== ids.length)
    throw createValidationError([{ field: 'attachments', messageId: 'ticket.attachments' }]);
  await database
    .insertInto('desk_attachment')
    .values(
      rows.map(({ id, name, size, media_type }) => ({
        id: randomUUID(),
        ticket_id: place.ticketId,
        comment_id: place.commentId,
        upload_id: id,
        name,
        size_bytes: Number(size),
        media_type: media_type ?? 'application/octet-stream',
        created_at: new Date(),
      })),
    )
    .execute();
}
