import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { UsageError } from '../commands/command-errors.ts';
import { normalizeEmail } from '../identity/accounts/accounts.ts';

export type PersonCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'export';
      readonly email: string;
      readonly authorNames: readonly string[];
      readonly folder: string;
    }
  | {
      readonly name: 'erase';
      readonly email: string;
      readonly authorNames: readonly string[];
      readonly reason: string;
      readonly isPreview: boolean;
    }
  | { readonly name: 'erase-again'; readonly file: string; readonly isPreview: boolean }
  | { readonly name: 'record'; readonly file: string | null };

const options = {
  to: { type: 'string' },
  author: { type: 'string', multiple: true, default: [] as string[] },
  reason: { type: 'string' },
  again: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;
const maxReasonLength = 500;
const emailSchema = v.pipe(v.string(), v.maxLength(254), v.rfcEmail());

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseEmail(command: string, [entered = '', ...rest]: readonly string[]): string {
  const email = normalizeEmail(entered);
  if (rest.length > 0 || !v.is(emailSchema, email))
    throw new UsageError(`${command} needs one e-mail address, such as ada@works.example`);
  return email;
}

/** The command line of `npm run person --`, typed; throws a UsageError. */
export function parsePersonArguments(words: readonly string[]): PersonCommand {
  const { values, positionals } = parseWords(words);
  const [command = 'help', ...operands] = positionals;
  const authorNames = values.author.map((name) => name.trim()).filter((name) => name !== '');
  const refuseOthers = (...known: readonly (keyof typeof options)[]) => {
    const given = words.flatMap((word) => /^--([a-z]+)/.exec(word)?.[1] ?? []);
    const foreign = given.find((name) => !(known as readonly string[]).includes(name));
    if (foreign !== undefined) throw new UsageError(`${command} takes no --${foreign}`);
  };
  switch (command) {
    case 'help':
      return { name: 'help' };
    case 'export': {
      refuseOthers('to', 'author');
      if (!values.to) throw new UsageError('export needs --to FOLDER');
      return { name: 'export', email: parseEmail(command, operands), authorNames, folder: values.to };
    }
    case 'erase': {
      if (values.again !== undefined) {
        refuseOthers('again', 'yes');
        if (operands.length > 0 || values.again === '')
          throw new UsageError('erase --again needs a file and no address');
        return { name: 'erase-again', file: values.again, isPreview: !values.yes };
      }
      refuseOthers('reason', 'author', 'yes');
      const reason = values.reason?.trim() ?? '';
      if (reason === '' || reason.length > maxReasonLength || /\p{C}/u.test(reason))
        throw new UsageError('erase needs --reason TEXT, such as --reason "request of 12 March, case 4711"');
      return { name: 'erase', email: parseEmail(command, operands), authorNames, reason, isPreview: !values.yes };
    }
    case 'record': {
      refuseOthers('to');
      if (operands.length > 0) throw new UsageError(`record takes no ${operands[0]}`);
      return { name: 'record', file: values.to ?? null };
    }
    default:
      throw new UsageError(`${command} is not a command`);
  }
}
