import { sql } from 'kysely';
import type { OpenFiles } from '../kept-files/open-kept-files.ts';
import { daysAgo } from '../retention/days-ago.ts';
import { unfinishedMs } from './create-upload-server.ts';
import type { UploadDatabase } from './upload-database.ts';

/** Files of uploads that ended in this moment in another process. */
async function removeUnknown(
  database: UploadDatabase,
  { files }: OpenFiles & { readonly kind: 'objects' },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select distinct kept_piece.name from kept_piece
    where folder = 'uploads' and not exists (select from upload_file where id = kept_piece.name)`.execute(database);
  for (const { name } of rows) await files.remove(name);
  await files.removeLeft();
}

/** Deletes unfinished files after a day, and after their time complete ones that belong to nothing. */
export async function purgeUploads(database: UploadDatabase, open: OpenFiles, unclaimedDays: number): Promise<void> {
  const rows = await database
    .selectFrom('upload_file')
    .select('id')
    .where('submission_id', 'is', null)
    .where((is) =>
      is.or([
        is('created_at', '<', daysAgo(unclaimedDays)),
        is.and([is('state', '=', 'receiving'), is('created_at', '<', new Date(Date.now() - unfinishedMs))]),
      ]),
    )
    .execute();
  for (const { id } of rows) {
    // A form may have taken it meanwhile.
    const { numDeletedRows } = await database
      .deleteFrom('upload_file')
      .where('id', '=', id)
      .where('submission_id', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await open.files.remove(id);
  }
  if (open.kind === 'objects') await removeUnknown(database, open);
}
