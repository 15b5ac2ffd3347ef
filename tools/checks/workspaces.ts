import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const packageSchema = v.pipe(v.string(), v.parseJson(), v.object({ workspaces: v.array(v.string()) }));

/** Folders of the workspaces. The root package names remotes by a pattern, so that a new one is found without an entry. */
export const workspaces: readonly string[] = v
  .parse(packageSchema, readFileSync('package.json', 'utf8'))
  .workspaces.flatMap((pattern) => globSync(pattern).toSorted())
  .filter((folder) => existsSync(`${folder}/package.json`));

const skippedFolders: ReadonlySet<string> = new Set(['node_modules', 'dist', 'assets', 'coverage', '.turbo']);

/** Lists the files below a folder whose path matches, with forward slashes; a folder that is missing has none. */
export function listFiles(folder: string, pattern: RegExp): readonly string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch {
    return [];
  }
  return entries
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listFiles(file, pattern);
      return pattern.test(file) ? [file] : [];
    })
    .toSorted();
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}
