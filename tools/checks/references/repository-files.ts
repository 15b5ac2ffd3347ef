import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, workspaces } from '../workspaces.ts';

const rootFiles = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);
const textFiles = [
  ...rootFiles.filter((name) => /\.(?:md|mjs|ts)$/.test(name)),
  ...['docs', ...workspaces].flatMap((folder) => listFiles(folder, /\.(?:md|tsx?|mjs|cjs|css|sql)$/)),
];
const allFiles = [...rootFiles, ...['docs', ...workspaces].flatMap((folder) => listFiles(folder, /./))];
const endings = new Set(allFiles.flatMap(listEndings));

function listEndings(file: string): readonly string[] {
  const parts = file.split('/');
  const files = parts.map((_, index) => parts.slice(index).join('/'));
  const folders = parts.flatMap((_, first) =>
    parts.slice(first + 1).map((__, length) => parts.slice(first, first + length + 1).join('/')),
  );
  return [...files, ...folders];
}

/** The top folders of paths: workspaces, `docs` and the like. */
export const topFolders: readonly string[] = ['docs', ...workspaces];

/** Every file of the repository that people read: sources and pages, with its text. */
export function readTextFiles(): ReadonlyMap<string, string> {
  return new Map(textFiles.map((file) => [file, readFileSync(file, 'utf8')]));
}

/**
 * Whether a path mentioned in a file exists: from its own folder, from the root, by the name of a package, or as the
 * end of a path (`pages/x.tsx`). Files written by a build are not looked for.
 */
export function leadsSomewhere(name: string, file: string): boolean {
  const bare = name.replace(/\/$/, '').replace(/^@kmx\/([^/]+)\//, '$1/src/');
  if (/(?:^|\/)dist(?:\/|$)/.test(bare)) return true;
  const own = path.posix.join(path.posix.dirname(file), bare);
  return (!own.startsWith('..') && existsSync(own)) || existsSync(bare) || endings.has(bare);
}
