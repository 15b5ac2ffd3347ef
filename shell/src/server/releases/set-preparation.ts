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

/** Whether what was found of a remote at a time, by the clock of the process, counts as if it were found now. */
export type IsRecalled = (name: RemoteName, foundAt: number) => boolean;

/** Evaluates the bundles of a set and renders smoke pages; by default it looks at all that has not been proven. */
export type PrepareSet = (set: VerifiedSet, isRecalled?: IsRecalled) => Promise<readonly UnpreparedUnit[]>;

/** How long a release that was refused, or could not be proven, keeps nobody else waiting again. */
export const recallMs = 300_000;

/** Makes sets ready to be served: their bundles are evaluated, and what is new in them has rendered its smoke pages. */
export interface SetPreparation {
  readonly prepare: PrepareSet;
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

/** What was found of a release beside a release of the shell. */
interface Verdict {
  readonly foundAt: number;
  readonly unproven: readonly SmokeFinding[];
  /** Null for one that may be served. */
  readonly refusal: UnpreparedUnit | null;
}

const maxRemembered = 500;
const createKey = (name: string, { versions }: ReleaseSet) => `${name}@${versions[name as UnitName]} ${versions.shell}`;

/** Creates the preparation of the sets of a shell (REL-12). */
export async function openSetPreparation(options: PreparationOptions): Promise<SetPreparation> {
  const { pool, store, smoke, goodFile, keep, log } = options;
  const before = await readLastKnownGood(goodFile).catch(() => null);
  const proven = new LRUCache<string, true>({ max: maxRemembered });
  const verdicts = new LRUCache<string, Verdict>({ max: maxRemembered });
  let served: VerifiedSet | null = null;
  let known: ReleaseVersions = before?.versions ?? {};

  async function runSmoke(
    set: VerifiedSet,
    unprepared: readonly UnpreparedUnit[],
    isRecalled: IsRecalled,
  ): Promise<readonly UnpreparedUnit[]> {
    const { versions } = set.set;
    const foundAt = performance.now();
    const isNewShell = versions.shell !== known.shell;
    const isKnown = (name: RemoteName) => versions[name] === known[name];
    const remotes = Object.keys(versions).filter(
      (name): name is RemoteName =>
        isRemoteName(name) &&
        (isNewShell || !isKnown(name)) &&
        !proven.has(createKey(name, set.set)) &&
        !hasRecalled(name, set, isRecalled) &&
        !unprepared.some((unit) => unit.name === name),
    );
    if (remotes.length === 0) return [];
    const result = await smoke(set, remotes);
    const failed = result.failed.filter(({ name }) => !isKnown(name));
    const lost = result.failed.filter(({ name }) => isKnown(name));
    // What fails in the served set as well says nothing about the new shell.
    const stillFine = lost.length > 0 && served !== null ? await listFine(served, lost) : [];
    const tolerated = lost.filter(({ name }) => !stillFine.includes(name));
    const refused = failed.map((finding) =>
      refuse(finding.name, finding.version, `${finding.page}: ${finding.reason}`),
    );
    for (const name of remotes) {
      const key = createKey(name, set.set);
      const unproven = [...result.unproven, ...tolerated].filter((finding) => finding.name === name);
      const refusal = refused.find((unit) => unit.name === name) ?? null;
      verdicts.set(key, { foundAt, unproven, refusal });
      // It speaks against the shell, which is to be measured by it again.
      if (stillFine.includes(name)) verdicts.delete(key);
      if (unproven.length === 0 && !result.failed.some((finding) => finding.name === name)) proven.set(key, true);
    }
    for (const finding of [...result.unproven, ...tolerated]) log.warn(finding, 'a smoke page is not proven');
    return [
      ...refused,
      ...lost
        .filter(({ name }) => stillFine.includes(name))
        .map(({ name, version, page, reason }) =>
          refuse('shell', versions.shell ?? '', `with it ${name}@${version} no longer renders ${page}: ${reason}`),
        ),
    ];
  }

  function hasRecalled(name: RemoteName, { set }: VerifiedSet, isRecalled: IsRecalled): boolean {
    const verdict = verdicts.get(createKey(name, set));
    return verdict !== undefined && isRecalled(name, verdict.foundAt);
  }

  /** What is fine now was refused for a reason that has gone. */
  function forgetRefusals({ set }: VerifiedSet, refused: readonly UnpreparedUnit[]): void {
    for (const name of Object.keys(set.versions)) {
      const key = createKey(name, set);
      const verdict = verdicts.get(key);
      const isRefused = refused.some((unit) => unit.name === name);
      if (verdict && verdict.refusal !== null && !isRefused) verdicts.set(key, { ...verdict, refusal: null });
    }
  }

  /** What was refused before and is not looked at again. */
  function listRecalledRefusals(set: VerifiedSet, isRecalled: IsRecalled): readonly UnpreparedUnit[] {
    return Object.keys(set.set.versions).flatMap((name) => {
      const refusal = verdicts.get(createKey(name, set.set))?.refusal ?? null;
      return refusal !== null && isRemoteName(name) && hasRecalled(name, set, isRecalled) ? [refusal] : [];
    });
  }

  /** The remotes whose pages still render in the set that is served now. */
  async function listFine(set: VerifiedSet, lost: readonly SmokeFinding[]): Promise<readonly RemoteName[]> {
    const names = [...new Set(lost.map(({ name }) => name))];
    const { failed } = await smoke(set, names);
    return names.filter((name) => !failed.some((finding) => finding.name === name));
  }

  return {
    prepare: async (set, isRecalled = () => false) => {
      const foundAt = performance.now();
      keep(set.set);
      const recalled = listRecalledRefusals(set, isRecalled);
      const isLeft = (name: string) => !recalled.some((unit) => unit.name === name);
      const manifests = Object.fromEntries(Object.entries(set.manifests).filter(([name]) => isLeft(name)));
      const unprepared = await prepareRemotes(pool, { ...set, manifests }, store);
      for (const unit of unprepared) {
        const { name, version, error } = unit;
        log.error({ err: error, remote: name, version }, 'the remote could not be prepared');
        verdicts.set(createKey(name, set.set), { foundAt, unproven: [], refusal: unit });
      }
      const refused = await runSmoke(set, [...recalled, ...unprepared], isRecalled);
      for (const { name, version, error } of refused) {
        log.error({ err: error, unit: name, version }, 'the release does not render its smoke pages');
        // Nothing of it is served, also where there is no other version for its place.
        if (name !== 'shell') void pool.retire({ name, version });
      }
      const all = [...recalled, ...unprepared, ...refused];
      forgetRefusals(set, all);
      return all;
    },
    follow: (set, missing) => {
      served = set;
      known = Object.fromEntries(
        Object.entries(set.set.versions).filter(([name]) => !missing.some((unit) => unit === name)),
      );
    },
    listUnproven: (set) =>
      Object.keys(set.versions).flatMap((name) => verdicts.get(createKey(name, set))?.unproven ?? []),
  };
}

function refuse(name: UnitName, version: string, detail: string): UnpreparedUnit {
  return { name, version, error: new ReleaseRefusedError([{ name, version, code: 'smoke-failed', detail }]) };
}
