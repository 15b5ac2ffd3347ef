import { setTimeout as pause } from 'node:timers/promises';
import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { withTimeout } from '../pages/with-timeout.ts';
import type { RunSmokePages, SmokeFinding } from '../releases/smoke.ts';
import { leaveOpen, type SmokeVerdict } from './judge-smoke-page.ts';
import { renderSmokePage, type SmokeParts } from './render-smoke-page.ts';

const maxTries = 3;
const pauseMs = 200;
/** `activate` waits 30 seconds for its answer, and copying a release takes its part of them. */
const defaultTotalMs = 20_000;
const late = leaveOpen('the time for smoke pages was over');

/**
 * Creates the renderer of smoke pages: the remotes one after the other, each with its share of the time that is left, so that
 * one that hangs costs no other its proof. A page has three tries, and one that is fine is enough.
 */
export function createSmokeRun(
  parts: SmokeParts,
  render: typeof renderSmokePage = renderSmokePage,
  totalMs: number = defaultTotalMs,
): RunSmokePages {
  async function tryPage(page: string, name: RemoteName, set: VerifiedSet, endsAt: number): Promise<SmokeVerdict> {
    let verdict: SmokeVerdict = late;
    for (let attempt = 1; attempt <= maxTries; attempt += 1) {
      const leftMs = endsAt - performance.now();
      if (leftMs <= 0) break;
      const next = await withTimeout(render(page, name, set, parts), leftMs, late);
      if (next === null) return null;
      // A fault that was seen once is not excused by a backend that fails afterwards.
      if (!verdict?.isFault) verdict = next;
      if (attempt < maxTries) await pause(Math.min(pauseMs, Math.max(0, endsAt - performance.now())));
    }
    return verdict;
  }

  async function tryRemote(manifest: ReleaseManifest, name: RemoteName, set: VerifiedSet, endsAt: number) {
    const { version, smokePages = [] } = manifest;
    const failed: SmokeFinding[] = [];
    const unproven: SmokeFinding[] = [];
    const skipped = findSkipped(manifest);
    if (skipped !== null) return { failed, unproven: [{ name, version, page: '', reason: skipped }] };
    for (const page of smokePages) {
      const verdict = await tryPage(page, name, set, endsAt);
      if (verdict === null) continue;
      (verdict.isFault ? failed : unproven).push({ name, version, page, reason: verdict.reason });
      // One is enough to refuse it.
      if (verdict.isFault) break;
    }
    return { failed, unproven };
  }

  return async (set, remotes) => {
    const startedAt = performance.now();
    const failed: SmokeFinding[] = [];
    const unproven: SmokeFinding[] = [];
    for (const [place, name] of remotes.entries()) {
      const manifest = set.manifests[name];
      if (manifest === undefined) continue;
      const now = performance.now();
      const endsAt = now + (startedAt + totalMs - now) / (remotes.length - place);
      const result = await tryRemote(manifest, name, set, endsAt);
      failed.push(...result.failed);
      unproven.push(...result.unproven);
    }
    const ms = Math.round(performance.now() - startedAt);
    const counts = { remotes: remotes.length, failed: failed.length, unproven: unproven.length, ms };
    parts.log.info({ buildId: set.set.buildId, ...counts }, 'smoke pages were rendered');
    return { failed, unproven };
  };
}

/** Why a release has nothing that could be rendered here. */
function findSkipped({ browserOnly, smokePages }: ReleaseManifest): string | null {
  if (browserOnly) return 'browser-only, so the server renders none of its pages';
  return smokePages === undefined || smokePages.length === 0 ? 'declares no smoke page' : null;
}
