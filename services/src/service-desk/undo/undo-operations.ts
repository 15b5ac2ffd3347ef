import * as v from 'valibot';
import { dropMails } from '../changes/remember-change.ts';
import { parseUndoState, type UndoState } from '../changes/undo-state.ts';
import { createConflictError, createDeskError } from '../model/desk-error.ts';
import { idSchema } from '../model/input-schemas.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { createOperation, type Operations } from '../request/guard-operations.ts';
import { loadTicket } from '../tickets/ticket-fields.ts';
import { loadUser } from '../users/user-operations.ts';
import { undoAccessChange } from './undo-access.ts';
import { undoDeparture } from './undo-membership.ts';
import { undoTicketChange } from './undo-ticket.ts';

/** Undoes a change in full or not at all: its state, its comment and the mails that have waited. */
async function undoChange(request: DeskRequest, id: string): Promise<UndoState> {
  return request.desk.database.transaction().execute(async (transaction) => {
    const row = await transaction.deleteFrom('desk_undo').where('id', '=', id).returningAll().executeTakeFirst();
    if (row === undefined || row.by_id !== request.viewer.userId)
      throw createDeskError('NOT_FOUND', { argument: 'id' });
    const state = parseUndoState(row.state);
    const tooLate = () => createConflictError('TOO_LATE', { id, version: 0, status: 'DONE' });
    if (row.until <= new Date()) throw tooLate();
    if (state.kind !== 'MEMBERSHIP' && !(await dropMails(transaction, state.mailIds))) throw tooLate();
    if (state.kind === 'TICKET') await undoTicketChange(transaction, request, state);
    else if (state.kind === 'ACCESS') await undoAccessChange(transaction, request, state);
    else await undoDeparture(transaction, request, state);
    return state;
  });
}

async function findUserId(request: DeskRequest, state: UndoState): Promise<string | null> {
  if (state.kind === 'MEMBERSHIP') return state.userId;
  if (state.kind !== 'ACCESS') return null;
  const query = request.desk.database.selectFrom('desk_access').select('user_id').where('id', '=', state.accessId);
  return (await query.executeTakeFirst())?.user_id ?? null;
}

/** Undoing one's own last change. */
export const undoOperations: Operations = {
  'Mutation.undo': createOperation(v.object({ id: idSchema }), async ({ id }, request) => {
    const state = await undoChange(request, id);
    const userId = await findUserId(request, state);
    return {
      id,
      ticket: () => (state.kind === 'TICKET' ? loadTicket(request, state.ticketId) : null),
      user: () => (userId === null ? null : loadUser(request, userId)),
    };
  }),
};
