import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { findPrunable, type StoredRelease } from '@kmx/release-registry/active-set/find-prunable.ts';
import type { ReleaseReference } from '@kmx/release-registry/release/release-reference.ts';
import type { Command } from './command.ts';
import { NotDoneError } from './parse-arguments.ts';
import { renderPruneQuestion } from './render-messages.ts';

const dayMs = 86_400_000;

/** Removes releases that nobody needs any more, after a question. */
export const prune: Command = async ({ keep, days, isYes }, { registry, reports, ask }) => {
  const { store, pointer } = registry;
  const rule = { keptVersions: keep, keptMs: days * dayMs, nowMs: Date.now() };
  const releases = await listStored(store);
  const find = async (): Promise<readonly ReleaseReference[]> => {
    const [state, running] = await Promise.all([pointer.readState(), reports.listRunning()]);
    // With the keys of one team the acts of all others count for nothing here, and their releases would seem unused.
    const [ignored] = [...state.refused, ...state.refusedEntries, ...state.refusedCanaries];
    if (ignored)
      throw new NotDoneError(
        `Prune with the keys of all units: what was said of ${ignored.name} counts for nothing here (${ignored.detail}).`,
      );
    return findPrunable(releases, state, running, rule);
  };
  const found = await find();
  if (found.length === 0)
    return { message: 'Every release is still needed.', data: { removed: [], kept: releases.length } };
  if (!isYes && !(await ask(renderPruneQuestion(found, releases.length - found.length))))
    throw new NotDoneError('Nothing was removed.');
  const removed: ReleaseReference[] = [];
  for (const release of found) {
    // Somebody may have activated it while the question was open.
    const isUnused = (await find()).some(({ name, version }) => name === release.name && version === release.version);
    if (!isUnused) continue;
    await store.remove(release);
    removed.push(release);
  }
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
