import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashSources } from '@kmx/build-kit/source-hashes.ts';
import { createFileReleaseStore } from '@kmx/release-registry/store/file-release-store.server.ts';
import { contractVersion, federationVersion } from '@kmx/shared-contracts/units.ts';
import { beforeEach, expect, it } from 'vitest';
import { publishAll } from './publish-all.ts';

const main = join(import.meta.dirname, 'main.ts');
const script = 'export const text = "wire";\n'.repeat(100);
let root: string;

async function writeBuild(
  unit: string,
  content: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const files = {
    'browser/mf-manifest.json': JSON.stringify({ metaData: { pluginVersion: federationVersion } }),
    'browser/remoteEntry.js': content,
    'browser/main.css': 'main{}',
    'server/main.cjs': 'exports.remote = {}',
    'build.json': JSON.stringify({
      contractVersion,
      federationVersion,
      browserEntry: 'remoteEntry.js',
      initial: { scripts: [], styles: ['browser/main.css'] },
      mounts: [{ path: '/', isLocalized: true, sites: 'all', kind: 'site', hasChrome: true }],
      ...changes,
    }),
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, unit, 'dist', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

function runRelease(...words: readonly string[]) {
  const env = { ...process.env, RELEASES_DIR: join(root, '.releases'), RELEASE_BY: 'tester' };
  const result = spawnSync(process.execPath, [main, ...words, '--json'], { cwd: root, env, encoding: 'utf8' });
  if (result.stdout === '') throw new Error(result.stderr);
  return { status: result.status, data: JSON.parse(result.stdout) };
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kmx-release-tool-'));
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

it.each([
  ['says nothing of its contract', { contractVersion: undefined }, 'contractVersion'],
  ['has a container of another version than it says', { federationVersion: '2.9.1' }, 'its container says'],
])('REL-02 a build that %s is not published', async (_, changes, reason) => {
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
  expect(runRelease('rollback').status).toBe(2);
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
  expect(runRelease('rollback').data.buildId).toBe(first.set?.buildId);
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
