import type { DeskDatabase } from '../model/desk-tables.ts';
import type { Desk } from '../request/desk-context.ts';
import { removeUnusedUser } from './change-invitation.ts';

/** Ends the time in which a departed user could return, because their address is needed now. */
export async function finishDepartureOf(
  database: DeskDatabase,
  desk: Pick<Desk, 'openDirectory'>,
  email: string,
): Promise<void> {
  const leaving = await database
    .selectFrom('desk_undo')
    .innerJoin('desk_user', 'desk_user.id', 'desk_undo.leaving_user_id')
    .select(['desk_undo.id', 'desk_user.id as userId'])
    .where('desk_user.email', '=', email)
    .execute();
  for (const { id, userId } of leaving) {
    await database.deleteFrom('desk_undo').where('id', '=', id).execute();
    await removeUnusedUser(database, desk, userId);
  }
}

/** Forgets changes that can no longer be undone, and with them the people who left for good. */
export async function finishChanges(desk: Pick<Desk, 'database' | 'openDirectory'>, now = new Date()): Promise<void> {
  const ended = await desk.database.selectFrom('desk_undo').select('id').where('until', '<=', now).execute();
  for (const { id } of ended) {
    await desk.database.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('desk_undo')
        .where('id', '=', id)
        .returning('leaving_user_id')
        .executeTakeFirst();
      if (gone?.leaving_user_id) await removeUnusedUser(transaction, desk, gone.leaving_user_id);
    });
  }
}
