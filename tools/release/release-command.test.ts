import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashSources } from '@kmx/build-kit/source-hashes.ts';
import { createFileReleaseStore } from '@kmx/release-registry/store/file-release-store.server.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import { beforeEach, expect, it } from 'vitest';
import { publishAll } from './publish-all.ts';
import { createReleaseFolder } from './release-command.fixture.ts';

const script = 'export const text = "wire";\n'.repeat(100);
let folder: Awaited<ReturnType<typeof createReleaseFolder>>;
let root: string;
const writeBuild = (...words: Parameters<typeof folder.writeBuild>) => folder.writeBuild(...words);
const runRelease = (...words: readonly string[]) => folder.runRelease(...words);
const runReleaseWith = (...words: Parameters<typeof folder.runReleaseWith>) => folder.runReleaseWith(...words);

beforeEach(async () => {
  folder = await createReleaseFolder();
  ({ root } = folder);
});

it('REL-03 a build becomes a release with compressed copies, all of them in the manifest', async () => {
  await writeBuild('remote-public', script);
  const { status, data } = runRelease('publish', 'remote-public');
  expect(status).toBe(0);
  const store = createFileReleaseStore(join(root, '.releases'));
  const release = { name: 'remote-public', version: data.version } as const;
  expect(data.version).toMatch(/^[0-9a-f]{12}$/);
  const manifest = await store.readManifest(release);
  expect(manifest).toMatchObject({ browserEntry: 'browser/remoteEntry.js', serverEntry: 'server/main.cjs' });
  expect(await store.verifyFiles(manifest)).toEqual([]);
  const brotli = await store.readVerifiedFile(manifest, 'browser/remoteEntry.js.br');
  const gzipped = await store.readVerifiedFile(manifest, 'browser/remoteEntry.js.gz');
  expect(String(brotliDecompressSync(brotli))).toBe(script);
  expect(String(gunzipSync(gzipped))).toBe(script);
});

it('REL-02 a release is labelled with the versions that its build says, not with those of this tool', async () => {
  const [major] = contractVersion.split('.').map(Number);
  const built = { contractVersion: `${Number(major) + 1}.0.0` };
  await writeBuild('remote-public', script, built);
  const { data } = runRelease('publish', 'remote-public', '--version', '1');
  const store = createFileReleaseStore(join(root, '.releases'));
  expect(await store.readManifest({ name: 'remote-public', version: data.version })).toMatchObject(built);
  const refused = runRelease('activate', 'remote-public@1');
  expect(refused).toMatchObject({ status: 3, data: { reasons: [{ code: 'contract-unknown' }] } });
});

it('REL-07 what a build declares is in its manifest, its operations as a file of the release', async () => {
  const declared = { capabilities: ['content', 'moon-phases'], smokePages: ['/en'] };
  await mkdir(join(root, 'remote-public/dist/server'), { recursive: true });
  await writeFile(join(root, 'remote-public/dist/server/operations.json'), '{"content":{}}');
  await writeBuild('remote-public', script, { ...declared, operations: 'operations.json' });
  const { data } = runRelease('publish', 'remote-public');
  const store = createFileReleaseStore(join(root, '.releases'));
  const manifest = await store.readManifest({ name: 'remote-public', version: data.version });
  expect(manifest).toMatchObject({ ...declared, operations: 'server/operations.json' });
  expect(String(await store.readVerifiedFile(manifest, 'server/operations.json'))).toBe('{"content":{}}');
});

it.each([
  ['says smoke pages of another site', { smokePages: ['//host'] }, 'smokePages.0'],
  ['names operations that it does not have', { operations: 'operations.json' }, 'operations.json'],
  ['says nothing of its contract', { contractVersion: undefined }, 'contractVersion'],
  ['has a container of another version than it says', { federationVersion: '2.9.1' }, 'its container says'],
])('REL-02 REL-07 a build that %s is not published', async (_, changes, reason) => {
  await writeBuild('remote-public', script, changes);
  const refused = runRelease('publish', 'remote-public');
  expect(refused).toMatchObject({ status: 3, data: { error: 'build', message: expect.stringContaining(reason) } });
});

it('REL-02 a build that is older than its sources is published on purpose only', async () => {
  const folder = join(root, 'remote-public');
  const source = join(folder, 'src/page.ts');
  await mkdir(dirname(source), { recursive: true });
  await writeFile(source, 'export const page = 1;');
  await writeBuild('remote-public', script, { sources: await hashSources(folder, [source]) });
  expect(runRelease('publish', 'remote-public', '--version', '1').status).toBe(0);
  await writeFile(source, 'export const page = 2;');
  const refused = runRelease('publish', 'remote-public', '--version', '2');
  expect(refused).toMatchObject({ status: 3, data: { message: expect.stringContaining('src/page.ts') } });
  const meant = runRelease('publish', 'remote-public', '--version', '2', '--from', 'remote-public/dist');
  expect(meant).toMatchObject({ status: 0, data: { sameAs: '1' } });
});

it('REL-02 REL-04 the exit code tells usage (2), refusal (3) and conflict (5) apart, with a machine-readable reason', async () => {
  await writeBuild('remote-public', script);
  expect(runRelease('publish', 'remote-public', '--version', '1').status).toBe(0);
  expect(runRelease('publish', 'nowhere')).toMatchObject({ status: 2, data: { error: 'usage' } });
  expect(runRelease('publish', 'remote-portal')).toMatchObject({ status: 3, data: { error: 'build' } });
  const missing = runRelease('activate', 'remote-public@2');
  expect(missing).toMatchObject({ status: 3, data: { reasons: [{ code: 'release-missing' }] } });
  expect(runRelease('activate', 'remote-public@1').status).toBe(0);
  const conflict = runRelease('activate', 'remote-public@1', '--expect', '0123456789abcdef');
  expect(conflict).toMatchObject({ status: 5, data: { error: 'conflict' } });
  await appendFile(join(root, '.releases/remote-public/1/server/main.cjs'), '//');
  expect(runRelease('verify')).toMatchObject({ status: 3, data: { reasons: [{ code: 'file-changed' }] } });
  for (const words of [[], ['remote-public', '--set'], ['remote-public'], ['--set', '--yes'], ['--set']]) {
    expect([words, runRelease('rollback', ...words).status]).toEqual([words, 2]);
  }
}, 120_000);

it('REL-04 publishing all activates what differs in one activation and nothing when nothing differs', async () => {
  const environment = { RELEASES_DIR: join(root, '.releases') };
  await writeBuild('remote-public', script);
  await writeBuild('shell', script);
  const first = await publishAll(root, environment);
  expect(first.isChanged).toBe(true);
  expect(Object.keys(first.set?.versions ?? {}).toSorted()).toEqual(['remote-public', 'shell']);
  const second = await publishAll(root, environment);
  expect(second).toMatchObject({ isChanged: false, set: first.set });
  await writeBuild('remote-public', `${script}// next`);
  const third = await publishAll(root, environment);
  expect(third.set?.versions.shell).toBe(first.set?.versions.shell);
  expect(third.set?.versions['remote-public']).not.toBe(first.set?.versions['remote-public']);
  expect(runRelease('history').data).toHaveLength(2);
  expect(runRelease('rollback', '--set')).toMatchObject({
    status: 2,
    data: { message: expect.stringContaining('--yes') },
  });
  expect(runRelease('rollback', '--set', '--yes').data.buildId).toBe(first.set?.buildId);
});

it('REL-03 builds that were published without a key are published again, signed, once there is a key', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const unsigned = { RELEASES_DIR: join(root, '.releases') };
  const signed = {
    ...unsigned,
    RELEASE_PRIVATE_KEY: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
    RELEASE_PUBLIC_KEY: String(publicKey.export({ format: 'pem', type: 'spki' })),
  };
  await writeBuild('remote-public', script);
  const before = await publishAll(root, unsigned);
  const after = await publishAll(root, signed);
  expect(after.set?.versions['remote-public']).toMatch(new RegExp(`^${before.releases[0]?.version}-[0-9a-f]{6}$`));
  expect(await publishAll(root, signed)).toMatchObject({ isChanged: false, set: after.set });
});

it('REL-03 REL-04 with a key for each team, each one publishes, activates and rolls back its own unit alone', async () => {
  const write = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ format: 'der', type }).toString('base64');
  const pairs = ['shell', 'remote-public', 'remote-portal'].map((name) => ({
    name,
    ...generateKeyPairSync('ed25519'),
  }));
  const trusted = {
    RELEASE_PUBLIC_KEYS: pairs.map(({ name, publicKey }) => `${name}=${write(publicKey, 'spki')}`).join(' '),
  };
  const own = Object.fromEntries(
    pairs.map(({ name, privateKey }) => [
      name,
      { ...trusted, RELEASE_PRIVATE_KEYS: `${name}=${write(privateKey, 'pkcs8')}` },
    ]),
  );
  const stranger = generateKeyPairSync('ed25519');
  const all = pairs.map(({ name, privateKey }) => `${name}=${write(privateKey, 'pkcs8')}`).join(',');
  const mountAt = (path: string) => ({
    mounts: [{ path, isLocalized: true, sites: 'all', kind: 'application', hasChrome: true }],
  });
  await writeBuild('shell', script);
  await writeBuild('remote-public', script);
  await writeBuild('remote-portal', script, mountAt('/portal'));
  const everything = { RELEASES_DIR: join(root, '.releases'), ...trusted, RELEASE_PRIVATE_KEYS: all };
  expect(await publishAll(root, everything)).toMatchObject({ isChanged: true, left: [] });
  // A machine with one team's key alone publishes that unit and leaves the others as they are.
  await writeBuild('remote-portal', `${script}// next`, mountAt('/portal'));
  const next = await publishAll(root, { RELEASES_DIR: join(root, '.releases'), ...own['remote-portal'] });
  expect(next).toMatchObject({ isChanged: true, left: ['remote-public', 'shell'] });

  const [portal, shop] = [own['remote-portal'] ?? {}, own['remote-public'] ?? {}];
  expect(runReleaseWith(shop, 'publish', 'remote-portal', '--version', '8')).toMatchObject({
    status: 3,
    data: { reasons: [{ code: 'signature-missing' }] },
  });
  const foreign = { ...shop, RELEASE_PRIVATE_KEY: write(stranger.privateKey, 'pkcs8') };
  const refused = runReleaseWith(foreign, 'publish', 'remote-portal', '--version', '9');
  expect(refused).toMatchObject({ status: 3, data: { reasons: [{ code: 'signature-wrong' }] } });
  expect(runReleaseWith(foreign, 'rollback', 'remote-portal')).toMatchObject({
    status: 3,
    data: { reasons: [{ code: 'act-foreign' }] },
  });
  expect(runReleaseWith(shop, 'rollback', 'remote-portal')).toMatchObject({
    status: 3,
    data: { reasons: [{ code: 'act-unsigned' }] },
  });
  // With one team's key alone the releases of all others would seem unused.
  const [, , lone] = pairs;
  const blind = {
    RELEASE_PUBLIC_KEYS: `${lone?.name}=${lone ? write(lone.publicKey, 'spki') : ''}`,
    RELEASE_PUBLIC_KEY: write(stranger.publicKey, 'spki'),
  };
  const pruned = runReleaseWith(blind, 'prune', '--keep', '0', '--days', '0', '--yes');
  expect(pruned).toMatchObject({ status: 2, data: { message: expect.stringContaining('keys of all units') } });
  expect(runReleaseWith(portal, 'rollback', 'remote-portal').status).toBe(0);
  expect(runReleaseWith(trusted, 'verify').status).toBe(0);
  expect(runReleaseWith(trusted, 'history').data.map(({ kind }: { kind: string }) => kind)).toEqual([
    'activation',
    'activation',
    'rollback',
  ]);
}, 120_000);

it('REL-04 pruning removes what nobody needs, after a yes, and says what it is', async () => {
  for (const version of ['1', '2', '3']) {
    await writeBuild('remote-public', `${script}// ${version}`);
    expect(runRelease('publish', 'remote-public', '--version', version).status).toBe(0);
    expect(runRelease('activate', `remote-public@${version}`).status).toBe(0);
  }
  expect(runRelease('prune').data).toEqual({ removed: [], kept: 3 });
  expect(runRelease('prune', '--keep', '2', '--days', '0').status).toBe(2);
  expect(runRelease('prune', '--keep', 'x').status).toBe(2);
  const { status, data } = runRelease('prune', '--keep', '2', '--days', '0', '--yes');
  expect([status, data]).toEqual([0, { removed: [{ name: 'remote-public', version: '1' }], kept: 2 }]);
  expect(runRelease('rollback', 'remote-public').status).toBe(0);
  expect(runRelease('verify').status).toBe(0);
}, 60_000);

it('REL-03 a name that somebody has taken without the right key is free for the team that has it', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const keys = {
    RELEASE_PRIVATE_KEY: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
    RELEASE_PUBLIC_KEY: String(publicKey.export({ format: 'pem', type: 'spki' })),
  };
  await writeBuild('remote-public', `${script}// evil`);
  expect(runRelease('publish', 'remote-public', '--version', '1').status).toBe(0);
  await writeBuild('remote-public', script);
  const publish = () => runReleaseWith(keys, 'publish', 'remote-public', '--version', '1');
  expect(publish()).toMatchObject({ status: 0, data: { state: 'published' } });
  expect(publish()).toMatchObject({ status: 0, data: { state: 'present' } });
  expect(runReleaseWith(keys, 'activate', 'remote-public@1').status).toBe(0);
  // What was written into it since is set aside, and the release is there again.
  await writeFile(join(root, '.releases/remote-public/1/junk'), 'x');
  expect(publish()).toMatchObject({ status: 0, data: { state: 'published' } });
  expect(runReleaseWith(keys, 'verify').status).toBe(0);
  await mkdir(join(root, '.releases/remote-public/2'), { recursive: true });
  await writeFile(join(root, '.releases/remote-public/2/junk'), 'x');
  expect(runReleaseWith(keys, 'publish', 'remote-public', '--version', '2').status).toBe(0);
  await writeBuild('remote-public', `${script}// other`);
  expect(publish()).toMatchObject({ status: 3, data: { reasons: [{ code: 'version-taken' }] } });
}, 60_000);
