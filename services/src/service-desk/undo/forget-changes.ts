import type { DeskDatabase } from '../model/desk-tables.ts';

/**
 * Ends what somebody could take back, in the transaction that changes their rights: whoever leaves an organization does
 * nothing in it any more. Departures stay, their end is still to come (finishChanges) and taking them back asks anew.
 */
export async function forgetChangesOf(database: DeskDatabase, userId: string): Promise<void> {
  await database.deleteFrom('desk_undo').where('by_id', '=', userId).where('leaving_user_id', 'is', null).execute();
}
