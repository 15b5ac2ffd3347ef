import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { createSecretSeal } from '../secrets/secret-seal.ts';
import { loadStoredSecret, type StoredSecret } from '../secrets/stored-secret.ts';

/** Where the key is kept. */
export const fileKeySecret = { table: 'upload_secret', name: 'file-links' } as const satisfies StoredSecret;

/** A new key for links to files. */
export const createFileKey = (): string => randomBytes(32).toString('base64url');

/**
 * The key that signs links to uploaded files, created at the first start and kept in the database, because a link must
 * survive a restart; sealed with IDENTITY_SECRET. Needs the tables of uploads.
 */
export async function loadFileKey(
  database: Kysely<Database>,
  { identitySecret }: { readonly identitySecret: string | null },
): Promise<Buffer> {
  const seal = createSecretSeal(identitySecret);
  return Buffer.from(await loadStoredSecret(database, fileKeySecret, { seal, create: createFileKey }), 'base64url');
}
