import type { Server } from '@tus/server';
import { daysAgo } from '../retention/days-ago.ts';
import type { UploadDatabase } from './upload-database.ts';

/** Deletes unfinished files after a day, and after their time complete ones that belong to nothing. */
export async function purgeUploads(database: UploadDatabase, server: Server, unclaimedDays: number): Promise<void> {
  await server.cleanUpExpiredUploads();
  const rows = await database
    .deleteFrom('upload_file')
    .where('submission_id', 'is', null)
    .where('created_at', '<', daysAgo(unclaimedDays))
    .returning('id')
    .execute();
  for (const { id } of rows) {
    await server.datastore.remove(id).catch(() => {
      // Already deleted with the unfinished ones.
    });
  }
}
