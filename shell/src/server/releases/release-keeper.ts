import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseManifest, type ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { createFileReleasePointer } from '@kmx/shared-contracts/releases/file-release-pointer.server.ts';
import { createFileReleaseStore } from '@kmx/shared-contracts/releases/file-release-store.server.ts';
import {
  type ActiveSet,
  keepActiveSet,
  loadActiveSet,
  readActiveSet,
} from '@kmx/shared-contracts/releases/load-active-set.server.ts';
import { rememberVerified } from '@kmx/shared-contracts/releases/remember-verified.ts';
import type { TrustedKeys } from '@kmx/shared-contracts/releases/trusted-keys.server.ts';
import { type RemoteName, remoteNames, type UnitName } from '@kmx/shared-contracts/units.ts';
import type { Logger } from 'pino';
import type { RenderPool } from '../workers/pool-types.ts';

/** A browser file of a release: absolute path and the precompressed forms beside it. */
export interface BrowserFile {
  readonly path: string;
  readonly extension: string;
  readonly encodings: readonly ('br' | 'gzip')[];
}

/** The release set that this process serves; switches without restart when another is activated (design.md 5). */
export interface ReleaseKeeper {
  readonly current: () => {
    readonly set: ReleaseSet;
    readonly manifests: Readonly<Partial<Record<UnitName, ReleaseManifest>>>;
  };
  /** A set that this process serves or has served, for documents that are still open. */
  readonly findSet: (buildId: string) => ReleaseSet | null;
  readonly findBrowserFile: (unit: string, version: string, file: string) => BrowserFile | null;
  readonly close: () => void;
}

interface KeeperOptions {
  readonly releasesDirectory: string;
  readonly dataDirectory: string;
  /** Null or absent: unsigned releases are served. */
  readonly trustedKeys: TrustedKeys | null;
  readonly pool: RenderPool;
  readonly log: Logger;
  readonly onActivated: (set: ReleaseSet) => void;
}

/** Loads the active set, prepares its remotes and follows the pointer; rejects when no set can be served at all. */
export async function createReleaseKeeper(options: KeeperOptions): Promise<ReleaseKeeper> {
  const { pool, log } = options;
  const registryStore = rememberVerified(createFileReleaseStore(options.releasesDirectory));
  const pointer = createFileReleasePointer(options.releasesDirectory);
  const sources = {
    pointer,
    store: registryStore,
    lastKnownGoodFile: path.join(options.dataDirectory, 'last-known-good/release-set.json'),
    trustedKeys: options.trustedKeys,
  };
  const served = new Map<string, ReleaseSet>();
  const files = new Map<string, BrowserFile>();
  let active = await loadActiveSet(sources);
  let change: Promise<void> = Promise.resolve();

  const prepare = async (next: ActiveSet): Promise<void> => {
    for (const name of remoteNames) {
      const manifest = next.manifests[name];
      if (!manifest?.serverEntry) continue;
      const serverFile = next.store.resolveFile(manifest, manifest.serverEntry);
      await pool.prepare({ name, version: manifest.version, serverFile, serverFolder: path.dirname(serverFile) });
    }
  };
  const activate = async (set: ReleaseSet): Promise<void> => {
    if (set.buildId === active.set.buildId) return;
    const started = performance.now();
    const next = await readActiveSet(sources);
    // The fallback is for a start; a running shell has something to serve and says what is wrong with the new set.
    if (next.source === 'last-known-good') throw new Error(next.warning ?? 'the set could not be loaded');
    await prepare(next);
    const previous = active;
    active = next;
    served.set(next.set.buildId, next.set);
    options.onActivated(next.set);
    // Copying is slow and nobody waits for it; a crash until then leaves the set before as the last known good one.
    const warning = keepActiveSet(sources, next);
    log.info({ buildId: next.set.buildId, ms: Math.round(performance.now() - started) }, 'release set activated');
    for (const name of remoteNames) {
      const old = previous.set.versions[name];
      if (old !== undefined && old !== next.set.versions[name]) void pool.retire({ name, version: old });
    }
    const problem = await warning;
    if (problem) log.warn({ warning: problem }, 'release registry');
  };

  if (active.warning) log.warn({ warning: active.warning }, 'release registry');
  await prepare(active);
  served.set(active.set.buildId, active.set);
  const stopWatching = pointer.watch((set) => {
    change = change
      .then(() => activate(set))
      .catch((error: unknown) =>
        log.error({ err: error, buildId: set.buildId }, 'release set refused, the old one stays'),
      );
  });

  return {
    current: () => active,
    findSet: (buildId) => served.get(buildId) ?? null,
    findBrowserFile: (unit, version, file) => {
      const key = `${unit}/${version}/${file}`;
      const known = files.get(key);
      if (known) return known;
      if (file.split('/').includes('..')) return null;
      const found = [active.store, registryStore]
        .map((store) => store.resolveFile({ name: unit as RemoteName, version }, file))
        .find((candidate) => existsSync(candidate));
      if (!found) return null;
      const encodings = (['br', 'gzip'] as const).filter((encoding) =>
        existsSync(`${found}${encoding === 'br' ? '.br' : '.gz'}`),
      );
      const entry = { path: found, extension: path.extname(found).slice(1), encodings };
      files.set(key, entry);
      return entry;
    },
    close: stopWatching,
  };
}
