import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'kmx clone '));
  cpSync(import.meta.dirname, path.join(clone, 'tools', 'bootstrap'), { recursive: true });
});
afterEach(() => rmSync(clone, { recursive: true }));

/** Runs a few lines as a module in the clone; they print JSON. */
function run(code: string): unknown {
  const words = ['--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: clone, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const urlOf = (name: string) => JSON.stringify(pathToFileURL(path.join(clone, 'tools', 'bootstrap', name)));

describe('the Node that begins', () => {
  const describeAll = (versions: readonly string[]) =>
    run(`import { describeOldNode } from ${urlOf('node-version.mjs')};
      console.log(JSON.stringify(${JSON.stringify(versions)}.map(describeOldNode)))`);

  it('is taken where npm installs every binary part with it', () => {
    const good = ['20.19.0', '20.20.2', '22.12.0', '22.13.1', '23.0.0', '24.21.0', '26.1.0'];
    expect(describeAll(good)).toEqual(good.map(() => null));
  });

  it('is the one that package.json asks for', () => {
    const manifest: unknown = JSON.parse(
      readFileSync(path.join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
    );
    const node = run(`import { installingNode } from ${urlOf('node-version.mjs')};
      console.log(JSON.stringify(installingNode))`);
    expect(manifest).toMatchObject({ engines: { node } });
  });

  it('is refused in one sentence otherwise, before anything is installed', () => {
    const old = ['18.20.8', '20.9.0', '20.18.3', '21.7.3', '22.11.0'];
    expect(describeAll(old)).toEqual(
      old.map((version) =>
        expect.stringMatching(new RegExp(`^Node ${version} cannot install this: Node 20\\.19, 22\\.12 or`)),
      ),
    );
    // The real command, with a version that it takes for its own.
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '18.20.8' })";
    writeFileSync(path.join(clone, 'pretend.mjs'), pretend);
    const words = ['--import', './pretend.mjs', 'tools/bootstrap/run.mjs', 'start'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: clone, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Node 18\.20\.8 cannot install this: .* Nothing was changed\.\n$/);
  });
});

describe('node_modules', () => {
  const { arch, platform } = process;
  const other = platform === 'win32' ? 'linux' : 'win32';
  const packages = {
    '': {},
    'node_modules/plain': { version: '1.0.0' },
    'node_modules/plain/node_modules/inner': { version: '2.0.0' },
    'node_modules/binary-here': { version: '3.0.0', optional: true, os: [platform], cpu: [arch] },
    'node_modules/binary-elsewhere': { version: '3.0.0', optional: true, os: [other], cpu: [arch] },
    'node_modules/extra': { version: '1.0.0', optional: true },
    'node_modules/@kmx/linked': { resolved: 'linked', link: true },
  };

  function install(names: readonly string[], versions: Readonly<Record<string, string>> = {}): void {
    for (const name of names) {
      mkdirSync(path.join(clone, name), { recursive: true });
      writeFileSync(path.join(clone, name, 'package.json'), '{}');
    }
    mkdirSync(path.join(clone, 'node_modules', '.bin'), { recursive: true });
    writeFileSync(path.join(clone, 'node_modules', '.bin', 'node'), '');
    const noted = Object.entries(packages).map(([name, entry]) => [
      name,
      { ...entry, version: versions[name] ?? ('version' in entry ? entry.version : '') },
    ]);
    writeFileSync(
      path.join(clone, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: Object.fromEntries(noted) }),
    );
    writeFileSync(path.join(clone, 'package-lock.json'), JSON.stringify({ packages }));
  }
  const look = () =>
    run(`import { isInstalled, listMissing } from ${urlOf('install.mjs')};
      console.log(JSON.stringify([isInstalled(), listMissing()]))`);
  const whole = ['node_modules/plain', 'node_modules/plain/node_modules/inner', 'node_modules/binary-here'];

  it('is whole without the binaries of other platforms', () => {
    install(whole);
    expect(look()).toEqual([true, []]);
  });

  it('is looked at in a folder of its own in the same way', () => {
    install([]);
    const folder = path.join(clone, 'apart');
    mkdirSync(path.join(folder, 'node_modules', 'plain'), { recursive: true });
    cpSync(path.join(clone, 'package-lock.json'), path.join(folder, 'package-lock.json'));
    cpSync(
      path.join(clone, 'node_modules', '.package-lock.json'),
      path.join(folder, 'node_modules', '.package-lock.json'),
    );
    writeFileSync(path.join(folder, 'node_modules', 'plain', 'package.json'), '{}');
    const missing = run(`import { listMissing } from ${urlOf('install.mjs')};
      console.log(JSON.stringify(listMissing('apart')))`);
    expect(missing).toEqual(['inner', 'binary-here']);
  });

  it('gets the link to a workspace that a pull has brought', () => {
    install(whole);
    const file = path.join(clone, 'node_modules', '@kmx', 'linked', 'package.json');
    const link = () =>
      run(`import { linkWorkspaces } from ${urlOf('install.mjs')};
      linkWorkspaces(); console.log(true)`);
    mkdirSync(path.join(clone, 'linked'));
    writeFileSync(path.join(clone, 'linked', 'package.json'), '{"name":"@kmx/linked"}');
    link();
    expect(readFileSync(file, 'utf8')).toBe('{"name":"@kmx/linked"}');
    // A second run has nothing left to do, and a link whose folder has moved is created again.
    link();
    renameSync(path.join(clone, 'linked'), path.join(clone, 'moved'));
    writeFileSync(
      path.join(clone, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/@kmx/linked': { resolved: 'moved', link: true } } }),
    );
    link();
    expect(readFileSync(file, 'utf8')).toBe('{"name":"@kmx/linked"}');
  });

  it('is noticed where an install has ended half-way, left out a binary of this platform, or is of another lock file', () => {
    install(whole.slice(0, 2));
    expect(look()).toEqual([false, ['binary-here']]);
    install(whole, { 'node_modules/plain': '0.9.0' });
    expect(look()).toEqual([false, ['plain']]);
    rmSync(path.join(clone, 'node_modules', 'plain', 'node_modules'), { recursive: true });
    install(whole.slice(2));
    expect(look()).toEqual([false, ['inner']]);
    rmSync(path.join(clone, 'node_modules', '.package-lock.json'));
    expect(look()).toEqual([false, ['plain', 'inner', 'binary-here']]);
  });
});
