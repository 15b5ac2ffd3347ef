import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SampleFile } from '../content/data/list-sample-files.ts';
import type { ServedFile } from '../http/send-file.ts';

/** Writes the files that the folder lacks, each under the hash of its content, and returns all by name. */
export async function storeFiles(
  directory: string,
  files: readonly Pick<SampleFile, 'name' | 'content' | 'mimeType'>[],
): Promise<ReadonlyMap<string, ServedFile>> {
  await mkdir(directory, { recursive: true });
  const stored = new Map<string, ServedFile>();
  for (const { name, content, mimeType } of files) {
    const hash = createHash('sha256').update(content).digest('hex');
    const path = join(directory, hash);
    const present = await stat(path).catch(() => null);
    if (present?.size !== content.byteLength) {
      // Written under another name first: a process that dies in between leaves no half-written file under the final one.
      await writeFile(`${path}.new`, content);
      await rename(`${path}.new`, path);
    }
    stored.set(name, { path, size: content.byteLength, mimeType, tag: `"${hash.slice(0, 32)}"` });
  }
  return stored;
}
