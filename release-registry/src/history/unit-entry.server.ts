import type { KeyObject } from 'node:crypto';
import { capabilityNamesSchema } from '@kmx/shared-contracts/capabilities.ts';
import { mountSchema } from '@kmx/shared-contracts/mount.ts';
import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { type PageBudget, pageBudgetSchema } from '../release/page-budget.ts';
import { parsePublicKey, renderPublicKey } from '../signature/signature.server.ts';

/** Each signature is checked against each of them. */
const maxKeys = 16;
const maxMounts = 50;

const publicKeySchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parsePublicKey(dataset.value, 'key');
    } catch {
      addIssue({ message: 'must be an Ed25519 public key' });
      return NEVER;
    }
  }),
);

/** A place where a unit may have pages. */
const grantedMountSchema = v.object({
  path: mountSchema.entries.path,
  /** Whether its addresses begin with a locale. */
  isLocalized: v.boolean(),
  /** Whether the places below this one are granted too. */
  isPrefix: v.optional(v.boolean(), false),
});
export type GrantedMount = Readonly<v.InferOutput<typeof grantedMountSchema>>;

/** What a statement of the kind `entry` says; fields of a later version are ignored. */
export const statedEntrySchema = v.object({
  unit: unitNameSchema,
  team: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  keys: v.pipe(v.array(publicKeySchema), v.maxLength(maxKeys)),
  mounts: v.pipe(v.array(grantedMountSchema), v.maxLength(maxMounts)),
  /** Also names that nobody here knows. */
  capabilities: capabilityNamesSchema,
  /** What each of its pages may need, where it is not the default. */
  budget: v.optional(pageBudgetSchema),
});

/** The same as it is written, with keys as text. */
export type StatedEntry = Readonly<v.InferInput<typeof statedEntrySchema>>;

/** What the platform says of a unit: its team, who may sign for it, where its pages may be and what it may ask of the shell. */
export interface UnitEntry {
  readonly unit: UnitName;
  /** Empty for a unit that was withdrawn before it ever had an entry. */
  readonly team: string;
  readonly keys: readonly KeyObject[];
  readonly mounts: readonly GrantedMount[];
  readonly capabilities: readonly string[];
  readonly budget?: PageBudget | undefined;
  /** Of the statement that said it last. */
  readonly revision: number;
  /** What is active stays; its team may publish and act no more. */
  readonly isWithdrawn: boolean;
}

/** The entries in force, by unit. */
export type UnitEntries = ReadonlyMap<UnitName, UnitEntry>;

export const noEntries: UnitEntries = new Map();

/** The revision of the newest entry or withdrawal; 0 where there is none. */
export function findNewestEntry(entries: UnitEntries): number {
  return Math.max(0, ...[...entries.values()].map(({ revision }) => revision));
}

const keptEntriesSchema = v.array(
  v.object({
    ...statedEntrySchema.entries,
    team: v.string(),
    revision: v.pipe(v.number(), v.integer()),
    isWithdrawn: v.boolean(),
  }),
);

/** An entry as a JSON value, with keys as text. */
export function renderEntry(entry: UnitEntry) {
  return { ...entry, keys: entry.keys.map(renderPublicKey) };
}

/** Writes entries as JSON values that `parseEntries` reads. */
export function renderEntries(entries: UnitEntries): readonly unknown[] {
  return [...entries.values()].map(renderEntry);
}

/** Reads what `renderEntries` has written; none when it is not readable. */
export function parseEntries(value: unknown): UnitEntries {
  const result = v.safeParse(keptEntriesSchema, value);
  return result.success ? new Map(result.output.map((entry) => [entry.unit, entry])) : noEntries;
}
