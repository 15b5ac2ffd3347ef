import { listChanges } from '@kmx/release-registry/history/apply-changes.ts';
import type { HistoryEntry } from '@kmx/release-registry/history/resolve-history.server.ts';
import type { ReleaseHistoryEntry } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import * as v from 'valibot';
import type { Operator } from './find-operator.ts';
import { formatOperator } from './format-operator.ts';

const canarySchema = v.object({
  unit: v.string(),
  version: v.string(),
  percent: v.optional(v.nullable(v.number()), null),
});

/**
 * What operators see of an act. Who reads it sees the own name at the own acts; identity tells nobody the names of others, and
 * no other place holds them.
 */
export function describeHistoryEntry(
  { statement, changes, counts, problems }: HistoryEntry,
  reader: Operator,
): ReleaseHistoryEntry {
  const { revision, kind, activatedAt, by, reason, closes = [], overBudget } = statement;
  const canary = v.safeParse(canarySchema, statement.canary);
  return {
    ...{ revision, kind, at: activatedAt, by, reason, counts },
    operator: by === formatOperator(reader.id) && reader.name !== '' ? reader.name : null,
    changes: listChanges(changes).map(([unit, version]) => ({ unit, version })),
    canary: canary.success ? canary.output : null,
    problems: problems.map(({ code, detail }) => `${code} (${detail})`),
    notes: [...closes, ...(overBudget === undefined ? [] : [overBudget])],
  };
}
