import { sql } from 'kysely';
import { FilesAwayError, type KeptFiles } from '../kept-files/kept-files.ts';
import type { PersonDatabase } from './find-person.ts';

/** Lets go of files within the transaction: should the command be killed after it, the services remove them themselves. */
export async function releaseUploads(database: PersonDatabase, ids: readonly string[]): Promise<void> {
  await sql`update upload_file set submission_id = null, name = '', created_at = to_timestamp(0)
    where id = any(${[...ids]}::text[])`.execute(database);
}

/**
 * Removes such files, and then their rows. Returns how many are not there, or could not be removed now: their rows stay,
 * by which the services find them.
 */
export async function removeUploads(
  database: PersonDatabase,
  files: KeptFiles,
  ids: readonly string[],
): Promise<{ readonly missing: number }> {
  let missing = 0;
  for (const id of ids) {
    // With another DATA_DIR than the services have, the file is elsewhere; a store may be away.
    const isRemoved = await files.remove(id).catch((error: unknown) => {
      if (error instanceof FilesAwayError) return false;
      throw error;
    });
    if (isRemoved) await database.deleteFrom('upload_file').where('id', '=', id).execute();
    else missing += 1;
  }
  return { missing };
}
