import { parseArgs } from 'node:util';
import type { ReleaseReference } from '@kmx/release-registry/release/release-reference.ts';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';

/** An invalid command line; the message says what is wrong. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** A right command that cannot be done here and now, or that nobody has confirmed; the message says why. */
export class NotDoneError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotDoneError';
  }
}

/** The command line of `npm run release --`, typed. */
export interface ReleaseArguments {
  readonly command: string;
  readonly operands: readonly string[];
  readonly version?: string | undefined;
  readonly from?: string | undefined;
  readonly expect?: string | undefined;
  readonly to?: string | undefined;
  readonly reason?: string | undefined;
  /** `rollback`: the whole set, also units of other teams. */
  readonly isSet: boolean;
  /** `prune`: how many versions of each unit stay, and for how many days what was in use. */
  readonly keep: number;
  readonly days: number;
  /** No question. */
  readonly isYes: boolean;
  /** How long `activate` and `rollback` wait for the running shells; 0: not at all. */
  readonly waitSeconds: number;
  readonly isJson: boolean;
}

/** Reads the command line; throws UsageError for an unknown option. */
export function parseReleaseArguments(words: readonly string[]): ReleaseArguments {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        version: { type: 'string' },
        from: { type: 'string' },
        expect: { type: 'string' },
        to: { type: 'string' },
        reason: { type: 'string' },
        wait: { type: 'string', default: '30' },
        keep: { type: 'string', default: '5' },
        days: { type: 'string', default: '30' },
        set: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    const { json, help, wait, keep, days, set, yes, ...options } = values;
    const [command = 'help', ...operands] = positionals;
    return {
      ...options,
      command: help ? 'help' : command,
      operands,
      waitSeconds: parseNumber('wait', wait),
      keep: parseNumber('keep', keep),
      days: parseNumber('days', days),
      isSet: set,
      isYes: yes,
      isJson: json,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseNumber(option: string, text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new UsageError(`--${option} takes a whole number`);
}

/** Parses the name of a unit; throws a UsageError that says what names look like. */
export function parseUnitName(text: string | undefined): UnitName {
  if (text === undefined || !isUnitName(text))
    throw new UsageError(`${text ?? 'nothing'} is not a unit; units are shell and remote-...`);
  return text;
}

/** Reads `unit@version`; throws UsageError. */
export function parseReleaseReference(text: string): ReleaseReference {
  const [name, version, rest] = text.split('@');
  if (!version || rest !== undefined) throw new UsageError(`${text} must have the form unit@version`);
  return { name: parseUnitName(name), version };
}
