import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { createVersionResolver } from '../new-remote/lock-file.ts';
import { root } from '../product-runner/repository-root.ts';
import { listImports } from './list-imports.ts';
import type { PackedPackage } from './packages.ts';

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.string(), dependencies: v.optional(v.record(v.string(), v.string()), {}) }),
);
const rootManifestSchema = v.pipe(v.string(), v.parseJson(), v.object({ license: v.string() }));

// A module is imported by the name of its source, in this repository and elsewhere.
const exportsMap = {
  './*.ts': { types: './dist/*.d.ts', default: './dist/*.js' },
  './*.tsx': { types: './dist/*.d.ts', default: './dist/*.js' },
  './*.mjs': { types: './dist/*.d.mts', default: './dist/*.mjs' },
  './*': './dist/*',
};

/** Packages of which a remote and its packages must have the same one. */
const peers: ReadonlySet<string> = new Set(['react', 'react-dom', 'vitest']);

const readText = (...words: readonly string[]) => readFileSync(path.join(root, ...words), 'utf8');

/** Every package that is declared or imported, and its types, in exactly the version of this repository. */
function resolveDependencies(folder: string, ownName: string, declared: readonly string[]) {
  const lock = readText('package-lock.json');
  const resolveVersion = createVersionResolver(lock);
  const names = new Set([...declared, ...listImports(path.join(folder, 'dist'))]);
  const imported = [...names].filter((name) => name !== ownName);
  const types = imported.map((name) => `@types/${name}`).filter((name) => lock.includes(`"node_modules/${name}"`));
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.toSorted().map((name) => [name, resolveVersion(name)]));
  const needed = [...imported, ...types].filter((name) => name !== 'node');
  return {
    dependencies: pick(needed.filter((name) => !peers.has(name))),
    peerDependencies: pick(needed.filter((name) => peers.has(name))),
  };
}

/** Writes package.json, licence and README of a compiled package into its folder. */
export function writeManifest({ name, workspace, commands }: PackedPackage, folder: string): void {
  const { version, dependencies } = v.parse(manifestSchema, readText(workspace, 'package.json'));
  const { license } = v.parse(rootManifestSchema, readText('package.json'));
  const bin = Object.entries(commands ?? {}).map(([command, file]) => [command, `./dist/${file}`] as const);
  const manifest = {
    ...{ name, version, license, type: 'module', engines: { node: '>=24' } },
    ...(bin.length > 0 ? { bin: Object.fromEntries(bin) } : {}),
    exports: exportsMap,
    files: ['dist'],
    // Of a command the imports say it: its workspace has more programs than it.
    ...resolveDependencies(folder, name, commands ? [] : Object.keys(dependencies)),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  const readme = path.join(root, commands ? 'tools/kmx' : workspace, 'README.md');
  if (existsSync(readme)) cpSync(readme, path.join(folder, 'README.md'));
}
