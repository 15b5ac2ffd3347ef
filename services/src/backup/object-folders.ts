import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import type { DatabaseConfiguration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { FileLostError } from '../kept-files/kept-files.ts';
import { type ObjectFiles, pieceBytes } from '../kept-files/object-files.ts';
import { type GivenFolder, givenFolders, openKeptFiles } from '../kept-files/open-kept-files.ts';
import { listFiles } from './copy-files.ts';

type Place = Pick<DatabaseConfiguration, 'dataDirectory' | 'fileStore'>;

/** Runs work with each folder whose files are objects; with none where they are in folders. */
async function withObjects(
  database: Kysely<Database>,
  place: Place,
  work: (folder: GivenFolder, files: ObjectFiles) => Promise<void>,
): Promise<void> {
  for (const folder of givenFolders) {
    const { kind, files } = openKeptFiles(database, place, folder);
    try {
      if (kind === 'objects') await work(folder, files);
    } finally {
      files.close();
    }
  }
}

async function copyObject(files: ObjectFiles, name: string, to: string): Promise<boolean> {
  const file = await files.find(name);
  if (file === null) return false;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  const copy = async () =>
    pipeline(
      await file.read({ start: 0, end: file.bytes - 1 }),
      createWriteStream(to, { flags: 'w', mode: 0o600, flush: true }),
    );
  try {
    // Other bytes than were given may have been a fault of the way.
    await copy().catch((error: unknown) => (error instanceof FileLostError ? copy() : Promise.reject(error)));
    return true;
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}

/** What a folder has beside an unfinished upload, so that it can be continued there. */
async function describeUnfinished(database: Kysely<Database>, folder: string): Promise<void> {
  const { rows } = await sql<{ id: string; size: string; created: Date }>`
    select id, size, created_at as created from upload_file where state = 'receiving'`.execute(database);
  for (const { id, size, created } of rows) {
    const file = path.join(folder, id);
    if (!existsSync(file)) continue;
    const description = { id, size: Number(size), offset: 0, metadata: {}, creation_date: created.toISOString() };
    await writeFile(`${file}.json`, JSON.stringify(description), { mode: 0o600, flush: true });
  }
}

/**
 * Writes files that are objects into a folder, as they would be in DATA_DIR. Returns those that the store does not have
 * as they were given; throws a FilesAwayError when it cannot be used.
 */
export async function keepObjects(
  database: Kysely<Database>,
  place: Place,
  target: string,
): Promise<{ readonly damaged: readonly string[] }> {
  const damaged: string[] = [];
  await withObjects(database, place, async (folder, files) => {
    for (const name of await files.listNames()) {
      try {
        await copyObject(files, name, path.join(target, folder, name));
      } catch (error) {
        if (!(error instanceof FileLostError)) throw error;
        damaged.push(`${folder}/${name}: ${error.message}`);
      }
    }
    if (folder === 'uploads') await describeUnfinished(database, path.join(target, folder));
  });
  return { damaged };
}

async function putFile(files: ObjectFiles, name: string, from: string): Promise<string> {
  const hash = createHash('sha256');
  let start = 0;
  for await (const chunk of createReadStream(from, { highWaterMark: pieceBytes })) {
    const content = chunk as Buffer;
    if (!(await files.append(name, start, content))) throw new Error(`${name} is in the object store already.`);
    hash.update(content);
    start += content.byteLength;
  }
  return hash.digest('hex');
}

/**
 * Puts the files of people from a folder like DATA_DIR into the object store of the place; needs the tables of
 * `migrateKeptFiles`. Returns their hashes by path; none where files are in folders.
 */
export async function putObjects(
  database: Kysely<Database>,
  place: Place,
  from: string,
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  await withObjects(database, place, async (folder, files) => {
    const directory = path.join(from, folder);
    for (const name of await listFiles(directory)) {
      const file = path.join(directory, name);
      // An upload without a byte has no object, and what is beside an unfinished one is in its row.
      if (name.includes('/') || /\.(?:json|tmp)$/.test(name) || (await stat(file)).size === 0) continue;
      hashes.set(`${folder}/${name}`, await putFile(files, name, file));
    }
  });
  return hashes;
}
