import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { findRevoked } from '@kmx/release-registry/active-set/find-revoked.server.ts';
import type { RegistryState } from '@kmx/release-registry/history/resolve-history.server.ts';
import type { RefusalReason } from '@kmx/release-registry/release/release-errors.ts';
import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import type { Command } from './command.ts';
import { describeUnit, renderUnits } from './render-units.ts';

/** What entries say against releases that are active; shells leave these out. A release that cannot be read is not measured. */
export async function findActiveRevoked(
  { store, trustedKeys }: ReleaseRegistry,
  { set, unitEntries }: RegistryState,
): Promise<readonly RefusalReason[]> {
  const releases = listReleases(set?.versions ?? {});
  const manifests = await Promise.all(releases.map((release) => store.readManifest(release).catch(() => null)));
  return findRevoked(
    manifests.filter((manifest) => manifest !== null),
    trustedKeys,
    unitEntries,
  );
}

/** The entries of units, beside what is active. */
export const units: Command = async (_options, { registry }) => {
  const state = await registry.pointer.readState();
  const { set, unitEntries, refused, refusedEntries, refusedCanaries } = state;
  const problems = [...refused, ...refusedEntries, ...refusedCanaries, ...(await findActiveRevoked(registry, state))];
  const names = new Set([...unitEntries.keys(), ...listReleases(set?.versions ?? {}).map(({ name }) => name)]);
  const data = [...names].toSorted().map((unit) => ({
    ...describeUnit(unit, unitEntries.get(unit) ?? null),
    activeVersion: set?.versions[unit] ?? null,
    problems: problems.filter(({ name }) => name === unit),
  }));
  return { message: renderUnits(data), data };
};
