import path from 'node:path';
import type { ReleaseSources } from '@kmx/release-registry/active-set/load-active-set.server.ts';
import { readOperations } from '@kmx/release-registry/active-set/read-operations.server.ts';
import { keptSets } from '@kmx/release-registry/active-set/served-sets.server.ts';
import { findSignatureProblems } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import { joinEntryKeys } from '@kmx/release-registry/history/join-entry-keys.server.ts';
import type { UnitEntries } from '@kmx/release-registry/history/unit-entry.server.ts';
import type { Operations } from '@kmx/shared-contracts/operations.ts';
import type { ReleaseManifest, ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';
import { LRUCache } from 'lru-cache';

type Encoding = 'br' | 'gzip';

/** A browser file listed in a manifest; `read` returns bytes that were compared with it, null when they are no longer available. */
export interface BrowserFile {
  readonly extension: string;
  readonly encodings: readonly Encoding[];
  readonly read: (encoding: Encoding | null) => Promise<Uint8Array | null>;
}

/** Files of the sets that are or were served, and of nothing else. */
export interface ReleaseFiles {
  readonly find: (unit: string, version: string, file: string) => Promise<BrowserFile | null>;
  /** The manifest of a release that is or was served here, or that another process serves; null when it is not available. */
  readonly findManifest: (unit: UnitName, version: string) => Promise<ReleaseManifest | null>;
  /** The operations of a release; null when it is not available. Throws when its file is not what it should be. */
  readonly readOperations: (unit: UnitName, version: string) => Promise<Operations | null>;
}

interface FileOptions {
  readonly sources: ReleaseSources;
  /** Manifests of the set that is served. */
  readonly findManifest: (unit: UnitName, version: string) => ReleaseManifest | null;
  /** Sets that were served here, newest first. */
  readonly listServedSets: () => readonly ReleaseSet[];
  readonly isRefused: (buildId: string) => boolean;
  /** Their keys join those of the configuration. */
  readonly readEntries: () => UnitEntries;
  readonly now?: () => number;
}

/** A manifest of an earlier set, and what the platform said of the units when its signature was checked last. */
interface EarlierManifest {
  readonly manifest: ReleaseManifest;
  readonly entries: UnitEntries;
}

/** Manifests of earlier sets; one takes up to 100 kB. */
const maxEarlierManifests = 250;
const maxKeptBytes = 16 * 1024 * 1024;
/** How often, at most, the registry is asked for sets that another process has activated and this one does not serve yet. */
const historyMs = 1_000;
const endings = { br: '.br', gzip: '.gz' } as const;

/** Creates the reader; it caches up to 16 MB of what it has read, in the form in which it is sent. */
export function createReleaseFiles(options: FileOptions): ReleaseFiles {
  const { sources, now = () => performance.now() } = options;
  const { copies, store, pointer } = sources;
  const isSigned = (manifest: ReleaseManifest): boolean =>
    findSignatureProblems(manifest, joinEntryKeys(sources.trustedKeys, options.readEntries())).length === 0;
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
  });
  const manifests = new LRUCache<string, EarlierManifest>({ max: maxEarlierManifests });
  let history: { readonly at: number; readonly sets: Promise<readonly ReleaseSet[]> } | null = null;

  async function readHistory(): Promise<readonly ReleaseSet[]> {
    if (history === null || now() - history.at >= historyMs) {
      history = { at: now(), sets: pointer.readRecent(keptSets).catch(() => []) };
    }
    return (await history.sets).filter(({ buildId }) => !options.isRefused(buildId));
  }

  async function openCopy(name: UnitName, version: string): Promise<ReleaseManifest | null> {
    const manifest = await copies.store.readManifest({ name, version });
    return isSigned(manifest) ? manifest : null;
  }

  async function takeFromRegistry(name: UnitName, version: string): Promise<ReleaseManifest | null> {
    const manifest = await store.readManifest({ name, version });
    if (!isSigned(manifest)) return null;
    return (await copies.take(manifest, store)).length === 0 ? manifest : null;
  }

  /** What was found before, unless its key has been taken out since. */
  function findKnown(key: string): ReleaseManifest | null {
    const known = manifests.get(key);
    if (known === undefined) return null;
    const entries = options.readEntries();
    if (known.entries !== entries && !isSigned(known.manifest)) {
      manifests.delete(key);
      return null;
    }
    if (known.entries !== entries) manifests.set(key, { ...known, entries });
    return known.manifest;
  }

  /** A release of an earlier set, or of one that another process already serves; a page from there may request its files here. */
  async function findEarlier(name: UnitName, version: string): Promise<ReleaseManifest | null> {
    const key = `${name}@${version}`;
    const known = findKnown(key);
    if (known) return known;
    const isIn = (sets: readonly ReleaseSet[]) => sets.some(({ versions }) => versions[name] === version);
    const open = [
      ...(isIn(options.listServedSets()) ? [openCopy, takeFromRegistry] : []),
      ...(isIn(await readHistory()) ? [takeFromRegistry] : []),
    ];
    for (const tryOpening of open) {
      const entries = options.readEntries();
      const manifest = await tryOpening(name, version).catch(() => null);
      if (!manifest) continue;
      manifests.set(key, { manifest, entries });
      return manifest;
    }
    return null;
  }

  async function read(manifest: ReleaseManifest, file: string): Promise<Uint8Array | null> {
    const key = `${manifest.name}@${manifest.version}/${file}`;
    const known = kept.get(key);
    if (known) return known;
    const readFrom = (from: typeof store) => from.readVerifiedFile(manifest, file).catch(() => null);
    // The copy may have been damaged or removed; the registry's bytes are compared with the same manifest.
    const bytes = (await readFrom(copies.store)) ?? (await readFrom(store));
    if (bytes) kept.set(key, bytes);
    return bytes;
  }

  async function findManifest(name: UnitName, version: string): Promise<ReleaseManifest | null> {
    return options.findManifest(name, version) ?? (await findEarlier(name, version));
  }

  return {
    findManifest,
    readOperations: async (name, version) => {
      const manifest = await findManifest(name, version);
      if (!manifest) return null;
      const readVerifiedFile = async (_: ReleaseManifest, file: string): Promise<Uint8Array> => {
        const bytes = await read(manifest, file);
        if (!bytes) throw new Error(`${name}@${version}: ${file} is not available`);
        return bytes;
      };
      return readOperations(manifest, { readVerifiedFile });
    },
    find: async (unit, version, file) => {
      if (!isUnitName(unit) || !file.startsWith('browser/')) return null;
      const manifest = await findManifest(unit, version);
      if (!manifest) return null;
      const isListed = (path: string) => manifest.files.some((entry) => entry.path === path);
      if (!isListed(file)) return null;
      return {
        extension: path.extname(file).slice(1),
        encodings: (['br', 'gzip'] as const).filter((encoding) => isListed(`${file}${endings[encoding]}`)),
        read: (encoding) => read(manifest, encoding ? `${file}${endings[encoding]}` : file),
      };
    },
  };
}
