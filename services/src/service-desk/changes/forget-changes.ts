import type { DeskDatabase } from '../model/desk-tables.ts';

/**
 * Ends what a person could undo, in the transaction that changes their rights: someone who leaves an organization does
 * nothing in it any more. Departures stay, because their end is still to come (finishChanges) and undoing them checks
 * the rights again.
 */
export async function forgetChangesOf(database: DeskDatabase, userId: string): Promise<void> {
  await database.deleteFrom('desk_undo').where('by_id', '=', userId).where('leaving_user_id', 'is', null).execute();
}
