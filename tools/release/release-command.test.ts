import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createFileReleaseStore } from '@kmx/shared-contracts/releases/file-release-store.server.ts';
import { beforeEach, expect, it } from 'vitest';
import { publishAll } from './publish-all.ts';

const main = join(import.meta.dirname, 'main.ts');
const script = 'export const text = "wire";\n'.repeat(100);
let root: string;

async function writeBuild(unit: string, content: string): Promise<void> {
  const files = {
    'browser/remoteEntry.js': content,
    'browser/main.css': 'main{}',
    'server/main.cjs': 'exports.remote = {}',
    'build.json': JSON.stringify({
      browserEntry: 'remoteEntry.js',
      initial: { scripts: [], styles: ['browser/main.css'] },
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

it('C4 a build becomes a release with compressed copies, all of them in the manifest', async () => {
  await writeBuild('remote-public', script);
  const { status, data } = runRelease('publish', 'remote-public');
  expect(status).toBe(0);
  const store = createFileReleaseStore(join(root, '.releases'));
  const release = { name: 'remote-public', version: data.version } as const;
  expect(data.version).toMatch(/^[0-9a-f]{12}$/);
  const manifest = await store.readManifest(release);
  expect(manifest).toMatchObject({ browserEntry: 'browser/remoteEntry.js', serverEntry: 'server/main.cjs' });
  expect(await store.verifyFiles(release)).toEqual([]);
  const brotli = await store.readVerifiedFile(release, 'browser/remoteEntry.js.br');
  const gzipped = await store.readVerifiedFile(release, 'browser/remoteEntry.js.gz');
  expect(String(brotliDecompressSync(brotli))).toBe(script);
  expect(String(gunzipSync(gzipped))).toBe(script);
});

it('C3 C7 the exit code tells usage (2), refusal (3) and conflict (5) apart, with a machine-readable reason', async () => {
  await writeBuild('remote-public', script);
  expect(runRelease('publish', 'remote-public', '--version', '1').status).toBe(0);
  expect(runRelease('publish', 'remote-nowhere')).toMatchObject({ status: 2, data: { error: 'usage' } });
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

it('C7 publishing all activates what differs in one activation and nothing when nothing differs', async () => {
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

it('C4 builds that were published without a key are published anew, signed, once a key is there', async () => {
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
