import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPageWeights } from '@kmx/release-registry/release/page-weights.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPlainBuild } from './read-plain-build.ts';

const chunk = 'export const fairs = 3;';
const hash = `sha384-${createHash('sha384').update(chunk).digest('base64')}`;
const assets = { js: { sync: ['app.js'] }, css: { sync: ['app.css'] } };
const metaData = {
  globalName: 'trade_fairs',
  pluginVersion: '2.1.0',
  publicPath: 'auto',
  remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
};
const manifest = { metaData, exposes: [{ path: './app', assets }] };
const options = { mounts: ['/trade-fairs'], titles: ['Trade fairs', 'de=Messen'] };

const entryLength = `var hashes = ["${hash}"];`.length;

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'kmx-plain-build-'));
});
afterEach(() => rm(dist, { recursive: true }));

async function read(changes: object = {}, entry = `var hashes = ["${hash}"];`, given = options) {
  await writeFile(path.join(dist, 'app.js'), chunk);
  await writeFile(path.join(dist, 'app.css'), '');
  await writeFile(path.join(dist, 'remoteEntry.js'), entry);
  await writeFile(path.join(dist, 'mf-manifest.json'), JSON.stringify({ ...manifest, ...changes }));
  return readPlainBuild('remote-fairs', dist, given);
}

it('ARC-008 the build of a plain federation plugin becomes a release without a server half', async () => {
  const { contents, ...build } = await read();
  expect(build).toEqual({
    name: 'remote-fairs',
    contractVersion: '3.0.0',
    federationVersion: '2.1.0',
    mounts: [{ path: '/trade-fairs', isLocalized: true, sites: 'main', kind: 'application', hasChrome: true }],
    capabilities: [],
    browserOnly: { container: 'trade_fairs', titles: { en: 'Trade fairs', de: 'Messen' } },
    sources: {},
    browserEntry: 'browser/remoteEntry.js',
    serverEntry: null,
    initial: { scripts: [], styles: ['browser/app.css'] },
    parts: { app: { scripts: ['browser/app.js'], styles: ['browser/app.css'], levels: 2 } },
    catalogues: {},
  });
  expect([...contents.keys()].toSorted()).toEqual(
    ['app.css', 'app.js', 'mf-manifest.json', 'remoteEntry.js'].map((file) => `browser/${file}`),
  );
});

it.each([
  ['loads its files from elsewhere', { metaData: { ...metaData, publicPath: 'https://cdn.test/' } }, 'must be "auto"'],
  [
    'is a module',
    { metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, type: 'module' } } },
    'must be a script',
  ],
  ['exposes another module', { exposes: [{ path: './page', assets }] }, 'exposes no ./app'],
])('ARC-008 a build that %s is not published', async (_, changes, reason) => {
  await expect(read(changes)).rejects.toThrow(reason);
});

it('REL-13 the page of a plain build is weighed with the files that its container loads before it is alive', async () => {
  const sync = ['app.js', ...Array.from({ length: 12 }, (_, index) => `chunk-${index}.js`)];
  const { contents, ...build } = await read({
    exposes: [{ path: './app', assets: { js: { sync }, css: assets.css } }],
  });
  const files = [...contents].map(([file, { byteLength: bytes }]) => ({ path: file, bytes, integrity: '' }));
  expect(listPageWeights({ ...build, files, isShell: false })).toMatchObject([
    { part: 'app', requests: sync.length + 2, levels: 2, scriptBytes: chunk.length + entryLength },
  ]);
});

it('ARC-008 a build that browsers would refuse is not published: its container holds no hash of a chunk', async () => {
  await expect(read({}, 'var hashes = [];')).rejects.toThrow('holds the hash of app.js, so browsers would refuse it');
});

it.each([
  ['a place that belongs to the shell', { ...options, mounts: ['/api/fairs'] }, 'begins with a segment of the shell'],
  ['no English title', { ...options, titles: ['de=Messen'] }, '--title is missing'],
])('ARC-008 a command line with %s publishes nothing', async (_, given, reason) => {
  await expect(read({}, `"${hash}"`, given)).rejects.toThrow(reason);
});

it('ARC-008 a folder without the manifest of the plugin is not published', async () => {
  await expect(readPlainBuild('remote-fairs', dist, options)).rejects.toThrow('holds no mf-manifest.json');
});
