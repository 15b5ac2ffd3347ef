import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderPublicKey } from '@kmx/release-registry/signature/signature.server.ts';
import { expect, it } from 'vitest';
import { publishAll } from './publish-all.ts';
import { createReleaseFolder } from './release-command.fixture.ts';

const createPair = () => generateKeyPairSync('ed25519');
type Pair = ReturnType<typeof createPair>;
const writePublic = ({ publicKey }: Pair) => renderPublicKey(publicKey);
const writePrivate = ({ privateKey }: Pair) => privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const [platform, shop, portal] = [createPair(), createPair(), createPair()];
/** All that a machine has to know: every other key comes with the history. */
const trusted = { RELEASE_PUBLIC_KEYS: `platform=${writePublic(platform)}` };
const asPlatform = { ...trusted, RELEASE_PRIVATE_KEYS: `platform=${writePrivate(platform)}` };
const asShop = { ...trusted, RELEASE_PRIVATE_KEYS: `remote-shop=${writePrivate(shop)}` };
const asPortal = { ...trusted, RELEASE_PRIVATE_KEYS: `remote-portal=${writePrivate(portal)}` };

const script = 'export const text = "wire";\n';
const mountAt = (...paths: readonly string[]) => ({
  mounts: paths.map((path) => ({ path, isLocalized: true, sites: 'all', kind: 'application', hasChrome: true })),
});
const declare = (paths: readonly string[], capabilities: readonly string[]) => ({ ...mountAt(...paths), capabilities });
const enterShop = ['enter', 'remote-shop', '--team', 'Shop', '--key', writePublic(shop), '--mount', '/shop/*'];

async function setUp() {
  const folder = await createReleaseFolder();
  const { writeBuild, runReleaseWith } = folder;
  await writeBuild('remote-shop', script, declare(['/shop'], ['content']));
  await writeBuild('remote-portal', script, declare(['/portal'], []));
  const release = (variables: Readonly<Record<string, string>>, unit: string, version: string) => {
    const published = runReleaseWith(variables, 'publish', unit, '--version', version);
    return published.status === 0 ? runReleaseWith(variables, 'activate', `${unit}@${version}`) : published;
  };
  return { ...folder, release };
}

it('REL-08 a team releases what the platform has entered, with its own key and none in the configuration', async () => {
  const { runReleaseWith, release, writeBuild } = await setUp();
  expect(release(asShop, 'remote-shop', '1')).toMatchObject({
    status: 3,
    data: { reasons: [{ code: 'signature-wrong' }, { code: 'entry-missing' }] },
  });
  const entered = runReleaseWith(asPlatform, ...enterShop, '--capability', 'content', '--capability', 'telepathy');
  expect(entered).toMatchObject({ status: 0, data: { unit: 'remote-shop', revision: 1, team: 'Shop' } });
  expect(release(asShop, 'remote-shop', '1').status).toBe(0);
  await writeBuild('remote-shop', `${script}// 2`, declare(['/shop', '/shop/basket'], ['content', 'telepathy']));
  expect(release(asShop, 'remote-shop', '2').status).toBe(0);
  const { data } = runReleaseWith(trusted, 'units');
  expect(data).toMatchObject([{ unit: 'remote-shop', activeVersion: '2', entry: { team: 'Shop' }, problems: [] }]);
  expect(data[0].entry.fingerprints).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
  expect(runReleaseWith(trusted, 'verify').status).toBe(0);
  for (const [paths, capabilities, code] of [
    [['/shop', '/portal'], ['content'], 'mount-not-granted'],
    [['/shops'], ['content'], 'mount-not-granted'],
    [['/'], ['content'], 'mount-not-granted'],
    [['/shop'], ['content', 'desk'], 'capability-not-granted'],
  ] as const) {
    await writeBuild('remote-shop', `${script}// ${code} ${paths[0]}`, declare(paths, capabilities));
    const refused = runReleaseWith(asShop, 'publish', 'remote-shop', '--version', '3');
    expect([paths, refused.status, refused.data.reasons[0]]).toMatchObject([paths, 3, { code }]);
    expect(refused.data.reasons[0].detail).toContain('grants team Shop: /{locale}/shop and below, content, telepathy');
  }
}, 120_000);

it('REL-08 only the key of the platform signs entries, and what the command line says wrongly is not said', async () => {
  const { runReleaseWith } = await setUp();
  expect(runReleaseWith(asShop, ...enterShop)).toMatchObject({
    status: 3,
    data: { reasons: [{ name: 'remote-shop', code: 'act-unsigned' }] },
  });
  const both = { ...trusted, RELEASE_PRIVATE_KEY: writePrivate(shop) };
  expect(runReleaseWith(both, ...enterShop)).toMatchObject({ status: 3, data: { reasons: [{ code: 'act-foreign' }] } });
  for (const words of [
    ['enter', 'remote-shop'],
    ['enter', 'remote-shop', '--team', 'Shop', '--mount', '/shop'],
    ['enter', 'remote-shop', '--withdraw', '--team', 'Shop'],
    [...enterShop, 'remote-portal'],
  ]) {
    expect([words, runReleaseWith(asPlatform, ...words).status]).toEqual([words, 2]);
  }
  expect(runReleaseWith(trusted, 'units').data).toEqual([]);
}, 120_000);

it('REL-08 a lost key is taken out, after a question that says what it costs, and withdrawing ends what is new', async () => {
  const { runReleaseWith, release, writeBuild } = await setUp();
  runReleaseWith(asPlatform, ...enterShop, '--capability', 'content');
  expect(release(asShop, 'remote-shop', '1').status).toBe(0);
  const next = createPair();
  const asNext = { ...trusted, RELEASE_PRIVATE_KEYS: `remote-shop=${writePrivate(next)}` };
  const take = ['enter', 'remote-shop', '--key', writePublic(next)];
  // What is active is signed with the lost one alone.
  expect(runReleaseWith(asPlatform, ...take)).toMatchObject({
    status: 2,
    data: { message: expect.stringContaining('remote-shop@1  signature-wrong') },
  });
  expect(runReleaseWith(asPlatform, ...take, '--key', writePublic(shop)).status).toBe(0);
  await writeBuild('remote-shop', `${script}// 2`, declare(['/shop'], ['content']));
  expect(release(asNext, 'remote-shop', '2').status).toBe(0);
  expect(runReleaseWith(asPlatform, ...take).data).toMatchObject({ team: 'Shop', capabilities: ['content'] });
  expect(runReleaseWith(asShop, 'rollback', 'remote-shop')).toMatchObject({ status: 3 });
  expect(runReleaseWith(asNext, 'rollback', 'remote-shop')).toMatchObject({
    status: 3,
    data: { reasons: [{ version: '1', code: 'signature-wrong' }] },
  });

  expect(runReleaseWith(asPlatform, 'enter', 'remote-shop', '--withdraw').status).toBe(0);
  await writeBuild('remote-shop', `${script}// 3`, declare(['/shop'], ['content']));
  const refused = release(asNext, 'remote-shop', '3');
  expect(refused).toMatchObject({ status: 3, data: { reasons: [{ code: 'entry-missing' }] } });
  expect(runReleaseWith(asNext, 'deactivate', 'remote-shop').status).toBe(3);
  expect(runReleaseWith(trusted, 'units').data).toMatchObject([{ activeVersion: '2', entry: { isWithdrawn: true } }]);
  expect(runReleaseWith(asPlatform, 'deactivate', 'remote-shop').status).toBe(0);
}, 120_000);

it('REL-08 an entry that takes away the place of what is active asks first, and is shown where it was made', async () => {
  const { runReleaseWith, release } = await setUp();
  runReleaseWith(asPlatform, ...enterShop, '--capability', 'content');
  expect(release(asShop, 'remote-shop', '1').status).toBe(0);
  const narrow = ['enter', 'remote-shop', '--mount', '/shop/basket'];
  expect(runReleaseWith(asPlatform, ...narrow)).toMatchObject({
    status: 2,
    data: { message: expect.stringContaining('mount-not-granted') },
  });
  expect(runReleaseWith(asPlatform, ...narrow, '--yes').status).toBe(0);
  const problem = { name: 'remote-shop', version: '1', code: 'mount-not-granted' };
  expect(runReleaseWith(trusted, 'list').data.revoked).toMatchObject([problem]);
  expect(runReleaseWith(trusted, 'units').data[0].problems).toMatchObject([problem]);
  expect(runReleaseWith(trusted, 'verify')).toMatchObject({ status: 3, data: { reasons: [problem] } });
  // Also when it is granted to another unit, more closely.
  expect(runReleaseWith(asPlatform, ...enterShop).status).toBe(0);
  const grab = ['enter', 'remote-portal', '--team', 'Portal', '--key', writePublic(portal), '--mount'];
  expect(runReleaseWith(asPlatform, ...grab, '/shop/*')).toMatchObject({
    status: 3,
    data: { reasons: [{ name: 'remote-portal', code: 'mount-taken' }] },
  });
  expect(runReleaseWith(asPlatform, ...grab, '/shop/basket').status).toBe(0);
}, 120_000);

it('REL-08 processes that enter at the same time all succeed, one after the other', async () => {
  const { runReleaseWith, startReleaseWith } = await setUp();
  const results = await Promise.all([
    startReleaseWith(asPlatform, ...enterShop),
    startReleaseWith(
      asPlatform,
      'enter',
      'remote-portal',
      '--team',
      'P',
      '--key',
      writePublic(portal),
      '--mount',
      '/p-a',
    ),
    startReleaseWith(
      asPlatform,
      'enter',
      'remote-agenda',
      '--team',
      'A',
      '--key',
      writePublic(portal),
      '--mount',
      '/shop',
    ),
    startReleaseWith(
      asPlatform,
      'enter',
      'remote-other',
      '--team',
      'O',
      '--key',
      writePublic(portal),
      '--mount',
      '/p-a/*',
    ),
  ]);
  // Of two for one place one wins.
  expect(results.map(({ status }) => status).toSorted()).toEqual([0, 0, 3, 3]);
  const refused = results.filter(({ status }) => status === 3).flatMap(({ data }) => data.reasons);
  expect(refused.map(({ code }: { readonly code: string }) => code)).toEqual(['mount-taken', 'mount-taken']);
  expect(runReleaseWith(trusted, 'history').data).toHaveLength(2);
  const keys = Array.from({ length: 4 }, () => createPair());
  const unit = runReleaseWith(trusted, 'units').data[0].unit;
  const all = await Promise.all(
    keys.map((key) => startReleaseWith(asPlatform, 'enter', unit, '--key', writePublic(key), '--reason', 'new key')),
  );
  expect(all.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
  expect(runReleaseWith(trusted, 'history').data).toHaveLength(6);
}, 120_000);

it('REL-08 a start with the key of the platform enters what has no entry yet, with what it asks for', async () => {
  const { root, releasesDirectory, writeBuild, runReleaseWith } = await setUp();
  const environment = {
    ...trusted,
    RELEASES_DIR: releasesDirectory,
    RELEASE_PRIVATE_KEYS: [asPlatform, asShop, asPortal].map((as) => as.RELEASE_PRIVATE_KEYS).join(' '),
  };
  expect(await publishAll(root, environment)).toMatchObject({ isChanged: true, isNew: true });
  const entries = runReleaseWith(trusted, 'units').data;
  expect(entries).toMatchObject([
    { unit: 'remote-portal', entry: { mounts: [{ path: '/portal' }], capabilities: [] }, problems: [] },
    { unit: 'remote-shop', entry: { mounts: [{ path: '/shop' }], capabilities: ['content'] }, problems: [] },
  ]);
  // Teams go on without it.
  await writeBuild('remote-shop', `${script}// next`, declare(['/shop'], ['content']));
  expect(await publishAll(root, { ...environment, ...asShop })).toMatchObject({ isChanged: true });
  // It never grants more by itself.
  await writeBuild('remote-shop', `${script}// more`, declare(['/shop'], ['content', 'desk']));
  await expect(publishAll(root, environment)).rejects.toThrow('capability-not-granted');
}, 120_000);

it('REL-08 a key pair is made in a file of its owner alone, and is not written over another', async () => {
  const { root, runReleaseWith } = await setUp();
  const file = join(root, 'shop.key');
  const { status, data } = runReleaseWith({}, 'keys', '--out', file);
  expect([status, (await stat(file)).mode & 0o777]).toEqual([0, 0o600]);
  const made = { ...trusted, RELEASE_PRIVATE_KEYS: `remote-shop=${await readFile(file, 'utf8')}` };
  const entered = [...enterShop.slice(0, 5), data.publicKey, '--mount', '/shop', '--capability', 'content'];
  expect(runReleaseWith(asPlatform, ...entered).data.fingerprints).toEqual([data.fingerprint]);
  expect(runReleaseWith(made, 'publish', 'remote-shop').status).toBe(0);
  expect(JSON.stringify(data)).not.toContain(await readFile(file, 'utf8'));
  await writeFile(file, 'mine');
  expect(runReleaseWith({}, 'keys', '--out', file).status).toBe(2);
  expect(await readFile(file, 'utf8')).toBe('mine');
  expect(await readdir(root)).not.toContain('team.key');
}, 120_000);
