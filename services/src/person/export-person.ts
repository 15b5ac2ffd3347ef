import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { Database } from '../database/database.ts';
import type { KeptFiles } from '../kept-files/kept-files.ts';
import { findPerson, isKnown, openPersonDatabase } from './find-person.ts';
import { type KeptRows, listKeptRows } from './list-kept-rows.ts';

/** What no list of rows can hold, in the words of docs/operations.md. */
const furtherPlaces = [
  'Published pages and drafts: what editors write about people is content, which they change themselves.',
  'The history of releases: acts of operators, under the id of their account.',
  'Backups: what they held when they were written.',
  'Limits of attempts: hashes of addresses, for an hour.',
];

interface Export {
  readonly places: readonly KeptRows[];
  /** How many uploads were copied, and how many are not among the uploads. */
  readonly files: number;
  readonly missing: number;
}

/** A name that a file can have anywhere, and that nobody else has. */
const nameFile = (id: string, name: string) => `${id} ${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')}`.trim();

async function copyUploads(places: readonly KeptRows[], files: KeptFiles, to: string) {
  const uploads = places.find(({ table }) => table === 'upload_file')?.rows ?? [];
  let missing = 0;
  for (const row of uploads) {
    const [id, name] = [String(row['id']), String(row['name'])];
    const file = await files.find(id);
    if (file === null) missing += 1;
    else {
      const content = file.bytes === 0 ? [] : await file.read({ start: 0, end: file.bytes - 1 });
      await pipeline(content, createWriteStream(path.join(to, nameFile(id, name))));
    }
  }
  return { files: uploads.length - missing, missing };
}

/**
 * Writes everything that is kept of a person into a new folder: `person.json`, and their files below `uploads`. Throws a
 * RefusedError for an unknown address and for a folder that is there, and a FilesAwayError when a file cannot be read.
 */
export async function exportPerson(
  database: Kysely<Database>,
  { email, authorNames }: { readonly email: string; readonly authorNames: readonly string[] },
  { folder, uploads }: { readonly folder: string; readonly uploads: KeptFiles },
): Promise<Export> {
  if (existsSync(folder)) throw new RefusedError(`${folder} is there already; an export has a folder of its own.`);
  const places = await openPersonDatabase(database)
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const person = await findPerson(transaction, email, authorNames);
      if (await isKnown(transaction, person)) return listKeptRows(transaction, person);
      throw new RefusedError(
        `Nothing is kept under ${email}: no account, no profile, no form, no subscription, no mail.`,
      );
    });
  const unfinished = `${folder}.unfinished`;
  mkdirSync(path.dirname(folder), { recursive: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const filesFolder = path.join(unfinished, 'uploads');
  mkdirSync(filesFolder);
  const copied = await copyUploads(places, uploads, filesFolder).catch((error: unknown) => {
    rmSync(unfinished, { recursive: true });
    throw error;
  });
  const lookedIn = places.map(({ store, table, by, rows }) => ({ store, table, by, found: rows.length }));
  const content = { format: 1, createdAt: new Date().toISOString(), email, lookedIn, furtherPlaces, places };
  writeFileSync(path.join(unfinished, 'person.json'), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, folder);
  return { places, ...copied };
}
