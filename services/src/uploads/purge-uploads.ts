import type { Server } from '@tus/server';
import type { UploadDatabase } from './upload-database.ts';

/** A complete file that no form has claimed by then is deleted. */
const unclaimedMs = 2 * 86_400_000;

/** Deletes unfinished files after a day and files of forms that were never sent after two. */
export async function purgeUploads(database: UploadDatabase, server: Server): Promise<void> {
  await server.cleanUpExpiredUploads();
  const limit = new Date(Date.now() - unclaimedMs);
  const rows = await database
    .deleteFrom('upload_file')
    .where('submission_id', 'is', null)
    .where('created_at', '<', limit)
    .returning('id')
    .execute();
  for (const { id } of rows) {
    await server.datastore.remove(id).catch(() => {
      // Already deleted with the unfinished ones.
    });
  }
}
