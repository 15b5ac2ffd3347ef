import { isLocalOrigin } from '@kmx/server-kit/public-start/is-local-origin.ts';
import { pino } from 'pino';
import { RefusedError, UsageError } from '../commands/command-errors.ts';
import { withOwnDatabase, withSharedDatabase } from '../commands/open-owned-database.ts';
import { printOutcome } from '../commands/print-outcome.ts';
import { parseDatabaseConfiguration } from '../configuration/parse-configuration.ts';
import { createSecretSeal } from '../secrets/secret-seal.ts';
import { replaceKeys } from './replace-keys.ts';
import { knownMs, type RotatedKeys, rotateKeys } from './rotate-keys.ts';

const usage = `Usage: npm run keys -- <command>

  rotate          new keys sign tokens and cookies, on a server five minutes later, otherwise from the next start on;
                  nobody is signed out
  replace --yes   new keys instead of all that are there, because these were stolen or IDENTITY_SECRET is lost: signs
                  everybody out, ends links to uploaded files, and owners of authenticator apps need a recovery code

  On a server (DATABASE_URL) services may run while keys are rotated; otherwise they must be stopped. Environment:
  DATA_DIR (.data), DATABASE_URL, PUBLIC_ORIGIN, IDENTITY_SECRET as they have it.
  Exit codes: 0 done, 1 failed, 2 usage, 3 refused.`;

function describeRotation({ signing, since, verifying, removed }: RotatedKeys, isShared: boolean): string {
  return [
    isShared
      ? `${signing} signs from ${since.toISOString()} on: all running services know it by then.`
      : `${signing} signs from the next start on.`,
    ...verifying.map((kid) => `${kid} verifies what it has signed.`),
    ...removed.map((kid) => `${kid} is removed: all that it has signed has expired.`),
  ].join('\n');
}

async function runCommand(words: readonly string[]): Promise<string> {
  const [command = 'help', ...rest] = words;
  if (command === 'help') return usage;
  const isRotation = command === 'rotate' && rest.length === 0;
  const isReplacement = command === 'replace' && rest.join(' ') === '--yes';
  if (command === 'replace' && rest.length === 0)
    throw new UsageError('replace signs everybody out; if that is meant: npm run keys -- replace --yes');
  if (!isRotation && !isReplacement) throw new UsageError(`${words.join(' ')} is not a command`);
  const configuration = parseDatabaseConfiguration(process.env);
  if (configuration.identitySecret === null && !isLocalOrigin(configuration.publicOrigin))
    throw new RefusedError(
      'IDENTITY_SECRET is missing: without it, the new keys would be in the database as they are.',
    );
  const seal = createSecretSeal(configuration.identitySecret);
  const logger = pino({ level: 'silent' });
  if (isRotation && configuration.postgres !== null) {
    return withSharedDatabase(configuration.postgres, logger, async (database) =>
      describeRotation(await rotateKeys(database, { seal, waitMs: knownMs }), true),
    );
  }
  return withOwnDatabase(configuration, logger, async (database) => {
    if (isRotation) return describeRotation(await rotateKeys(database, { seal, waitMs: 0 }), false);
    await replaceKeys(database, seal);
    return 'All keys are new. Everybody has to sign in again.';
  });
}

await printOutcome(usage, () => runCommand(process.argv.slice(2)));
