import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../product-runner/repository-root.ts';
import { listPackageFiles } from './list-package-files.ts';
import { packPackages } from './pack-packages.ts';
import { packages } from './packages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-packages-'));
const modules = path.join(folder, 'node_modules');
const resolveFolder = (name: string) => path.join(modules, name);
const readManifest = (name: string) => JSON.parse(readFileSync(path.join(resolveFolder(name), 'package.json'), 'utf8'));

beforeAll(() => {
  for (const [place, file] of packPackages(path.join(folder, 'packed')).entries()) {
    const target = resolveFolder(packages[place]?.name ?? '');
    mkdirSync(target, { recursive: true });
    spawnSync('tar', ['xzf', file, '-C', target, '--strip-components', '1']);
  }
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@kmx' && !name.startsWith('.'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  chmodSync(path.join(resolveFolder('@kmx/kmx'), 'dist/kmx/main.js'), 0o755);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(packages)('the package $name', ({ name }) => {
  it('ARC-012 says its licence and exact versions, and brings its compiled modules with types, its licence, no source', () => {
    const { license, private: isPrivate, exports, dependencies, peerDependencies, scripts } = readManifest(name);
    const { license: ours } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    expect({ license, isPrivate, scripts }).toEqual({ license: ours, isPrivate: undefined, scripts: undefined });
    expect(exports['./*.ts']).toEqual({ types: './dist/*.d.ts', default: './dist/*.js' });
    const versions: readonly unknown[] = [dependencies, peerDependencies].flatMap(Object.values);
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
    const files = listPackageFiles(resolveFolder(name));
    expect(files).toContain('LICENSE');
    const ownFiles = files.filter((file) => !/^dist\/new-remote\/(?:template|own-repository)\//.test(file));
    expect(ownFiles.filter((file) => /(?<!\.d)\.tsx?$|\.(?:test|fixture|examples)\.|tsconfig/.test(file))).toEqual([]);
    const untyped = files
      .filter((file) => file.endsWith('.js'))
      .filter((file) => !files.includes(file.replace(/\.js$/, '.d.ts')));
    expect(untyped).toEqual([]);
  });

  it('ARC-012 names every package that it imports, and no folder of this machine', () => {
    const { dependencies, peerDependencies } = readManifest(name);
    const own = resolveFolder(name);
    const texts = listPackageFiles(own).map((file) => [file, readFileSync(path.join(own, file), 'latin1')] as const);
    expect(texts.filter(([, text]) => text.includes(root)).map(([file]) => file)).toEqual([]);
    const imported = texts
      .filter(([file]) => /^dist\/(?!new-remote\/(?:template|own-repository)\/).*\.(?:m?js|d\.ts)$/.test(file))
      .flatMap(([, text]) => [...text.matchAll(/^(?:import|export) .*from '((?:@[\w-]+\/)?[a-z][\w-]*)/gm)])
      .map(([, word]) => word)
      .filter((word) => word !== 'node' && word !== name);
    expect(imported.filter((word) => word && !(word in { ...dependencies, ...peerDependencies }))).toEqual([]);
  });
});

it('ARC-012 the types of all packages hold together, also those of their declarations', () => {
  const specifiers = packages.flatMap(({ name }) =>
    listPackageFiles(path.join(resolveFolder(name), 'dist'))
      .filter((file) => file.endsWith('.js') && !file.startsWith('kmx/main'))
      .map((file) => `${name}/${file.replace(/js$/, 'ts')}`),
  );
  expect(specifiers.length).toBeGreaterThan(300);
  const lines = specifiers.map((specifier) => `import type {} from '${specifier}';`);
  writeFileSync(path.join(folder, 'index.ts'), lines.join('\n'));
  const { compilerOptions } = JSON.parse(
    readFileSync(path.join(root, 'tools/new-remote/own-repository/tsconfig.json'), 'utf8'),
  );
  const configuration = { compilerOptions: { ...compilerOptions, skipLibCheck: false }, files: ['index.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  const words = [path.join(root, 'node_modules/.bin/tsc'), '-p', folder];
  expect(spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout).toBe('');
}, 120_000);

describe('the command of the package', () => {
  const kmx = (cwd: string, ...words: readonly string[]) => {
    mkdirSync(path.join(folder, cwd), { recursive: true });
    const program = path.join(resolveFolder('@kmx/kmx'), 'dist/kmx/main.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
      cwd: path.join(folder, cwd),
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('ARC-012 makes a repository whose packages have the versions of these', () => {
    expect(kmx('made', 'new', 'remote-x', '--mount', '/x', '--team', 'fairs')).toMatchObject({ status: 0, stderr: '' });
    const made = path.join(folder, 'made');
    const { name, dependencies, devDependencies } = JSON.parse(readFileSync(path.join(made, 'package.json'), 'utf8'));
    expect(name).toBe('remote-x');
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(versions.filter(([word]) => word.startsWith('@kmx/') && !packages.some((one) => one.name === word))).toEqual(
      [],
    );
    const texts = listPackageFiles(made).map((file) => readFileSync(path.join(made, file), 'utf8'));
    expect(texts.filter((text) => /sample/.test(text))).toEqual([]);
    expect(listPackageFiles(made)).toEqual(
      expect.arrayContaining(['.github/workflows/release.yml', '.gitignore', 'budget.json', 'vitest.config.ts']),
    );
    expect(kmx('made', 'new', 'remote-y', '--mount', '/y')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('exists already: kmx new needs an empty repository.'),
    });
  });

  it('ARC-012 names in its help the commands that it has', () => {
    const { status, stdout } = kmx('empty', 'release', 'help');
    expect(status).toBe(0);
    expect(stdout).toContain('Usage: kmx release <command>');
    expect(stdout).not.toMatch(/publish-all|npm run|\bchaos\b/);
  });

  it('ARC-012 keeps how packages were installed before', () => {
    const dependencies = { '@kmx/kmx': 'file:../kmx.tgz', '@kmx/test-kit': 'file:../test-kit.tgz' };
    mkdirSync(path.join(folder, 'installed'));
    writeFileSync(path.join(folder, 'installed/package.json'), JSON.stringify({ dependencies }));
    expect(kmx('installed', 'new', 'remote-x', '--mount', '/x').status).toBe(0);
    const { devDependencies } = JSON.parse(readFileSync(path.join(folder, 'installed/package.json'), 'utf8'));
    expect(devDependencies).toMatchObject(dependencies);
  });

  it.each([
    [['what'], 2, 'what is not a command'],
    [['new', 'remote-x'], 2, 'A new remote needs one name and --mount.\n\nUsage: kmx new'],
    [['new', 'x', '--mount', '/x'], 2, 'x cannot be the name of a remote'],
    [['build'], 2, 'rspack.config.ts does not exist: run kmx in the folder of a remote.'],
    [['build', 'remote-x'], 2, 'kmx build takes no words'],
    [['release', 'publish', 'remote-x'], 3, 'there is no build'],
    [['release', 'publish-all'], 2, 'publish-all is not a command'],
    [['dev'], 2, '--against takes the address of a running product'],
    [['dev', '--against', 'ftp://kmx.example'], 2, '--against takes the address of a running product'],
    [['dev', '--against', 'http://kmx.example', '--port', 'x'], 2, '--port takes a number'],
    [['dev', '--against', 'http://kmx.example'], 2, 'rspack.config.ts does not exist'],
    [['release', 'race'], 2, 'race is not a command'],
  ])('ARC-012 answers %j with %i and a sentence', (words, status, sentence) => {
    const answer = kmx('empty', ...words);
    expect(answer.stderr).toContain(sentence);
    expect(answer.status).toBe(status);
  });
});
