import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import {
  explainRetention,
  type RetainedRelease,
  type RetentionRule,
  type StoredRelease,
} from '@kmx/release-registry/active-set/find-prunable.ts';
import type { ReleaseReference } from '@kmx/release-registry/release/release-reference.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import type { Command } from './command.ts';
import { NotDoneError } from './parse-arguments.ts';
import { renderPruneQuestion } from './render-messages.ts';

const dayMs = 86_400_000;

/** Says of each release of the registry why it stays; refuses with the keys of some units only. */
export async function explainReleases(
  { store, pointer }: Pick<ReleaseRegistry, 'store' | 'pointer'>,
  reports: ShellReports,
  rule: RetentionRule,
): Promise<readonly RetainedRelease[]> {
  const [stored, state, running] = await Promise.all([listStored(store), pointer.readState(), reports.listRunning()]);
  // With the keys of one team the acts of all others count for nothing here, and their releases would seem unused.
  const [ignored] = [...state.refused, ...state.refusedEntries, ...state.refusedCanaries];
  if (ignored)
    throw new NotDoneError(
      `Prune with the keys of all units: what was said of ${ignored.name} counts for nothing here (${ignored.detail}).`,
    );
  return explainRetention(stored, state, running, rule);
}

/** Removes releases, each only if nobody has begun to need it in the meantime. Returns those that were removed. */
export async function removeReleases(
  registry: Pick<ReleaseRegistry, 'store' | 'pointer'>,
  reports: ShellReports,
  { rule, found }: { readonly rule: RetentionRule; readonly found: readonly ReleaseReference[] },
): Promise<readonly ReleaseReference[]> {
  const removed: ReleaseReference[] = [];
  for (const { name, version } of found) {
    const explained = await explainReleases(registry, reports, rule);
    if (!explained.some((other) => other.name === name && other.version === version && other.reason === null)) continue;
    await registry.store.remove({ name, version });
    removed.push({ name, version });
  }
  return removed;
}

/** Removes releases that nobody needs any more, after a question. */
export const prune: Command = async ({ keep, days, isYes }, { registry, reports, ask }) => {
  const rule = { keptVersions: keep, keptMs: days * dayMs, nowMs: Date.now() };
  const releases = await explainReleases(registry, reports, rule);
  const found = releases.filter(({ reason }) => reason === null).map(({ name, version }) => ({ name, version }));
  if (found.length === 0)
    return { message: 'Every release is still needed.', data: { removed: [], kept: releases.length } };
  if (!isYes && !(await ask(renderPruneQuestion(found, releases.length - found.length))))
    throw new NotDoneError('Nothing was removed.');
  const removed = await removeReleases(registry, reports, { rule, found });
  const kept = releases.length - removed.length;
  return { message: `Removed ${removed.length} releases, kept ${kept}.`, data: { removed, kept } };
};

// A release that cannot be read says no time, and stays until somebody has looked at it.
async function listStored(store: ReleaseRegistry['store']): Promise<readonly StoredRelease[]> {
  const describe = async (release: ReleaseReference): Promise<StoredRelease> => {
    const manifest = await store.readManifest(release).catch(() => null);
    const createdAtMs = Date.parse(manifest?.createdAt ?? '');
    return { ...release, createdAtMs: Number.isNaN(createdAtMs) ? null : createdAtMs };
  };
  return Promise.all((await store.list()).map(describe));
}
