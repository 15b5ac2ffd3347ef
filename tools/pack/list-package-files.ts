import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, by its path from there. */
export function listPackageFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
