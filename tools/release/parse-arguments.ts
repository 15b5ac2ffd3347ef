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

/** What the command line says of an entry; what it does not say stays as the entry in force says it. */
export interface EntryOptions {
  readonly team?: string | undefined;
  readonly key?: readonly string[] | undefined;
  readonly mount?: readonly string[] | undefined;
  readonly 'mount-without-locale'?: readonly string[] | undefined;
  readonly capability?: readonly string[] | undefined;
  /** A file like `budget.json`; empty goes back to the default. */
  readonly budget?: string | undefined;
}

/** What the command line says of a canary; what it does not say stays as the canary that runs has it. */
export interface CanaryOptions {
  readonly percent?: string | undefined;
  readonly countries?: string | undefined;
  readonly cookie?: string | undefined;
  readonly 'promote-after'?: string | undefined;
  readonly 'min-views'?: string | undefined;
}

/** The command line of `npm run release --`, typed. */
export interface ReleaseArguments {
  readonly command: string;
  readonly operands: readonly string[];
  readonly version?: string | undefined;
  readonly from?: string | undefined;
  /** `publish` of a build without our preset: where its pages are, and their titles. */
  readonly mounts: readonly string[];
  readonly titles: readonly string[];
  readonly expect?: string | undefined;
  readonly to?: string | undefined;
  readonly reason?: string | undefined;
  /** `rollback`: the whole set, also units of other teams. */
  readonly isSet: boolean;
  /** `prune`: how many versions of each unit stay, and for how many days what was in use. */
  readonly keep: number;
  readonly days: number;
  /** `preview`: how long the link works, and the page that it opens. */
  readonly hours: number;
  readonly at?: string | undefined;
  /** `activate`: why the releases may need more than their budget. */
  readonly overBudget?: string | undefined;
  /** No question. */
  readonly isYes: boolean;
  /** How long `activate` and `rollback` wait for the running shells; 0: not at all. */
  readonly waitSeconds: number;
  /** Trials: how long each phase takes, over how many views of pages, how many times; absent for their whole length. */
  readonly seconds?: number | undefined;
  readonly views?: number | undefined;
  readonly count?: number | undefined;
  /** `enter`: what the entry is to say, or that it is withdrawn. */
  readonly entry: EntryOptions;
  readonly isWithdrawn: boolean;
  /** `canary`: who gets it and when it is promoted, that it ends, and whether to wait for what becomes of it. */
  readonly canary: CanaryOptions;
  readonly isStopped: boolean;
  readonly isWatched: boolean;
  /** `keys`: the file of the private key. */
  readonly out?: string | undefined;
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
        title: { type: 'string', multiple: true },
        expect: { type: 'string' },
        to: { type: 'string' },
        reason: { type: 'string' },
        wait: { type: 'string', default: '30' },
        keep: { type: 'string', default: '5' },
        days: { type: 'string', default: '30' },
        seconds: { type: 'string' },
        views: { type: 'string' },
        count: { type: 'string' },
        hours: { type: 'string', default: '8' },
        at: { type: 'string' },
        team: { type: 'string' },
        key: { type: 'string', multiple: true },
        mount: { type: 'string', multiple: true },
        'mount-without-locale': { type: 'string', multiple: true },
        capability: { type: 'string', multiple: true },
        budget: { type: 'string' },
        'over-budget': { type: 'string' },
        withdraw: { type: 'boolean', default: false },
        percent: { type: 'string' },
        countries: { type: 'string' },
        cookie: { type: 'string' },
        'promote-after': { type: 'string' },
        'min-views': { type: 'string' },
        stop: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        out: { type: 'string' },
        set: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    const { json, help, wait, keep, days, seconds, views, count, hours, ...others } = values;
    const { set, yes, withdraw, stop, watch, ...options } = others;
    const { percent, countries, cookie, 'promote-after': after, 'min-views': minViews } = options;
    const { team, key, mount, 'mount-without-locale': plain, capability, title, budget } = options;
    const [command = 'help', ...operands] = positionals;
    return {
      ...options,
      command: help ? 'help' : command,
      operands,
      mounts: mount ?? [],
      titles: title ?? [],
      waitSeconds: parseNumber('wait', wait),
      keep: parseNumber('keep', keep),
      days: parseNumber('days', days),
      seconds: parseOptionalNumber('seconds', seconds),
      views: parseOptionalNumber('views', views),
      count: parseOptionalNumber('count', count),
      hours: parseNumber('hours', hours),
      entry: { team, key, mount, 'mount-without-locale': plain, capability, budget },
      overBudget: options['over-budget'],
      isWithdrawn: withdraw,
      canary: { percent, countries, cookie, 'promote-after': after, 'min-views': minViews },
      isStopped: stop,
      isWatched: watch,
      isSet: set,
      isYes: yes,
      isJson: json,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseOptionalNumber(option: string, text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseNumber(option, text);
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
