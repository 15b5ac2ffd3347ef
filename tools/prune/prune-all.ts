import { rmSync } from 'node:fs';
import path from 'node:path';
import { readRegistryPlace } from '@kmx/release-registry/registry/registry-place.server.ts';
import { parseLogRule } from '../bootstrap/log-files.mjs';
import { openRegistry } from '../release/open-registry.ts';
import { explainReleases, removeReleases } from '../release/prune.ts';
import { findLeftovers } from './find-leftovers.ts';

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
  const place = readRegistryPlace(environment);
  const rule = { keptVersions, keptMs: days * dayMs, nowMs };
  try {
    const releases = await explainReleases(registry, reports, rule);
    const places = {
      dataDirectory: path.resolve(environment['DATA_DIR'] || '.data'),
      // What a registry in a database has set aside stays there; only a folder is looked through.
      releasesDirectory: place.kind === 'folder' ? path.resolve(place.directory) : null,
    };
    const logsMs = parseLogRule(environment).keptMs;
    const leftovers = findLeftovers(places, { keptMs: rule.keptMs, logsMs, nowMs });
    const found = releases.filter(({ reason }) => reason === null);
    const removed = isMeant ? await removeReleases(registry, reports, { rule, found }) : found;
    const isGone = (name: string, version: string) =>
      removed.some((release) => release.name === name && release.version === version);
    if (isMeant) {
      for (const { place, reason } of leftovers) if (reason === null) rmSync(place, { recursive: true, force: true });
    }
    return [
      ...releases.map(({ name, version, reason }) => ({
        name: `${name}@${version}`,
        reason: reason ?? (isGone(name, version) ? null : 'was needed again a moment ago'),
      })),
      ...leftovers.map(({ place, what, reason }) => ({ name: `${place}, ${what},`, reason })),
    ];
  } finally {
    await registry.close();
  }
}
