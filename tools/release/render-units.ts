import { namePlace } from '@kmx/release-registry/active-set/find-mount-problems.ts';
import { resolveKeyId } from '@kmx/release-registry/history/sign-statement.server.ts';
import { renderEntry, type UnitEntry } from '@kmx/release-registry/history/unit-entry.server.ts';
import { renderBytes } from '@kmx/release-registry/release/describe-excess.ts';
import type { RefusalReason } from '@kmx/release-registry/release/release-errors.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { quote } from './quote.ts';

/** An entry as `--json` prints it. */
export function describeEntry(entry: UnitEntry) {
  return { ...renderEntry(entry), fingerprints: entry.keys.map(resolveKeyId) };
}

type EntryDescription = ReturnType<typeof describeEntry>;

/** What `units` knows of a unit; `entry` null where the platform has said nothing. */
export interface UnitDescription {
  readonly unit: UnitName;
  readonly entry: EntryDescription | null;
  readonly activeVersion: string | null;
  readonly problems: readonly RefusalReason[];
}

/** A unit with its entry, for `units`. */
export function describeUnit(unit: UnitName, entry: UnitEntry | null): Pick<UnitDescription, 'unit' | 'entry'> {
  return { unit, entry: entry && describeEntry(entry) };
}

function renderGrants({ team, mounts, capabilities, budget, fingerprints }: EntryDescription): readonly string[] {
  const places = mounts.map((mount) => `${namePlace(mount)}${mount.isPrefix ? ' and below' : ''}`);
  return [
    `team ${quote(team)}`,
    `keys ${fingerprints.join(' ') || 'of the configuration alone'}`,
    `places ${places.join(', ') || 'none'}`,
    `capabilities ${capabilities.join(', ') || 'none'}`,
    ...(budget
      ? [`budget of a page ${renderBytes(budget.bytes)}, ${budget.requests} files, ${budget.levels} levels`]
      : []),
  ];
}

function describeState({ entry }: UnitDescription): string {
  if (entry === null) return 'no entry';
  return entry.isWithdrawn ? `withdrawn in revision ${entry.revision}` : `entry of revision ${entry.revision}`;
}

/** The units with what the platform says of them. */
export function renderUnits(units: readonly UnitDescription[]): string {
  if (units.length === 0) return 'No unit was entered or activated yet.';
  const blocks = units.map((unit) => [
    `${unit.unit}  ${unit.activeVersion ? `active ${unit.activeVersion}` : 'not active'}  ${describeState(unit)}`,
    ...(unit.entry === null ? [] : renderGrants(unit.entry).map((line) => `  ${line}`)),
    ...unit.problems.map(({ code, detail }) => `  ${code}  ${quote(detail)}`),
  ]);
  return blocks.flat().join('\n');
}

/** An entry that was made, or withdrawn. */
export function renderEntered(entry: UnitEntry): string {
  const { unit, revision, isWithdrawn } = entry;
  if (isWithdrawn)
    return `Withdrawn in revision ${revision}: ${unit} can publish and act no more. What is active of it stays; deactivate takes it out.`;
  return [
    `Entered in revision ${revision}: ${unit}`,
    ...renderGrants(describeEntry(entry)).map((line) => `  ${line}`),
  ].join('\n');
}

/** What running shells will take out of service by an entry, as a question. */
export function renderRevocationQuestion(revoked: readonly RefusalReason[]): string {
  const lines = revoked.map(({ name, version, code, detail }) => `  ${name}@${version}  ${code}  ${quote(detail)}`);
  return [
    'These releases are active and do not fit the entry; running shells will leave them out:',
    ...lines,
    'Enter it? (yes/no) ',
  ].join('\n');
}
