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
   * cannot be served here, with the reasons, and when the registry does not answer. It is closed when nobody has looked at
   * it for a while, and when the token expires, in milliseconds since 1970; of several tokens the longest counts.
   */
  readonly open: (versions: ReleaseVersions, expires?: number) => Promise<VerifiedSet>;
  /** The sets of the previews that are open or being opened. */
  readonly listSets: () => readonly ReleaseSet[];
  /** The manifest of a release that an open preview shows. */
  readonly findManifest: (unit: UnitName, version: string) => ReleaseManifest | null;
  /**
   * Prepares open previews anew where another set is served from now on, or the platform has entered something since, and
   * forgets those of before. It is no look at them: they are closed when they would have been.
   */
  readonly follow: () => void;
}

interface PreviewOptions {
  readonly readServed: () => VerifiedSet;
  /** Of the newest entry: what was allowed before it may be forbidden now. */
  readonly readEntryRevision: () => number;
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
  /** When its token expires, and when it is closed if nobody looks at it again; both in milliseconds since 1970. */
  expires: number;
  closesAt: number;
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
  const { readServed, readEntryRevision, verify, prepare, onClosed } = options;
  const { idleMs = halfAnHourMs, failedMs = tenSecondsMs } = options;
  const previews = new LRUCache<string, Preview>({
    max: maxPreviews,
    ttl: idleMs,
    ttlAutopurge: true,
    dispose: ({ set }) => onClosed(set),
  });

  function resolveSet(versions: ReleaseVersions): { readonly key: string; readonly set: ReleaseSet } {
    const { activatedAt, versions: around } = readServed().set;
    const wanted: ReleaseVersions = { ...around, ...versions };
    const set: ReleaseSet = { buildId: resolveBuildId(wanted), activatedAt, versions: { ...wanted } };
    return { key: `${set.buildId} ${readEntryRevision()}`, set };
  }

  async function start(set: ReleaseSet, versions: ReleaseVersions): Promise<VerifiedSet> {
    const verified = await verify(set);
    assertPrepared(versions, await prepare(verified));
    return verified;
  }

  function keepUntil(key: string, preview: Preview, closesAt: number): void {
    preview.closesAt = closesAt;
    previews.set(key, preview, { ttl: Math.max(1, closesAt - Date.now()) });
  }

  function begin(versions: ReleaseVersions, expires: number, closesAt: number): Promise<VerifiedSet> {
    const { key, set } = resolveSet(versions);
    const opening = start(set, versions);
    const preview: Preview = { set, versions, opening, verified: null, hasFailed: false, expires, closesAt };
    keepUntil(key, preview, closesAt);
    const settle = (isFine: boolean): void => {
      // It had to make room meanwhile: what was prepared since then is ended once more, and another may be in its place.
      if (previews.peek(key) !== preview) return onClosed(set);
      if (isFine) return;
      preview.hasFailed = true;
      previews.set(key, preview, { ttl: Math.max(1, Math.min(preview.closesAt - Date.now(), failedMs)) });
    };
    opening.then(
      (verified) => {
        preview.verified = verified;
        settle(true);
      },
      () => settle(false),
    );
    return opening;
  }

  function open(versions: ReleaseVersions, expires: number = Number.POSITIVE_INFINITY): Promise<VerifiedSet> {
    const served = readServed();
    const { key, set } = resolveSet(versions);
    if (set.buildId === served.set.buildId) return Promise.resolve(served);
    const known = previews.get(key);
    const until = Math.max(expires, known?.expires ?? 0);
    const closesAt = Math.min(until, Date.now() + idleMs);
    if (known === undefined) return begin(versions, until, closesAt);
    // Being asked for keeps a preview open, and must not repeat a failure without end.
    if (known.hasFailed) return known.opening;
    known.expires = until;
    keepUntil(key, known, closesAt);
    return known.opening;
  }

  return {
    open,
    listSets: () => [...previews.values()].map(({ set }) => set),
    findManifest: (unit, version) => {
      const manifests = [...previews.values()].map(({ verified }) => verified?.manifests[unit]);
      return manifests.find((manifest) => manifest?.version === version) ?? null;
    },
    follow: () => {
      // The one that was looked at longest ago first, so that it goes on being that.
      for (const [key, { versions, expires, closesAt }] of [...previews.entries()].toReversed()) {
        const next = resolveSet(versions);
        if (next.key === key) continue;
        previews.delete(key);
        const isOver = next.set.buildId === readServed().set.buildId || closesAt <= Date.now();
        // What the new set or entry does not bear is said to the next request of the preview.
        if (!isOver && !previews.has(next.key)) void begin(versions, expires, closesAt).catch(() => {});
      }
    },
  };
}
