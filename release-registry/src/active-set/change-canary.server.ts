import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Canary, StatedCanary } from '../history/canary.ts';
import { describeMissingEntry } from '../history/find-act-problems.server.ts';
import type { RegistryState } from '../history/resolve-history.server.ts';
import type { CanaryChange } from '../pointer/release-pointer.ts';
import { ReleaseConflictError } from '../release/release-errors.ts';
import type { ReleaseRegistry } from './activate-releases.server.ts';
import { weighChange } from './find-budget-problems.ts';
import { findMeantCanary } from './find-meant-canary.ts';
import { findHost } from './release-host.ts';
import { verifyChange } from './verify-change.server.ts';
import type { InspectedRelease } from './verify-release-set.server.ts';

const attempts = 200;

/** What a statement about a canary has changed: its revision, and the canary as it runs from then on; null when it ended. */
export interface ChangedCanary {
  readonly revision: number;
  readonly canary: Canary | null;
}

type Plan = Pick<CanaryChange, 'canary' | 'isEnd'>;
type Words = Omit<CanaryChange, keyof Plan | 'signingKeys'>;

/** Says something of a canary on top of whatever was said meanwhile; `plan` throws where there is nothing to say. */
async function sayCanary(
  { pointer, signingKeys }: Pick<ReleaseRegistry, 'pointer' | 'signingKeys'>,
  plan: (state: RegistryState) => Plan | Promise<Plan>,
  words: Words,
): Promise<ChangedCanary> {
  for (let attempt = 1; ; attempt += 1) {
    const state = await pointer.readState();
    const planned = await plan(state);
    try {
      const expected = state.entries.at(-1)?.statement.revision ?? 0;
      const revision = await pointer.sayCanary(expected, { ...words, ...planned, signingKeys });
      const { canaries } = await pointer.readState();
      return { revision, canary: canaries.get(planned.canary.unit) ?? null };
    } catch (error) {
      if (!(error instanceof ReleaseConflictError) || attempt === attempts) throw error;
    }
  }
}

/**
 * Begins the canary of a unit, or changes it; `plan` gets the one that runs. The active set is verified with its version in
 * it, as by an activation. Throws ReleaseRefusedError, and what `plan` throws.
 */
export function changeCanary(
  registry: ReleaseRegistry,
  unit: RemoteName,
  plan: (running: Canary | null) => StatedCanary,
  words: Words,
): Promise<ChangedCanary> {
  const { store, trustedKeys } = registry;
  const inspected = new Map<string, Promise<InspectedRelease>>();
  const verify = async ({ set, unitEntries, entries }: RegistryState, { version }: StatedCanary): Promise<void> => {
    const isDemanded = trustedKeys?.demandsEntries === true;
    const changes = { [unit]: version };
    const versions = { ...set?.versions, ...changes };
    const host = await findHost(versions, store);
    const describeMissing = (name: string) =>
      name === unit ? describeMissingEntry(unit, unitEntries, isDemanded) : null;
    const gate = { store, trustedKeys, unitEntries, describeMissing, host, inspected };
    const budget = words.overBudget === undefined ? weighChange(changes, entries) : undefined;
    await verifyChange(versions, changes, { ...gate, budget });
  };
  return sayCanary(
    registry,
    async (state) => {
      const canary = plan(state.canaries.get(unit) ?? null);
      await verify(state, canary);
      return { canary, isEnd: false };
    },
    words,
  );
}

/**
 * Ends the canary of a unit: everybody gets the active version again. `since` names the canary that is meant, where another
 * one could have begun meanwhile. Throws StaleActError when it does not run, and ReleaseRefusedError.
 */
export function endCanary(
  registry: Pick<ReleaseRegistry, 'pointer' | 'signingKeys'>,
  unit: RemoteName,
  { since, ...words }: Words & { readonly since?: number },
): Promise<ChangedCanary> {
  return sayCanary(
    registry,
    ({ canaries }) => {
      const { version } = findMeantCanary(canaries, unit, since);
      return { canary: { unit, version }, isEnd: true };
    },
    words,
  );
}
