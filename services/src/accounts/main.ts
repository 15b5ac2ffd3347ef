import { pino } from 'pino';
import { withOwnDatabase } from '../commands/open-owned-database.ts';
import { printOutcome } from '../commands/print-outcome.ts';
import { parseDatabaseConfiguration } from '../configuration/parse-configuration.ts';
import { changeRole } from './change-role.ts';
import { createAdministrator } from './create-administrator.ts';
import { describeRemoved } from './describe-removed.ts';
import { hashPassword } from './hash-password.ts';
import { type AccountCommand, parseAccountArguments } from './parse-account-arguments.ts';
import { removeSamples } from './remove-samples.ts';

const usage = `Usage: npm run accounts -- <command>

  create-admin EMAIL      make an internal administrator; prints a link, once, by which the owner chooses a password
    --organization NAME   the company that runs the site; the domain of the address unless it is given
    --country CH          its country
    --first-name, --last-name, --language en
  grant EMAIL ROLE        give a role to an account; release-operator sees what is released, goes back, decides about canaries
  revoke EMAIL ROLE       take a role away; it ends at once
  remove-samples          take sample accounts, their sessions and tokens, sample page passwords and invented customers away
  hash-password           read a password for the editor area from standard input, print EDITOR_PASSWORD_HASH

  The services must be stopped. Environment: DATA_DIR (.data), DATABASE_URL, PUBLIC_ORIGIN, MANAGED_EMAIL_DOMAINS as they have it.
  Exit codes: 0 done, 1 failed, 2 usage, 3 refused.`;

function describeLink(email: string, { link, expiresAt }: Awaited<ReturnType<typeof createAdministrator>>): string {
  const until = expiresAt.toISOString();
  return `${email} becomes an administrator by this link. It works once, until ${until}, and is shown
only here; for another one run the command again.

${link}`;
}

async function runCommand(command: AccountCommand): Promise<string> {
  if (command.name === 'help') return usage;
  if (command.name === 'hash-password') return hashPassword(process.stdin);
  const configuration = parseDatabaseConfiguration(process.env);
  return withOwnDatabase(configuration, pino({ level: 'silent' }), async (database) => {
    if (command.name === 'remove-samples') return describeRemoved(await removeSamples(database));
    if (command.name === 'change-role') return changeRole(database, command.change);
    const { administrator } = command;
    return describeLink(administrator.email, await createAdministrator(database, configuration, administrator));
  });
}

await printOutcome(usage, () => runCommand(parseAccountArguments(process.argv.slice(2))));
