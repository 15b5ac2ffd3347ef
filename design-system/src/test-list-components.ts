import { readdirSync } from 'node:fs';
import path from 'node:path';

// What has no look of its own, and the folder that holds the modules.
const withoutExamples = ['class-names', 'example', 'field', 'focus', 'modules', 'tokens'];

/** Folders of all components below src, such as `button` and `modules/hero-module`; each has to have examples. */
export function listComponents(): readonly string[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory() && !withoutExamples.includes(entry.name))
    .map((entry) => path.relative(import.meta.dirname, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Path of the examples of a component folder, from src. */
export function resolveExamplesFile(folder: string): string {
  return `${folder}/${path.basename(folder)}.examples.tsx`;
}
