import { generateKeyPairSync } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { describe, expect, it } from 'vitest';
import { otherContracts } from '../other-contracts.fixture.ts';
import { createFileReleasePointer } from '../pointer/file-release-pointer.server.ts';
import { createReleaseFixture, createTestFolder } from '../release-fixture.ts';
import { createSignedManifest, isSignatureValid } from '../signature/signature.server.ts';
import { createFileReleaseStore } from '../store/file-release-store.server.ts';
import { activateReleases, rollBackReleases } from './activate-releases.server.ts';

const change = { by: 'test', reason: 'test' };

async function createRegistry() {
  const folder = await createTestFolder();
  const store = createFileReleaseStore(folder);
  const registry = { store, pointer: createFileReleasePointer(folder), trustedKeys: null };
  async function publish(name: UnitName, version: string, changes: Partial<ReleaseManifest> = {}) {
    const { manifest, contents } = createReleaseFixture(name, version, changes);
    await store.publish(manifest, contents);
  }
  return { registry, publish };
}

async function createActiveRegistry() {
  const { registry, publish } = await createRegistry();
  await publish('shell', '1');
  await publish('remote-public', 'a');
  const set = await activateReleases(registry, { shell: '1', 'remote-public': 'a' }, change);
  return { registry, publish, set };
}

describe('activation', () => {
  it.each([
    ['contract-unknown', { contractVersion: otherContracts.nextMajor }],
    ['contract-too-new', { contractVersion: otherContracts.laterMinor }],
    ['federation-mismatch', { federationVersion: '2.0.0' }],
    ['reference-unlisted', { browserEntry: 'browser/elsewhere.js' }],
  ] as const)('REL-02 refuses a remote with the code %s and leaves the active set as it was', async (code, changes) => {
    const { registry, publish, set } = await createActiveRegistry();
    await publish('remote-public', 'b', changes);
    const refused = activateReleases(registry, { 'remote-public': 'b' }, change);
    await expect(refused).rejects.toMatchObject({ reasons: [{ name: 'remote-public', version: 'b', code }] });
    expect(await registry.pointer.read()).toEqual(set);
  });

  it('REL-02 refuses a shell that no longer offers the contract of an active remote', async () => {
    const { registry, publish } = await createActiveRegistry();
    await publish('shell', '2', { contractVersion: otherContracts.nextMajor });
    const refused = activateReleases(registry, { shell: '2' }, change);
    await expect(refused).rejects.toMatchObject({ reasons: [{ name: 'remote-public', code: 'contract-unknown' }] });
  });

  it('REL-03 refuses a tampered and a missing release and names every reason', async () => {
    const { registry, publish, set } = await createActiveRegistry();
    await publish('remote-public', 'b');
    await appendFile(registry.store.resolveFile({ name: 'remote-public', version: 'b' }, 'server/main.cjs'), '//');
    const refused = activateReleases(registry, { 'remote-public': 'b', 'remote-portal': 'x' }, change);
    await expect(refused).rejects.toMatchObject({
      reasons: [
        { code: 'file-changed', detail: 'server/main.cjs' },
        { name: 'remote-portal', code: 'release-missing' },
      ],
    });
    expect(await registry.pointer.read()).toEqual(set);
  });

  it('REL-03 demands a right signature as soon as a public key is configured', async () => {
    const { registry, publish } = await createRegistry();
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const { manifest } = createReleaseFixture('shell', 'signed');
    const signed = createSignedManifest(manifest, privateKey);
    expect(isSignatureValid({ ...signed, createdAt: 'changed' }, publicKey)).toBe(false);
    await publish('shell', 'signed', signed);
    await publish('shell', 'plain');
    await publish('shell', 'foreign', { signature: signed.signature });
    const demanding = { ...registry, trustedKeys: () => [publicKey] };
    const activate = (version: string) => activateReleases(demanding, { shell: version }, change);
    await expect(activate('plain')).rejects.toMatchObject({ reasons: [{ code: 'signature-missing' }] });
    await expect(activate('foreign')).rejects.toMatchObject({ reasons: [{ code: 'signature-wrong' }] });
    expect((await activate('signed')).versions).toEqual({ shell: 'signed' });
  });

  it('REL-04 keeps the other units and refuses an outdated expected build', async () => {
    const { registry, publish, set } = await createActiveRegistry();
    await publish('remote-public', 'b');
    const next = await activateReleases(
      registry,
      { 'remote-public': 'b' },
      { ...change, expectedBuildId: set.buildId },
    );
    expect(next.versions).toEqual({ shell: '1', 'remote-public': 'b' });
    const outdated = activateReleases(registry, { 'remote-public': 'a' }, { ...change, expectedBuildId: set.buildId });
    await expect(outdated).rejects.toMatchObject({ actualBuildId: next.buildId });
    // A wrong expectation is reported first, whatever was to be activated.
    const missing = activateReleases(registry, { 'remote-public': 'x' }, { ...change, expectedBuildId: set.buildId });
    await expect(missing).rejects.toMatchObject({ name: 'ReleaseConflictError', expectedBuildId: set.buildId });
  });
});

describe('rollback', () => {
  it('REL-04 there is nothing to go back to before the first set, nor to a set that never was', async () => {
    const { registry } = await createRegistry();
    await expect(rollBackReleases(registry, change)).rejects.toThrow(new RangeError('no earlier set'));
    const { registry: active } = await createActiveRegistry();
    const unknown = rollBackReleases(active, change, '0123456789abcdef');
    await expect(unknown).rejects.toThrow(new RangeError('no set 0123456789abcdef in the history'));
  });

  it('REL-04 goes back one whole set at a time, or to a named one, and every step is in the history', async () => {
    const { registry, publish, set } = await createActiveRegistry();
    for (const version of ['b', 'c']) {
      await publish('remote-public', version);
      await activateReleases(registry, { 'remote-public': version }, change);
    }
    const last = await registry.pointer.read();
    expect((await rollBackReleases(registry, change)).versions['remote-public']).toBe('b');
    expect((await rollBackReleases(registry, change)).buildId).toBe(set.buildId);
    await expect(rollBackReleases(registry, change)).rejects.toThrow(RangeError);
    expect((await rollBackReleases(registry, change, last?.buildId)).versions['remote-public']).toBe('c');
    const history = await registry.pointer.readHistory();
    expect(history.map((entry) => `${entry.kind} ${entry.versions['remote-public']}`)).toEqual([
      'activation a',
      'activation b',
      'activation c',
      'rollback b',
      'rollback a',
      'rollback c',
    ]);
  });
});
