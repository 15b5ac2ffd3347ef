import { generateKeyPairSync } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { earlierContractVersion } from '@kmx/shared-contracts/units.ts';
import { describe, expect, it } from 'vitest';
import { otherContracts } from '../other-contracts.fixture.ts';
import { createFileReleasePointer } from '../pointer/file-release-pointer.server.ts';
import { createMountFixture, createReleaseFixture, createTestFolder, readStatements } from '../release-fixture.ts';
import { createSignedManifest, isSignatureValid } from '../signature/signature.server.ts';
import { createFileReleaseStore } from '../store/file-release-store.server.ts';
import { activateReleases, rollBackUnits } from './activate-releases.server.ts';
import { change, createActiveRegistry, createRegistry } from './registry-fixture.ts';

describe('activation', () => {
  it.each([
    ['contract-unknown', { contractVersion: otherContracts.nextMajor }],
    ['contract-too-new', { contractVersion: otherContracts.laterMinor }],
    ['federation-mismatch', { contractVersion: '2.5.0', federationVersion: '2.0.0' }],
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

  it('REL-02 remotes of the present major and of the one before run side by side, until a shell offers that no longer', async () => {
    const { registry, publish } = await createActiveRegistry();
    await publish('remote-portal', '2', { contractVersion: earlierContractVersion });
    const { set } = await activateReleases(registry, { 'remote-portal': '2' }, change);
    expect(set.versions).toEqual({ shell: '1', 'remote-public': 'a', 'remote-portal': '2' });
    await publish('shell', '2', { earlierContracts: [] });
    await expect(activateReleases(registry, { shell: '2' }, change)).rejects.toMatchObject({
      reasons: [{ name: 'remote-portal', code: 'contract-unknown' }],
    });
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
    const demanding = { ...registry, trustedKeys: () => [publicKey], signingKeys: () => privateKey };
    const activate = (version: string) => activateReleases(demanding, { shell: version }, change);
    await expect(activate('plain')).rejects.toMatchObject({ reasons: [{ code: 'signature-missing' }] });
    await expect(activate('foreign')).rejects.toMatchObject({ reasons: [{ code: 'signature-wrong' }] });
    expect((await activate('signed')).set.versions).toEqual({ shell: 'signed' });
  });

  it('REL-04 keeps the other units and refuses an outdated expected build', async () => {
    const { registry, publish, set } = await createActiveRegistry();
    await publish('remote-public', 'b');
    const { set: next } = await activateReleases(
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

describe('teams that act at the same time', () => {
  it('REL-04 all succeed, each on top of what the others have done', async () => {
    const { registry, publish } = await createActiveRegistry();
    const units = ['remote-one', 'remote-two', 'remote-three', 'remote-four'] as const;
    for (const unit of units) await publish(unit, '1');
    await Promise.all(units.map((unit) => activateReleases(registry, { [unit]: '1' }, change)));
    expect(await registry.pointer.read()).toMatchObject({
      versions: { 'remote-one': '1', 'remote-two': '1', 'remote-three': '1', 'remote-four': '1' },
    });
    const statements = await readStatements(registry.pointer);
    expect(statements.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
  });

  it('REL-02 what was right alone and is wrong together is refused: of two for one place the first one stays', async () => {
    const { registry, publish } = await createActiveRegistry();
    const mounts = [createMountFixture('/agenda')];
    await publish('remote-one', '1', { mounts });
    await publish('remote-two', '1', { mounts });
    const results = await Promise.allSettled(
      (['remote-one', 'remote-two'] as const).map((unit) => activateReleases(registry, { [unit]: '1' }, change)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { reasons: [{ code: 'mount-taken' }, { code: 'mount-taken' }] },
    });
  });
});

it('REL-02 what is wrong with a unit of another team holds up nobody, and a new shell that breaks it does', async () => {
  const { registry, publish } = await createActiveRegistry();
  await publish('remote-portal', '1');
  await publish('remote-portal', '2');
  await activateReleases(registry, { 'remote-portal': '1' }, change);
  await appendFile(registry.store.resolveFile({ name: 'remote-public', version: 'a' }, 'server/main.cjs'), '//');
  const { set } = await activateReleases(registry, { 'remote-portal': '2' }, change);
  expect(set.versions).toEqual({ shell: '1', 'remote-public': 'a', 'remote-portal': '2' });
  expect((await rollBackUnits(registry, ['remote-portal'], change)).set.versions['remote-portal']).toBe('1');
  await publish('shell', '2', { contractVersion: otherContracts.nextMajor });
  const broken = activateReleases(registry, { shell: '2' }, change);
  await expect(broken).rejects.toMatchObject({ name: 'ReleaseRefusedError' });
});

describe('acts', () => {
  it('REL-03 nobody acts without a key of the unit, and nothing is written then', async () => {
    const [own, foreign] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
    const folder = await createTestFolder();
    const store = createFileReleaseStore(folder);
    const trustedKeys = () => [own.publicKey];
    const registry = { store, pointer: createFileReleasePointer(folder, { trustedKeys }), trustedKeys };
    const { manifest, contents } = createReleaseFixture('remote-public', '1');
    await store.publish(createSignedManifest(manifest, own.privateKey), contents);
    const act = (signingKeys?: () => typeof own.privateKey) =>
      activateReleases({ ...registry, signingKeys }, { 'remote-public': '1' }, change);
    await expect(act()).rejects.toMatchObject({ reasons: [{ code: 'act-unsigned' }] });
    await expect(act(() => foreign.privateKey)).rejects.toMatchObject({ reasons: [{ code: 'act-foreign' }] });
    expect(await readStatements(registry.pointer)).toEqual([]);
    const { set } = await act(() => own.privateKey);
    expect(await registry.pointer.read()).toEqual(set);
  });

  it('REL-03 a unit whose last act counts for nothing is activated again under the same version', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const folder = await createTestFolder();
    const store = createFileReleaseStore(folder);
    const { manifest, contents } = createReleaseFixture('remote-public', '1');
    await store.publish(createSignedManifest(manifest, privateKey), contents);
    const unsigned = { store, pointer: createFileReleasePointer(folder, { trustedKeys: null }), trustedKeys: null };
    const { set } = await activateReleases(unsigned, { 'remote-public': '1' }, change);
    const trustedKeys = () => [publicKey];
    const signed = {
      ...{ store, trustedKeys, signingKeys: () => privateKey },
      pointer: createFileReleasePointer(folder, { trustedKeys }),
    };
    expect(await signed.pointer.readState()).toMatchObject({ set: null, refused: [{ code: 'act-unsigned' }] });
    const again = await activateReleases(signed, { 'remote-public': '1' }, change);
    expect(again.set).toMatchObject({ buildId: set.buildId, versions: set.versions });
    await activateReleases(signed, { 'remote-public': '1' }, change);
    expect(await readStatements(signed.pointer)).toHaveLength(2);
  });
});
