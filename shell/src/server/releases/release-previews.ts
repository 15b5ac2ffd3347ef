import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { resolveBuildId } from '@kmx/release-registry/release/build-id.server.ts';
import type { ReleaseVersions } from '@kmx/release-registry/release/release-reference.ts';
import type { ReleaseManifest, ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { LRUCache } from 'lru-cache';
import { describeUnprepared } from './describe-degraded.ts';
import type { UnpreparedUnit } from './prepare-remotes.ts';

/** Sets that only holders of a preview see: the served set with other versions of some remotes. */
export interface ReleasePreviews {
  /**
   * The served set with these versions in it, verified and prepared like one that is activated. Rejects when a version
   * cannot be served here, with the reasons, and when the registry does not answer.
   */
  readonly open: (versions: ReleaseVersions) => Promise<VerifiedSet>;
  /** The sets of the previews that are open or being opened. */
  readonly listSets: () => readonly ReleaseSet[];
  /** The manifest of a release that an open preview shows. */
  readonly findManifest: (unit: UnitName, version: string) => ReleaseManifest | null;
  /** Prepares open previews for the set that is served from now on, and forgets those of the one before. */
  readonly follow: () => void;
}

interface PreviewOptions {
  readonly readServed: () => VerifiedSet;
  readonly verify: (set: ReleaseSet) => Promise<VerifiedSet>;
  readonly prepare: (set: VerifiedSet) => Promise<readonly UnpreparedUnit[]>;
  readonly onClosed: (set: ReleaseSet) => void;
  /** When a preview that nobody looks at is closed. */
  readonly idleMs?: number;
  /** How long the answer of a preview that failed is repeated, ten seconds if absent. */
  readonly failedMs?: number;
}

interface Preview {
  readonly set: ReleaseSet;
  readonly versions: ReleaseVersions;
  readonly opening: Promise<VerifiedSet>;
  verified: VerifiedSet | null;
  hasFailed: boolean;
}

/** Each holds threads of its own. */
const maxPreviews = 4;
const halfAnHourMs = 30 * 60 * 1000;
/** Checking a preview that failed anew costs as much as an activation. */
const tenSecondsMs = 10_000;

function assertPrepared(versions: ReleaseVersions, unprepared: readonly UnpreparedUnit[]): void {
  const lost = unprepared.filter(({ name, version }) => versions[name] === version);
  const reasons = describeUnprepared(lost, 'missing').map(
    ({ name, version, reason }) => `${name}@${version}: ${reason}`,
  );
  if (reasons.length > 0) throw new Error(reasons.join('; '));
}

/** Creates the previews of a shell; at most four are open at a time, those that were looked at last. */
export function createReleasePreviews(options: PreviewOptions): ReleasePreviews {
  const { readServed, verify, prepare, onClosed, idleMs = halfAnHourMs, failedMs = tenSecondsMs } = options;
  const previews = new LRUCache<string, Preview>({
    max: maxPreviews,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: ({ set }) => onClosed(set),
  });

  async function start(set: ReleaseSet, versions: ReleaseVersions): Promise<VerifiedSet> {
    const verified = await verify(set);
    assertPrepared(versions, await prepare(verified));
    return verified;
  }

  function open(versions: ReleaseVersions): Promise<VerifiedSet> {
    const served = readServed();
    const wanted: ReleaseVersions = { ...served.set.versions, ...versions };
    const buildId = resolveBuildId(wanted);
    if (buildId === served.set.buildId) return Promise.resolve(served);
    // Being asked for keeps a preview open, and must not repeat a failure without end.
    const known = previews.get(buildId, { updateAgeOnGet: previews.peek(buildId)?.hasFailed !== true });
    if (known) return known.opening;
    const set: ReleaseSet = { buildId, activatedAt: served.set.activatedAt, versions: { ...wanted } };
    const preview: Preview = { set, versions, opening: start(set, versions), verified: null, hasFailed: false };
    previews.set(buildId, preview);
    preview.opening.then(
      (verified) => {
        preview.verified = verified;
      },
      () => {
        preview.hasFailed = true;
        previews.set(buildId, preview, { ttl: failedMs });
      },
    );
    return preview.opening;
  }

  return {
    open,
    listSets: () => [...previews.values()].map(({ set }) => set),
    findManifest: (unit, version) => {
      const manifests = [...previews.values()].map(({ verified }) => verified?.manifests[unit]);
      return manifests.find((manifest) => manifest?.version === version) ?? null;
    },
    follow: () => {
      for (const [buildId, { versions }] of [...previews.entries()]) {
        // What a new set does not bear is said to the next request of the preview.
        void open(versions).catch(() => {});
        const isStill = resolveBuildId({ ...readServed().set.versions, ...versions }) === buildId;
        if (!isStill) previews.delete(buildId);
      }
    },
  };
}
