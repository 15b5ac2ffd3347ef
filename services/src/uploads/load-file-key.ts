import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { UploadTables } from './upload-database.ts';

const name = 'file-links';

/**
 * The key that signs links to uploaded files, created at the first start and kept in the database, because a link must
 * survive a restart. Needs the tables of uploads.
 */
export async function loadFileKey(database: Kysely<Database>): Promise<Buffer> {
  const uploads = database.withTables<UploadTables>();
  const query = uploads.selectFrom('upload_secret').select('value').where('name', '=', name);
  const stored = await query.executeTakeFirst();
  if (stored !== undefined) return Buffer.from(stored.value, 'base64url');
  await uploads
    .insertInto('upload_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return Buffer.from((await query.executeTakeFirstOrThrow()).value, 'base64url');
}
