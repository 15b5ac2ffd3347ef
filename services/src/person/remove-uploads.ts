import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { PersonDatabase } from './find-person.ts';

/** Lets go of files within the transaction: should the command be killed after it, the services remove them themselves. */
export async function releaseUploads(database: PersonDatabase, ids: readonly string[]): Promise<void> {
  await sql`update upload_file set submission_id = null, name = '', created_at = to_timestamp(0)
    where id = any(${[...ids]}::text[])`.execute(database);
}

/** Removes such files from the folder of uploads, and then their rows. Returns how many are not there, whose rows stay. */
export async function removeUploads(
  database: PersonDatabase,
  folder: string,
  ids: readonly string[],
): Promise<{ readonly missing: number }> {
  let missing = 0;
  for (const id of ids) {
    const file = path.join(folder, id);
    const isThere = await stat(file).then(
      () => true,
      () => false,
    );
    // With another DATA_DIR than the services have, the file is elsewhere, and its row is how they find it.
    if (!isThere) {
      missing += 1;
      continue;
    }
    await rm(file, { force: true });
    await rm(`${file}.json`, { force: true });
    await database.deleteFrom('upload_file').where('id', '=', id).execute();
  }
  return { missing };
}
