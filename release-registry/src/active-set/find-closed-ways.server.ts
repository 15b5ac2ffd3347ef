import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { HistoryEntry } from '../history/resolve-history.server.ts';
import type { UnitChanges } from '../history/statement.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import { listReleases, type ReleaseReference, type ReleaseVersions } from '../release/release-reference.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { findRollbackVersion } from './find-rollback.ts';
import { readHost } from './release-host.ts';
import { findHostProblems } from './verify-release-set.server.ts';

/** A release that a rollback of its unit alone would bring back, and that would not run beside what is active then. */
export interface ClosedWay extends ReleaseReference {
  readonly detail: string;
}

interface ChangeOfSet {
  readonly entries: readonly HistoryEntry[];
  /** Before the change, and after it. */
  readonly previous: ReleaseVersions;
  readonly versions: ReleaseVersions;
  readonly changes: UnitChanges;
}

/**
 * The ways back that a change closes: a new shell with the remotes that a rollback of each would bring back, and each new
 * remote with the shell that a rollback of the shell would bring back. A whole set always goes back together.
 */
export async function findClosedWays(change: ChangeOfSet, store: ReleaseStore): Promise<readonly ClosedWay[]> {
  const { changes, versions } = change;
  const read = async (name: UnitName, version: string | null) =>
    version === null ? null : readKnown(store, name, version);
  const readActive = (name: UnitName) => read(name, versions[name] ?? null);
  const readBack = (name: UnitName) => read(name, findWayBack(name, change));
  const remotes = listReleases(versions).flatMap(({ name }) => (name === 'shell' ? [] : [name]));
  const changed = remotes.filter((name) => changes[name] !== undefined);
  const shell = await readActive('shell');
  const shellBack = await readBack('shell');
  const closed: (ClosedWay | null)[] = [];
  for (const name of changes.shell === undefined ? changed : remotes) {
    const [remote, remoteBack] = [await readActive(name), await readBack(name)];
    if (shell && remoteBack) closed.push(cross(shell, remoteBack, remoteBack));
    if (shellBack && remote && changed.includes(name)) closed.push(cross(shellBack, remote, shellBack));
  }
  return closed.filter((way) => way !== null);
}

// A release that was pruned or changed is refused by the rollback itself, whatever is activated now.
async function readKnown(store: ReleaseStore, name: UnitName, version: string): Promise<ReleaseManifest | null> {
  try {
    return await store.readManifest({ name, version });
  } catch (error) {
    if (error instanceof ReleaseRefusedError) return null;
    throw error;
  }
}

/** The version that a rollback of a unit brings back after a change. */
function findWayBack(name: UnitName, { entries, previous, versions }: ChangeOfSet): string | null {
  const present = previous[name];
  if (present !== undefined && present !== versions[name]) return present;
  try {
    return findRollbackVersion(entries, name);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function cross(shell: ReleaseManifest, remote: ReleaseManifest, back: ReleaseManifest): ClosedWay | null {
  const [problem] = findHostProblems(remote, readHost(shell));
  if (problem === undefined) return null;
  const { name, version } = back;
  const other = back === shell ? remote : shell;
  return { name, version, detail: `${problem[1]}; it would run beside ${other.name}@${other.version}` };
}
