import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { NewRemote } from './parse-arguments.ts';

const template = path.join(import.meta.dirname, 'template');
/** Files of a remote in a repository of its own, in the place of those of the template or beside them. */
const ownRepository = path.join(import.meta.dirname, 'own-repository');

/** Words of the template that stand for those of a new remote, in this order. */
function listWords({ name, path: mount, team, isLocalized, kind }: NewRemote): readonly (readonly [string, string])[] {
  return [
    ['remote-sample', name],
    ['/sample-path', mount],
    ['sample-team', team],
    // The folder of a remote is at the root of the repository.
    ['../../../', '../'],
    ...(isLocalized
      ? []
      : ([
          ['isLocalized: true', 'isLocalized: false'],
          ['[`/en${firstPage}`]', '[firstPage]'],
        ] as const)),
    ["kind: 'application'", `kind: '${kind}'`],
  ];
}

/** The texts of the files below a folder, by their path from there. */
function readFiles(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*', { cwd: folder, exclude: (name) => ['dist', 'node_modules'].includes(name) })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .toSorted();
  return new Map(
    files.map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file), 'utf8')] as const),
  );
}

function fill(
  texts: ReadonlyMap<string, string>,
  words: readonly (readonly [string, string])[],
  resolveVersion: (name: string) => string,
): ReadonlyMap<string, string> {
  const filled = [...texts].map(([file, text]) => {
    const result = words.reduce((given, [word, value]) => given.replaceAll(word, value), text);
    return [file, file === 'package.json' ? pinVersions(result, resolveVersion) : result] as const;
  });
  return new Map(filled);
}

/** Writes every file of a new remote, by its path from the folder of the remote. */
export function fillTemplate(remote: NewRemote, resolveVersion: (name: string) => string): ReadonlyMap<string, string> {
  return fill(readFiles(template), listWords(remote), resolveVersion);
}

/** Writes every file of a remote that is a repository of its own, by its path from the root of that. */
export function fillOwnRepository(
  remote: NewRemote,
  resolveVersion: (name: string) => string,
): ReadonlyMap<string, string> {
  // npm leaves dot files out of packages.
  const own = [...readFiles(ownRepository)].map(([file, text]) => [file.replace(/^dot-/, '.'), text] as const);
  return fill(new Map([...readFiles(template), ...own]), listWords(remote), resolveVersion);
}

function pinVersions(manifest: string, resolveVersion: (name: string) => string): string {
  return manifest.replaceAll(/"([^"]+)": "\*"/g, (_, name: string) => `"${name}": "${resolveVersion(name)}"`);
}
