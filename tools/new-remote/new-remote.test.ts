import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root as repository } from '../product-runner/repository-root.ts';
import { openRegistry } from '../release/open-registry.ts';

const program = path.join(import.meta.dirname, 'main.ts');
const lists = ['package-lock.json', 'CODEOWNERS'];
let root: string;
let before: readonly string[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kmx-new-remote-'));
  for (const file of lists) cpSync(path.join(repository, file), path.join(root, file));
  before = readLists();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const readLists = () => lists.map((file) => readFileSync(path.join(root, file), 'utf8'));
const readMade = (file: string) => readFileSync(path.join(root, 'remote-x', file), 'utf8');

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** The configuration of a remote is read with the build kit of its checkout. */
function linkPackages(): void {
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
}

function expectNothing() {
  expect(
    readdirSync(root)
      .filter((name) => name !== '.releases')
      .toSorted(),
  ).toEqual(lists.toSorted());
  expect(readLists()).toEqual(before);
}

describe('what it makes', () => {
  it('ARC-011 is a folder with exact versions, an owner and an entry in the lock file, and says the next commands', () => {
    const { status, stdout, stderr } = run('remote-x', '--mount', '/x', '--team', 'field-service');
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('npm run release -- publish remote-x\n  npm run release -- activate remote-x@<version>');
    const manifest = JSON.parse(readMade('package.json'));
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    expect(manifest.dependencies.react).toBe(lock.packages['node_modules/react'].version);
    const versions: readonly unknown[] = [manifest.dependencies, manifest.devDependencies].flatMap(Object.values);
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
    expect(lock.packages['remote-x'].devDependencies).toEqual(manifest.devDependencies);
    expect(lock.packages['node_modules/@kmx/remote-x']).toEqual({ resolved: 'remote-x', link: true });
    expect(readFileSync(path.join(root, 'CODEOWNERS'), 'utf8')).toBe(
      `${before[1]}/remote-x/           @kmx/field-service\n`,
    );
    expect(JSON.parse(readMade('tsconfig.json')).extends).toBe('../tsconfig.base.json');
  });

  it('ARC-011 keeps everything else in the lock file as npm wrote it', () => {
    run('remote-x', '--mount', '/x');
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    delete lock.packages['remote-x'];
    delete lock.packages['node_modules/@kmx/remote-x'];
    expect(`${JSON.stringify(lock, null, 2)}\n`).toBe(before[0]);
  });

  it.each([
    { words: [], config: "isLocalized: true, sites: 'main', kind: 'application'", smoke: '[`/en${firstPage}`]' },
    {
      words: ['--not-localized'],
      config: "isLocalized: false, sites: 'main', kind: 'application'",
      smoke: '[firstPage]',
    },
    {
      words: ['--kind', 'site'],
      config: "isLocalized: true, sites: 'main', kind: 'site'",
      smoke: '[`/en${firstPage}`]',
    },
  ])('ARC-011 names its place: $words', ({ words, config, smoke }) => {
    expect(run('remote-x', '--mount', '/x', ...words).status).toBe(0);
    expect(readMade('rspack.config.ts')).toContain(config);
    expect(readMade('rspack.config.ts')).toContain(`smokePages: ${smoke}`);
    expect(readMade('src/first-page.ts')).toContain("= '/x'");
  });

  it('ARC-011 leaves no word of its template, and is formatted whatever the names are', () => {
    linkPackages();
    const name = `remote-${'long-'.repeat(8)}ab`;
    const mount = `/${'abcdefgh-'.repeat(4)}/${'abcde'.repeat(4)}`;
    for (const words of [
      ['remote-x', '--mount', '/x'],
      [name, '--mount', mount],
    ]) {
      const { status, stderr } = run(...words);
      expect(status, stderr).toBe(0);
    }
    cpSync(path.join(repository, 'biome.json'), path.join(root, 'biome.json'));
    const biome = path.join(repository, 'node_modules/@biomejs/biome/bin/biome');
    const checked = spawnSync(process.execPath, [biome, 'ci', '--vcs-enabled=false', 'remote-x', name], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(checked.status, checked.stdout + checked.stderr).toBe(0);
    const files = readdirSync(path.join(root, 'remote-x'), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => readMade(file));
    expect(texts.filter((text) => /sample|\.\.\/\.\.\/\.\.\/tsconfig/.test(text))).toEqual([]);
  });
});

describe('what it refuses, with a sentence and exit code 2', () => {
  it.each([
    [[], 'A new remote needs one name and --mount'],
    [['remote-x'], 'A new remote needs one name and --mount'],
    [['remote-x', 'remote-y', '--mount', '/x'], 'A new remote needs one name and --mount'],
    [['Remote-X', '--mount', '/x'], 'Remote-X cannot be the name of a remote'],
    [['x', '--mount', '/x'], 'x cannot be the name of a remote'],
    [['remote-../x', '--mount', '/x'], 'remote-../x cannot be the name of a remote'],
    [['remote-x', '--mount', 'x'], '--mount x: must be / or lower-case segments.'],
    [['remote-x', '--mount', '/X'], '--mount /X: must be / or lower-case segments.'],
    [['remote-x', '--mount', '/de'], '--mount /de: looks like a locale.'],
    [['remote-x', '--mount', '/api'], '--mount /api: begins with a segment of the shell.'],
    [['remote-x', '--mount', '/'], '--mount / is the place of the public site.'],
    [['remote-x', '--mount', `/${'a-b'.repeat(11)}/${'c'.repeat(30)}`], 'is longer than 60 characters'],
    [['remote-x', '--mount', '/x', '--team', '@kmx/x'], '@kmx/x cannot be the name of a team'],
    [['remote-x', '--mount', '/x', '--kind', 'shop'], '--kind is application or site, not shop.'],
    [['remote-x', '--mount', '/x', '--what'], "Unknown option '--what'"],
  ])('ARC-011 %j', (words, sentence) => {
    const { status, stderr } = run(...words);
    expect(stderr).toContain(sentence);
    expect(status).toBe(2);
    expectNothing();
  });

  it('ARC-011 a folder that exists, and a place of a remote in the checkout', () => {
    expect(run('remote-x', '--mount', '/x').status).toBe(0);
    linkPackages();
    expect(run('remote-x', '--mount', '/y')).toMatchObject({
      status: 2,
      stderr: 'remote-x exists already in this checkout. Choose another name.\n',
    });
    expect(run('remote-y', '--mount', '/x')).toMatchObject({
      status: 2,
      stderr: '/{locale}/x is the place of remote-x (checkout). Choose another path.\n',
    });
    expect(run('remote-y', '--mount', '/x', '--not-localized').status).toBe(0);
  });

  it('ARC-011 a name and a place that the registry has', async () => {
    const registry = openRegistry({ RELEASES_DIR: path.join(root, '.releases') });
    const { manifest, contents } = createReleaseFixture('remote-shop', '1');
    await registry.store.publish(manifest, contents);
    expect(run('remote-shop', '--mount', '/shop')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('remote-shop has releases in the registry already'),
    });
    await activateReleases(registry, { 'remote-shop': '1' }, { by: 'test', reason: 'test' });
    expect(run('remote-x', '--mount', '/shop')).toMatchObject({
      status: 2,
      stderr: '/{locale}/shop is the place of remote-shop (registry). Choose another path.\n',
    });
    expectNothing();
  });
});

describe('what it leaves behind', () => {
  it('ARC-011 is nothing when a list cannot be read', () => {
    writeFileSync(path.join(root, 'package-lock.json'), '{}');
    before = readLists();
    expect(run('remote-x', '--mount', '/x')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^No remote was made: /),
    });
    expectNothing();
  });

  it('ARC-011 is all or nothing when a signal ends it at any moment', async () => {
    const results = new Set<boolean>();
    for (let delayMs = 50; delayMs <= 1_250; delayMs += 150) {
      const child = spawn(process.execPath, [program, 'remote-x', '--mount', '/x'], { cwd: root, stdio: 'ignore' });
      setTimeout(() => child.kill('SIGINT'), delayMs);
      await new Promise((resolve) => child.once('exit', resolve));
      const isMade = existsSync(path.join(root, 'remote-x'));
      results.add(isMade);
      if (!isMade) {
        expectNothing();
        continue;
      }
      expect(readdirSync(root).toSorted()).toEqual(['CODEOWNERS', 'package-lock.json', 'remote-x']);
      expect(readLists().map((text) => text.includes('remote-x'))).toEqual([true, true]);
      rmSync(path.join(root, 'remote-x'), { recursive: true });
      for (const [place, file] of lists.entries()) writeFileSync(path.join(root, file), before[place] ?? '');
    }
    expect(results.has(false)).toBe(true);
  });
});
