import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { createFileReleasePointer } from '@kmx/release-registry/pointer/file-release-pointer.server.ts';
import { openRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import { createReleaseFixture, createTestFolder, type ReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { createFileReleaseStore } from '@kmx/release-registry/store/file-release-store.server.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import pino from 'pino';
import { afterEach, expect, vi } from 'vitest';
import type { RemoteVersion, RenderPool } from '../workers/pool-types.ts';
import { createReleaseKeeper } from './release-keeper.ts';
import type { RunSmokePages } from './smoke.ts';

export const team = generateKeyPairSync('ed25519');
export const stranger = generateKeyPairSync('ed25519');
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});
export const patience = { timeout: 10_000, interval: 20 };

// The work of a thread on a bundle is tested with the pool.
export function createPool() {
  const prepared = new Map<string, RemoteVersion>();
  const broken = new Set<string>();
  const pool = {
    prepare: async (version: RemoteVersion) => {
      const key = `${version.name}@${version.version}`;
      if (broken.has(key)) throw new Error('boom at evaluation');
      prepared.set(key, version);
    },
    retire: async ({ name, version }: RemoteVersion) => void prepared.delete(`${name}@${version}`),
  } as unknown as RenderPool;
  const readBundle = (key: string) => prepared.get(key)?.files.get('server/main.cjs');
  return { pool, broken, readBundle, listPrepared: () => [...prepared.keys()].toSorted() };
}

export async function createRegistry() {
  const folder = await createTestFolder();
  const releasesDirectory = join(folder, 'registry');
  const store = createFileReleaseStore(releasesDirectory);
  const pointer = createFileReleasePointer(releasesDirectory, { trustedKeys: null });
  const registry = { store, pointer, trustedKeys: null, signingKeys: () => team.privateKey };
  const lines: string[] = [];
  // An activation from a machine that demands nothing: only the running shell refuses it.
  async function activate(
    version: string,
    key: typeof team | null = team,
    changes: Partial<ReleaseManifest> = {},
    name: UnitName = 'remote-public',
  ) {
    return activateFixture(createReleaseFixture(name, version, changes), key);
  }
  async function activateFixture({ manifest, contents }: ReleaseFixture, key: typeof team | null = team) {
    await store.publish(key ? createSignedManifest(manifest, key.privateKey) : manifest, contents);
    const changes = { [manifest.name]: manifest.version };
    return (await activateReleases(registry, changes, { by: 'test', reason: 'test' })).set;
  }
  async function start(
    workers = createPool(),
    dataDirectory = join(folder, 'data'),
    trustedKeys: TrustedKeys | null = () => [team.publicKey],
    smoke: RunSmokePages = () => Promise.resolve({ failed: [], unproven: [] }),
  ) {
    const keeper = await createReleaseKeeper({
      registry: openRegistry({ kind: 'folder', directory: releasesDirectory }, trustedKeys),
      dataDirectory,
      trustedKeys,
      pool: workers.pool,
      smoke,
      log: pino({}, { write: (line: string) => void lines.push(line) }),
      onActivated: () => {},
      onComposed: () => {},
      requestMs: 50,
    });
    const follow = (set: unknown) => vi.waitFor(() => expect(keeper.current().set).toEqual(set), patience);
    const readFile = async (version: string, file = 'browser/entry.js', unit = 'remote-public') => {
      const bytes = await (await keeper.files.find(unit, version, file))?.read(null);
      return bytes ? new TextDecoder().decode(bytes) : null;
    };
    opened.push(keeper.close);
    return { ...keeper, follow, readFile };
  }
  const waitForLine = (text: string) => vi.waitFor(() => expect(lines.join('')).toContain(text), patience);
  return { folder, releasesDirectory, registry, activate, activateFixture, start, lines, waitForLine };
}
