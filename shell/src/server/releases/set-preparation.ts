import { readLastKnownGood, type VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import type { ReleaseVersions } from '@kmx/release-registry/release/release-reference.ts';
import type { ReleaseStore } from '@kmx/release-registry/store/release-store.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { isRemoteName, type RemoteName, type UnitName } from '@kmx/shared-contracts/units.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { RenderPool } from '../workers/pool-types.ts';
import { prepareRemotes, type UnpreparedUnit } from './prepare-remotes.ts';
import type { RunSmokePages, SmokeFinding } from './smoke.ts';

/** Makes sets ready to be served: their bundles are evaluated, and what is new in them has rendered its smoke pages. */
export interface SetPreparation {
  readonly prepare: (set: VerifiedSet) => Promise<readonly UnpreparedUnit[]>;
  /** Notes what is served from now on, and the remotes of it that have no pages. */
  readonly follow: (served: VerifiedSet, missing: readonly UnitName[]) => void;
  /** What nobody has seen rendering, of the versions of a set. */
  readonly listUnproven: (set: ReleaseSet) => readonly SmokeFinding[];
}

interface PreparationOptions {
  readonly pool: RenderPool;
  readonly store: ReleaseStore;
  readonly smoke: RunSmokePages;
  /** Where the set is named that was served before this process began: what was good then is not rendered again. */
  readonly goodFile: string;
  /** A set is about to be prepared, so its versions stay. */
  readonly keep: (set: ReleaseSet) => void;
  readonly log: Logger;
}

const maxRemembered = 500;

/** Creates the preparation of the sets of a shell (REL-12). */
export async function openSetPreparation(options: PreparationOptions): Promise<SetPreparation> {
  const { pool, store, smoke, goodFile, keep, log } = options;
  const before = await readLastKnownGood(goodFile).catch(() => null);
  const proven = new LRUCache<string, true>({ max: maxRemembered });
  const unproven = new LRUCache<string, readonly SmokeFinding[]>({ max: maxRemembered });
  let served: VerifiedSet | null = null;
  let known: ReleaseVersions = before?.versions ?? {};

  async function runSmoke(set: VerifiedSet, unprepared: readonly UnpreparedUnit[]): Promise<readonly UnpreparedUnit[]> {
    const { versions } = set.set;
    const isNewShell = versions.shell !== known.shell;
    const createKey = (name: RemoteName) => `${name}@${versions[name]} ${versions.shell}`;
    const isKnown = (name: RemoteName) => versions[name] === known[name];
    const remotes = Object.keys(versions).filter(
      (name): name is RemoteName =>
        isRemoteName(name) &&
        (isNewShell || !isKnown(name)) &&
        !proven.has(createKey(name)) &&
        !unprepared.some((unit) => unit.name === name),
    );
    if (remotes.length === 0) return [];
    const result = await smoke(set, remotes);
    const failed = result.failed.filter(({ name }) => !isKnown(name));
    const lost = result.failed.filter(({ name }) => isKnown(name));
    // What fails in the served set as well says nothing about the new shell.
    const stillFine = lost.length > 0 && served !== null ? await listFine(served, lost) : [];
    const tolerated = lost.filter(({ name }) => !stillFine.includes(name));
    for (const name of remotes) {
      const findings = [...result.unproven, ...tolerated].filter((finding) => finding.name === name);
      unproven.set(createKey(name), findings);
      if (findings.length === 0 && !result.failed.some((finding) => finding.name === name)) {
        proven.set(createKey(name), true);
      }
    }
    for (const finding of [...result.unproven, ...tolerated]) log.warn(finding, 'a smoke page is not proven');
    return [
      ...failed.map((finding) => refuse(finding.name, finding.version, `${finding.page}: ${finding.reason}`)),
      ...lost
        .filter(({ name }) => stillFine.includes(name))
        .map(({ name, version, page, reason }) =>
          refuse('shell', versions.shell ?? '', `with it ${name}@${version} no longer renders ${page}: ${reason}`),
        ),
    ];
  }

  /** The remotes whose pages still render in the set that is served now. */
  async function listFine(set: VerifiedSet, lost: readonly SmokeFinding[]): Promise<readonly RemoteName[]> {
    const names = [...new Set(lost.map(({ name }) => name))];
    const { failed } = await smoke(set, names);
    return names.filter((name) => !failed.some((finding) => finding.name === name));
  }

  return {
    prepare: async (set) => {
      keep(set.set);
      const unprepared = await prepareRemotes(pool, set, store);
      for (const { name, version, error } of unprepared) {
        log.error({ err: error, remote: name, version }, 'the remote could not be prepared');
      }
      const refused = await runSmoke(set, unprepared);
      for (const { name, version, error } of refused) {
        log.error({ err: error, unit: name, version }, 'the release does not render its smoke pages');
        // Nothing of it is served, also where there is no other version for its place.
        if (name !== 'shell') void pool.retire({ name, version });
      }
      return [...unprepared, ...refused];
    },
    follow: (set, missing) => {
      served = set;
      known = Object.fromEntries(
        Object.entries(set.set.versions).filter(([name]) => !missing.some((unit) => unit === name)),
      );
    },
    listUnproven: ({ versions }) =>
      Object.entries(versions).flatMap(([name, version]) => unproven.get(`${name}@${version} ${versions.shell}`) ?? []),
  };
}

function refuse(name: UnitName, version: string, detail: string): UnpreparedUnit {
  return { name, version, error: new ReleaseRefusedError([{ name, version, code: 'smoke-failed', detail }]) };
}
