import { readdirSync } from 'node:fs';
import path from 'node:path';

// Folders without a look of their own, and the folder of the modules.
const withoutExamples = ['class-names', 'example', 'field', 'focus', 'modules', 'tokens'];

/** Folders of all components below src, such as `button` and `modules/hero-module`; each must have examples. */
export function listComponents(): readonly string[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory() && !withoutExamples.includes(entry.name))
    .map((entry) => path.relative(import.meta.dirname, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Path of a component folder's examples, relative to src. */
export function resolveExamplesFile(folder: string): string {
  return `${folder}/${path.basename(folder)}.examples.tsx`;
}
