import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { openDatabase, type PooledDatabase } from '../database/database.ts';
import { FilesAwayError } from '../kept-files/kept-files.ts';
import { type ObjectPlace, startObjectPlace } from '../kept-files/object-place.fixture.ts';
import { openKeptFiles } from '../kept-files/open-kept-files.ts';
import { makeAllTables } from '../selection/make-all-tables.ts';
import { readDescription } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-backup-objects-'));
const at = (...parts: readonly string[]) => path.join(folder, ...parts);
const complete = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const unfinished = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
const film = Buffer.alloc(5 * 1024 * 1024, 'film of a machine ');
const places: ObjectPlace[] = [];
let source: PooledDatabase;

/** Files in an object store of its own, or in folders. */
async function createPlace(name: string, form: 'objects' | 'folder') {
  const variables = form === 'objects' ? await startObjectPlace() : null;
  if (variables !== null) places.push(variables);
  return parseConfiguration({ DATA_DIR: at(name), ...variables?.environment });
}

beforeAll(async () => {
  source = await openDatabase();
  await makeAllTables(source);
}, 120_000);
afterAll(async () => {
  await source.destroy();
  for (const place of places) await place.stop();
  rmSync(folder, { recursive: true });
});

const addRow = (id: string, state: string, size: number) =>
  sql`insert into upload_file (id, owner, name, size, state, created_at)
    values (${id}, 'o', 'n', ${size}, ${state}, now())`.execute(source);

const hash = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The hashes of the files. */
async function readFiles(database: PooledDatabase, place: Awaited<ReturnType<typeof createPlace>>) {
  const found: Record<string, string | null> = {};
  for (const [kind, name] of [
    ['uploads', complete],
    ['uploads', unfinished],
    ['content-assets', 'press.webp'],
  ] as const) {
    const { files } = openKeptFiles(database, place, kind);
    const file = await files.find(name);
    found[name] = file && hash(Buffer.concat(await (await file.read({ start: 0, end: file.bytes - 1 })).toArray()));
    files.close();
  }
  return found;
}

it('promise 9: a backup holds objects as files, and is restored into folders, and from there into another object store', async () => {
  const first = await createPlace('first', 'objects');
  const [uploads, assets] = [openKeptFiles(source, first, 'uploads'), openKeptFiles(source, first, 'content-assets')];
  await uploads.files.write(complete, film);
  await uploads.files.write(unfinished, Buffer.from('the first half'));
  await assets.files.write('press.webp', Buffer.from('a press'));
  await addRow(complete, 'complete', film.length);
  await addRow(unfinished, 'receiving', 100);
  const expected = {
    [complete]: hash(film),
    [unfinished]: hash(Buffer.from('the first half')),
    'press.webp': hash(Buffer.from('a press')),
  };
  const registry = { kind: 'folder', directory: at('no-registry') } as const;
  let [database, place] = [source, first];
  for (const form of ['folder', 'objects'] as const) {
    const name = `${form}-${places.length}`;
    const { lost } = await writeBackup(database, { ...place, registry: null }, at(`${name}-backup`));
    expect(lost).toEqual([]);
    expect(readFileSync(at(`${name}-backup`, 'data/uploads', complete)).equals(film)).toBe(true);
    const [target, next] = [await openDatabase(), await createPlace(name, form)];
    const backup = { folder: at(`${name}-backup`), description: readDescription(at(`${name}-backup`)) };
    await restoreBackup(target, backup, { ...next, registry });
    expect(await readFiles(target, next)).toEqual(expected);
    expect(existsSync(at(name, 'uploads'))).toBe(form === 'folder');
    // An unfinished file is continued where it stopped.
    if (form === 'folder')
      expect(JSON.parse(readFileSync(at(name, 'uploads', `${unfinished}.json`), 'utf8'))).toMatchObject({ size: 100 });
    if (database !== source) await database.destroy();
    [database, place] = [target, next];
  }
  await database.destroy();
  for (const { files } of [uploads, assets]) files.close();
}, 120_000);

it('promise 9: a backup names files that the store has lost and holds the others; of a store that is away there is none', async () => {
  const place = await createPlace('lost', 'objects');
  const { files } = openKeptFiles(source, place, 'content-assets');
  await sql`delete from kept_piece`.execute(source);
  await files.write('one.webp', Buffer.from('one'));
  await files.write('two.webp', Buffer.from('two'));
  const faults = places.at(-1)?.faults;
  faults?.decide((method, url) => (method === 'GET' && url.includes('one.webp') ? 'garble' : 'pass'));
  const { lost } = await writeBackup(source, { ...place, registry: null }, at('partly'));
  expect(lost).toEqual([expect.stringMatching(/^content-assets\/one\.webp: .*has other bytes than were put/)]);
  expect([
    existsSync(at('partly/data/content-assets/two.webp')),
    existsSync(at('partly/data/content-assets/one.webp')),
  ]).toEqual([true, false]);
  faults?.decide(() => 'fail');
  await expect(writeBackup(source, { ...place, registry: null }, at('never'))).rejects.toThrow(FilesAwayError);
  expect(existsSync(at('never'))).toBe(false);
  files.close();
});
