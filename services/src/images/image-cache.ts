import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures already made; keys are hexadecimal hashes. What is not there is made again, so reading never fails. */
export interface ImageCache {
  readonly read: (key: string) => Promise<Buffer | undefined>;
  readonly write: (key: string, picture: Buffer) => Promise<void>;
}

interface CacheEntry {
  readonly file: string;
  readonly size: number;
  readonly time: number;
}

async function listEntries(folder: string): Promise<CacheEntry[]> {
  const files = await readdir(folder);
  const entries = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const details = await stat(file).catch(() => undefined);
      return details ? [{ file, size: details.size, time: details.mtimeMs }] : [];
    }),
  );
  return entries.flat();
}

/** Opens the cache folder; when it holds more than `limitBytes`, the oldest pictures go until a fifth is free again. */
export async function openImageCache(folder: string, limitBytes: number): Promise<ImageCache> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith('.tmp')) await rm(join(folder, name), { force: true });
  let total = (await listEntries(folder)).reduce((sum, entry) => sum + entry.size, 0);
  let sweep: Promise<void> | undefined;

  async function removeOldest(): Promise<void> {
    const entries = (await listEntries(folder))
      .filter((entry) => !entry.file.endsWith('.tmp'))
      .sort((a, b) => a.time - b.time);
    total = entries.reduce((sum, entry) => sum + entry.size, 0);
    for (const entry of entries) {
      if (total <= limitBytes * 0.8) return;
      await rm(entry.file, { force: true });
      total -= entry.size;
    }
  }

  return {
    read: async (key) => readFile(join(folder, key)).catch(() => undefined),
    write: async (key, picture) => {
      const temporary = join(folder, `${key}.${randomUUID()}.tmp`);
      await writeFile(temporary, picture);
      await rename(temporary, join(folder, key));
      total += picture.length;
      if (total <= limitBytes) return;
      sweep ??= removeOldest().finally(() => {
        sweep = undefined;
      });
      await sweep;
    },
  };
}
