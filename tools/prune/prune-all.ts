import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseLogRule } from '../bootstrap/log-files.mjs';
import { openRegistry } from '../release/open-registry.ts';
import { explainReleases, removeReleases } from '../release/prune.ts';
import { explainAge, findLeftovers } from './find-leftovers.ts';

/** What was looked at; `reason` says why it stays. */
interface Pruned {
  readonly name: string;
  readonly reason: string | null;
}

interface Options {
  readonly keptVersions: number;
  readonly days: number;
  /** Whether anything is removed. */
  readonly isMeant: boolean;
  readonly nowMs?: number;
}

const dayMs = 86_400_000;

/** Looks at releases and at what was left in the folders of the environment, and removes what nobody needs if that is meant. */
export async function pruneAll(
  environment: Readonly<Record<string, string | undefined>>,
  { keptVersions, days, isMeant, nowMs = Date.now() }: Options,
): Promise<readonly Pruned[]> {
  const registry = openRegistry(environment);
  const { reports } = registry;
  const rule = { keptVersions, keptMs: days * dayMs, nowMs };
  try {
    const releases = await explainReleases(registry, reports, rule);
    const setAside = (await registry.store.listSetAside()).map(({ id, place, setAsideAt }) => ({
      ...{ id, place, reason: explainAge(setAsideAt.getTime(), rule.keptMs, nowMs) },
    }));
    const logsMs = parseLogRule(environment).keptMs;
    const leftovers = findLeftovers(path.resolve(environment['DATA_DIR'] || '.data'), { logsMs, nowMs });
    const found = releases.filter(({ reason }) => reason === null);
    const removed = isMeant ? await removeReleases(registry, reports, { rule, found }) : found;
    const isGone = (name: string, version: string) =>
      removed.some((release) => release.name === name && release.version === version);
    if (isMeant) {
      for (const { id, reason } of setAside) if (reason === null) await registry.store.removeSetAside(id);
      for (const { place, reason } of leftovers) if (reason === null) rmSync(place, { recursive: true, force: true });
    }
    return [
      ...releases.map(({ name, version, reason }) => ({
        name: `${name}@${version}`,
        reason: reason ?? (isGone(name, version) ? null : 'was needed again a moment ago'),
      })),
      ...setAside.map(({ place, reason }) => ({ name: `${place}, a release that was set aside,`, reason })),
      ...leftovers.map(({ place, what, reason }) => ({ name: `${place}, ${what},`, reason })),
    ];
  } finally {
    await registry.close();
  }
}
