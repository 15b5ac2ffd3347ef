import type { HistoryEntry } from '@kmx/release-registry/history/resolve-history.server.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';

/** Which acts are asked for. */
export interface HistoryQuery {
  /** Null: of all units. */
  readonly unit: UnitName | null;
  /** Only older ones than this revision. */
  readonly before: number;
}

const pageSize = 50;
const subjectSchema = v.object({ unit: v.string() });

function concerns({ statement, changes }: HistoryEntry, unit: UnitName): boolean {
  if (changes[unit] !== undefined) return true;
  return [statement.entry, statement.canary].some((said) => v.is(subjectSchema, said) && said.unit === unit);
}

/** A page of the history, newest first, and the revision before which the next page begins; null at the end. */
export function listHistoryPage(
  entries: readonly HistoryEntry[],
  { unit, before }: HistoryQuery,
): { readonly page: readonly HistoryEntry[]; readonly next: number | null } {
  const found = entries.filter(
    (entry) => entry.statement.revision < before && (unit === null || concerns(entry, unit)),
  );
  const page = found.slice(-pageSize).toReversed();
  return { page, next: found.length > pageSize ? (page.at(-1)?.statement.revision ?? null) : null };
}
