import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { activateReleases } from '@kmx/shared-contracts/releases/activate-releases.server.ts';
import { createFileReleasePointer } from '@kmx/shared-contracts/releases/file-release-pointer.server.ts';
import { createFileReleaseStore } from '@kmx/shared-contracts/releases/file-release-store.server.ts';
import { otherContracts } from '@kmx/shared-contracts/releases/other-contracts.fixture.ts';
import { createReleaseFixture, createTestFolder } from '@kmx/shared-contracts/releases/release-fixture.ts';
import { createSignedManifest } from '@kmx/shared-contracts/releases/signature.server.ts';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import type { RenderPool } from '../workers/pool-types.ts';
import { createReleaseKeeper } from './release-keeper.ts';

const team = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
// What a worker does with a release is tested beside the pool.
const pool = { prepare: () => Promise.resolve(), retire: () => Promise.resolve() } as unknown as RenderPool;

async function createRegistry() {
  const folder = await createTestFolder();
  const releasesDirectory = join(folder, 'registry');
  const store = createFileReleaseStore(releasesDirectory);
  const registry = { store, pointer: createFileReleasePointer(releasesDirectory), trustedKeys: null };
  const lines: string[] = [];
  // An activation from a machine that demands nothing: only the running shell stands in the way.
  async function activate(version: string, key: typeof team | null, changes = {}) {
    const name = 'contractVersion' in changes ? 'shell' : 'remote-public';
    const { manifest, contents } = createReleaseFixture(name, version, changes);
    await store.publish(key ? createSignedManifest(manifest, key.privateKey) : manifest, contents);
    return activateReleases(registry, { [name]: version }, { by: 'test', reason: 'test' });
  }
  const start = () =>
    createReleaseKeeper({
      releasesDirectory,
      dataDirectory: join(folder, 'data'),
      trustedKeys: () => [team.publicKey],
      pool,
      log: pino({}, { write: (line: string) => void lines.push(line) }),
      onActivated: () => {},
    });
  return { activate, start, lines };
}

it.each([
  ['unsigned', null, {}, 'remote-public@b: signature-missing'],
  ['signed with a strange key', stranger, {}, 'remote-public@b: signature-wrong'],
  ['of another contract', team, { contractVersion: otherContracts.otherPatch }, 'shell@b: shell-mismatch'],
])('C4 a running shell refuses a release that is %s, says why, and keeps the old set', async (_, key, changes, why) => {
  const { activate, start, lines } = await createRegistry();
  const good = await activate('a', team);
  const keeper = await start();
  try {
    await activate('b', key, changes);
    await vi.waitFor(() => expect(lines.join('')).toContain(why), { timeout: 10_000, interval: 50 });
    expect(keeper.current().set).toEqual(good);
    expect(lines.join('')).not.toContain('release set activated');
  } finally {
    keeper.close();
  }
});

it('C4 a running shell follows to a release that its team has signed, also after it refused one', async () => {
  const { activate, start, lines } = await createRegistry();
  await activate('a', team);
  const keeper = await start();
  try {
    await activate('b', null);
    await vi.waitFor(() => expect(lines.join('')).toContain('signature-missing'), { timeout: 10_000, interval: 50 });
    const next = await activate('c', team);
    await vi.waitFor(() => expect(keeper.current().set).toEqual(next), { timeout: 10_000, interval: 50 });
  } finally {
    keeper.close();
  }
});

it('C4 a shell does not start with an unsigned set alone', async () => {
  const { activate, start } = await createRegistry();
  await activate('a', null);
  await expect(start()).rejects.toThrow('remote-public@a: signature-missing');
});
