import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { createIdentityDatabase } from '../identity/realm/identity-database.ts';
import { createKeyText, createSigningKey, identitySecrets } from '../identity/realm/secrets.ts';
import type { SecretSeal } from '../secrets/secret-seal.ts';
import { writeStoredSecret } from '../secrets/stored-secret.ts';
import { createFileKey, fileKeySecret } from '../uploads/load-file-key.ts';

/**
 * New keys instead of all that are there, for when these were stolen or can no longer be opened: ends every session and
 * makes signed links and the secrets of authenticator apps worthless.
 */
export async function replaceKeys(database: Kysely<Database>, seal: SecretSeal): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const write = (secret: Parameters<typeof writeStoredSecret>[1], text: string) =>
      writeStoredSecret(transaction, secret, { seal, text });
    await write(identitySecrets.jwks, JSON.stringify({ keys: [createSigningKey()] }));
    await write(identitySecrets.cookieKeys, JSON.stringify([createKeyText()]));
    await write(identitySecrets.factorSecrets, JSON.stringify([createKeyText()]));
    await write(fileKeySecret, createFileKey());
    // Sessions and tokens are names, which no key protects.
    await createIdentityDatabase(transaction).deleteFrom('identity_artifact').execute();
  });
}
