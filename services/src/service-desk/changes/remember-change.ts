import { createValidationError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { UndoState } from './undo-state.ts';

/** Name that the sender gives to a change, to take it back by; without one it cannot be taken back. */
export type UndoId = string | null | undefined;

/** When the mails of a change may be sent: those of one that can be undone wait until it no longer can. */
export function resolveMailTime({ desk }: DeskRequest, undoId: UndoId, now = new Date()): Date {
  return undoId ? new Date(now.getTime() + desk.settings.undoSeconds * 1000) : now;
}

/** Records what undoing a change takes, within its transaction; `leavingUserId` is deleted for good when the time is over. */
export async function rememberChange(
  database: DeskDatabase,
  request: DeskRequest,
  undoId: UndoId,
  state: UndoState,
  leavingUserId: string | null = null,
): Promise<void> {
  if (!undoId) return;
  const kept = await database
    .insertInto('desk_undo')
    .values({
      id: undoId,
      by_id: request.viewer.userId,
      until: resolveMailTime(request, undoId),
      state: JSON.stringify(state),
      leaving_user_id: leavingUserId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept === undefined) throw createValidationError([{ field: 'undoId', messageId: 'value' }]);
}

/** Deletes mails that wait for the end of the time; gives false when one of them has left. */
export async function dropMails(database: DeskDatabase, mailIds: readonly string[]): Promise<boolean> {
  if (mailIds.length === 0) return true;
  const dropped = await database
    .deleteFrom('mail_message')
    .where('id', 'in', [...mailIds])
    .where('state', 'in', ['queued', 'kept'])
    .where('attempts', '=', 0)
    .returning('id')
    .execute();
  return dropped.length === mailIds.length;
}
