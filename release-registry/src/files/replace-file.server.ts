import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncToDisk, writeDurableFile } from './durable-file.server.ts';

/** Replaces a file as a whole, durably; a crash leaves the old or the new content. */
export async function replaceFile(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeDurableFile(draft, content);
  await rename(draft, file);
  await syncToDisk(dirname(file));
}
