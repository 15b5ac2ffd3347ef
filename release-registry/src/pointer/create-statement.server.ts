import * as v from 'valibot';
import { findChanges, listChanges } from '../history/apply-changes.ts';
import type { RegistryState } from '../history/resolve-history.server.ts';
import { signStatement } from '../history/sign-statement.server.ts';
import { type Statement, statementSchema } from '../history/statement.ts';
import { resolveBuildId } from '../release/build-id.server.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { CanaryChange, EntryChange, ReleaseChange } from './release-pointer.ts';

function continueHistory({ entries }: RegistryState, versions: ReleaseVersions) {
  const head = entries.at(-1);
  return {
    ...{ buildId: resolveBuildId(versions), activatedAt: new Date().toISOString(), versions },
    ...{ revision: (head?.statement.revision ?? 0) + 1, previous: head?.hash ?? null },
  };
}

/** The signed statement that leads from the present set to `versions`; null where that changes nothing. */
export function createAct(
  state: RegistryState,
  versions: ReleaseVersions,
  { by, reason, kind = 'activation', overBudget, closes = [], signingKeys, stated = [], evidence }: ReleaseChange,
): Statement | null {
  const changes = findChanges(state.set?.versions ?? {}, versions, stated);
  const changed = listChanges(changes);
  if (changed.length === 0) return null;
  const canary = evidence === undefined ? {} : { canary: evidence };
  const excuse = overBudget === undefined ? {} : { overBudget };
  const warning = closes.length === 0 ? {} : { closes };
  const said = { kind, by, reason, changes, ...canary, ...excuse, ...warning };
  const statement = v.parse(statementSchema, { ...continueHistory(state, versions), ...said });
  const keys = changed.flatMap(([name]) => {
    // The team's own key counts no more then.
    const isWithdrawn = state.unitEntries.get(name)?.isWithdrawn;
    return [signingKeys?.(name, 'act') ?? [], isWithdrawn ? (signingKeys?.(name, 'entry') ?? []) : []].flat();
  });
  return signStatement(statement, [...new Set(keys)]);
}

/** The signed statement that makes the entry of a unit, or withdraws it; the active set stays as it is. */
export function createEntry(state: RegistryState, { unit, entry, by, reason, signingKeys }: EntryChange): Statement {
  const statement = v.parse(statementSchema, {
    ...continueHistory(state, state.set?.versions ?? {}),
    ...{ kind: entry === null ? 'withdrawal' : 'entry', by, reason, changes: {} },
    entry: { ...entry, unit },
  });
  const key = signingKeys?.(unit, 'entry') ?? null;
  return signStatement(statement, key === null ? [] : [key]);
}

/** The signed statement that begins, changes or ends a canary; the active set stays as it is. */
export function createCanaryStatement(
  state: RegistryState,
  { canary, evidence, isEnd, overBudget, by, reason, signingKeys }: CanaryChange,
): Statement {
  const statement = v.parse(statementSchema, {
    ...continueHistory(state, state.set?.versions ?? {}),
    ...{ kind: isEnd ? 'canary-end' : 'canary', by, reason, changes: {} },
    canary: evidence === undefined ? canary : { ...canary, evidence },
    ...(overBudget === undefined ? {} : { overBudget }),
  });
  const key = signingKeys?.(canary.unit, 'act') ?? null;
  return signStatement(statement, key === null ? [] : [key]);
}
