import { readFileSync } from 'node:fs';
import {
  type StatedEntry,
  statedEntrySchema,
  type UnitEntry,
} from '@kmx/release-registry/history/unit-entry.server.ts';
import { type PageBudget, parseBudgetFile } from '@kmx/release-registry/release/page-budget.ts';
import { parsePublicKey, renderPublicKey } from '@kmx/release-registry/signature/signature.server.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { type EntryOptions, UsageError } from './parse-arguments.ts';

function parseKey(text: string): string {
  try {
    return renderPublicKey(parsePublicKey(text, '--key'));
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} (base64 of the DER form, or PEM)`);
  }
}

// `/x/*` is the place and all below it.
function parsePlace(text: string, isLocalized: boolean): StatedEntry['mounts'][number] {
  const isPrefix = text.endsWith('/*');
  return { path: (isPrefix ? text.slice(0, -2) : text) || '/', isLocalized, isPrefix };
}

/** An option that is given with an empty value empties the list. */
function listGiven(words: readonly string[] | undefined): readonly string[] | null {
  return words === undefined ? null : words.filter(Boolean);
}

function planMounts(options: EntryOptions, before: UnitEntry | null): StatedEntry['mounts'] {
  const localized = listGiven(options.mount);
  const plain = listGiven(options['mount-without-locale']);
  if (localized === null && plain === null) return [...(before?.mounts ?? [])];
  return [
    ...(localized ?? []).map((text) => parsePlace(text, true)),
    ...(plain ?? []).map((text) => parsePlace(text, false)),
  ];
}

function planBudget({ budget }: EntryOptions, before: UnitEntry | null): Pick<StatedEntry, 'budget'> {
  if (budget === undefined) return before?.budget ? { budget: before.budget } : {};
  return budget === '' ? {} : { budget: readBudget(budget) };
}

function readBudget(file: string): PageBudget {
  let budget: PageBudget | null;
  try {
    budget = parseBudgetFile(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--budget ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (budget === null) throw new UsageError(`--budget ${file}: says no "page" with bytes, requests and levels`);
  return budget;
}

/**
 * What the entry of a unit will say: the options on top of the entry in force. A withdrawn one is none: its keys may have
 * been the reason. Throws UsageError.
 */
export function planEntry(unit: UnitName, options: EntryOptions, inForce: UnitEntry | null): StatedEntry {
  const before = inForce?.isWithdrawn ? null : inForce;
  const team = options.team ?? before?.team;
  if (team === undefined) throw new UsageError(`${unit} has no entry yet: name its --team`);
  const entry = {
    ...{ unit, team, mounts: planMounts(options, before) },
    keys: listGiven(options.key)?.map(parseKey) ?? before?.keys.map(renderPublicKey) ?? [],
    capabilities: [...(listGiven(options.capability) ?? before?.capabilities ?? [])],
    ...planBudget(options, before),
  };
  const result = v.safeParse(statedEntrySchema, entry);
  if (result.success) return entry;
  const [issue] = result.issues;
  throw new UsageError(`${v.getDotPath(issue) ?? 'entry'} "${String(issue.input)}" is not allowed: ${issue.message}`);
}
