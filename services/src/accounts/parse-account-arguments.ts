import { parseArgs } from 'node:util';
import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { UsageError } from '../commands/command-errors.ts';
import { normalizeEmail } from '../identity/accounts/accounts.ts';
import { type GrantableRole, grantableRoles, type RoleChange } from './change-role.ts';
import type { Administrator } from './keep-administrator.ts';

export type AccountCommand =
  | { readonly name: 'help' }
  | { readonly name: 'remove-samples' }
  | { readonly name: 'hash-password' }
  | { readonly name: 'create-admin'; readonly administrator: Administrator }
  | { readonly name: 'change-role'; readonly change: RoleChange };

const options = {
  'first-name': { type: 'string', default: '' },
  'last-name': { type: 'string', default: '' },
  organization: { type: 'string' },
  country: { type: 'string', default: 'CH' },
  language: { type: 'string', default: 'en' },
} as const;

const emailSchema = v.pipe(v.string(), v.maxLength(254), v.rfcEmail());

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseEmail(entered = ''): string | null {
  const email = normalizeEmail(entered);
  return v.is(emailSchema, email) ? email : null;
}

const isGrantable = (name: string): name is GrantableRole => Object.hasOwn(grantableRoles, name);

function parseRoleChange(command: string, [entered, role = '', ...rest]: readonly string[]): RoleChange {
  const email = parseEmail(entered);
  if (email === null || role === '' || rest.length > 0)
    throw new UsageError(`${command} needs one e-mail address and a role, such as ada@works.example release-operator`);
  if (!isGrantable(role))
    throw new UsageError(`${role} is not a role; there is ${Object.keys(grantableRoles).join(', ')}`);
  return { email, role, isGranted: command === 'grant' };
}

/** The command line of `npm run accounts --`, typed; throws a UsageError. */
export function parseAccountArguments(words: readonly string[]): AccountCommand {
  const { values, positionals } = parseWords(words);
  const [command = 'help', ...operands] = positionals;
  if (command === 'help' || command === 'remove-samples' || command === 'hash-password') {
    if (operands.length > 0) throw new UsageError(`${command} takes no ${operands[0]}`);
    return { name: command };
  }
  if (command === 'grant' || command === 'revoke')
    return { name: 'change-role', change: parseRoleChange(command, operands) };
  if (command !== 'create-admin') throw new UsageError(`${command} is not a command`);
  const [entered, ...rest] = operands;
  const email = parseEmail(entered);
  if (rest.length > 0 || email === null) {
    throw new UsageError('create-admin needs one e-mail address, such as ada@works.example');
  }
  const { language, country } = values;
  if (!isUiLanguage(language)) throw new UsageError(`--language: ${language} is none of the languages of the portal`);
  if (!/^[A-Z]{2}$/.test(country)) throw new UsageError(`--country: ${country} is not a code such as CH`);
  const organization = values.organization ?? email.slice(email.lastIndexOf('@') + 1);
  const names = { firstName: values['first-name'], lastName: values['last-name'] };
  return { name: 'create-admin', administrator: { email, ...names, language, organization, country } };
}
