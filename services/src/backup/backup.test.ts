import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { makeAllTables } from '../selection/make-all-tables.ts';
import { readDescription } from './backup-format.ts';
import { listTables } from './list-tables.ts';
import { refuseMissingDatabase } from './read-only-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let place = '';
let source: Kysely<Database>;

async function createTables(): Promise<Kysely<Database>> {
  const database = await openDatabase();
  await makeAllTables(database);
  return database;
}

/** All rows of all tables, as the database itself writes them. */
async function readAll(database: Kysely<Database>): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {};
  for (const table of await listTables(database)) {
    const { rows } = await sql<{ line: string }>`
      select row_to_json(source)::text as line from ${sql.table(table)} as source order by 1`.execute(database);
    all[table] = rows.map(({ line }) => line);
  }
  return all;
}

/** Writes a file below the folder and returns its path. */
function write(file: string, text: string): string {
  const target = path.join(place, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return target;
}

beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'kmx-backup-'));
  source = await createTables();
  // What is hard to carry: a row that refers to a later one of its table, bytes, numbers that a sequence gives, line
  // breaks, quotes, the smallest fractions of a second, and what is not there.
  await sql`insert into identity_account (id, email, given_name, family_name, full_name, roles, password_hash, is_sample, activated_at)
    values ('a', 'ada@works.test', 'Ada "the first"', ${'two\nlines \\ 漢字 \u2028 \u2029 \r \u0085'}, 'Ada', '[]', null, false, '2026-11-27 20:00:00.123456+00')`.execute(
    source,
  );
  await sql`insert into identity_secret values ('jwks', 'sealed:00000000:abc')`.execute(source);
  for (let index = 0; index < 1_203; index += 1) {
    await sql`insert into identity_artifact (model, id, payload) values ('Session', ${`s${index}`}, '{"a": 1}')`.execute(
      source,
    );
  }
  await sql`insert into content_webhook (url) values ('https://works.test/hook')`.execute(source);
  await sql`insert into content_event (created_at, body) values (now(), '{}'), (now(), '{}')`.execute(source);
  await sql`insert into content_delivery (event_id, url, due_at) values (2, 'https://works.test/hook', now())`.execute(
    source,
  );
  await sql`select nextval('desk_ticket_number'), nextval('desk_ticket_number')`.execute(source);
  await sql`delete from content_event where id = 1`.execute(source);
  // Of somebody else in the same schema.
  await sql`create table spatial_ref_sys (id integer)`.execute(source);
  write('data/uploads/one.bin', 'upload');
  write('data/images-cache/two.webp', 'made again');
  write('data/secrets.json', '{"IDENTITY_SECRET":"a"}');
  write('releases/active/00000001.json', '{}');
  write('releases/shell/abc/manifest.json', '{}');
  write('releases/.staging/half', 'half');
}, 60_000);
afterAll(async () => {
  await source.destroy();
  rmSync(place, { recursive: true });
});

const folderRegistry = (directory: string) => ({ kind: 'folder', directory }) as const;
const at = (...names: readonly string[]) => path.join(place, ...names);
const backUp = (name: string) =>
  writeBackup(
    source,
    { dataDirectory: at('data'), fileStore: null, registry: folderRegistry(at('releases')) },
    at(name),
  );
const createPlaces = (name: string) => ({
  dataDirectory: at(name, 'data'),
  fileStore: null,
  registry: folderRegistry(at(name, 'releases')),
});

describe('promise 9: a backup', () => {
  it('restores every row and every file that cannot be made again, and numbers go on', async () => {
    const description = await backUp('first');
    expect(description.files.map((file) => file.path).toSorted()).toEqual([
      'data/secrets.json',
      'data/uploads/one.bin',
      'releases/active/00000001.json',
      'releases/shell/abc/manifest.json',
    ]);
    const target = await openDatabase();
    const restored = await restoreBackup(
      target,
      { folder: at('first'), description: readDescription(at('first')) },
      createPlaces('there'),
    );
    expect(await readAll(target)).toEqual(await readAll(source));
    expect(restored.files).toBe(4);
    expect(readFileSync(at('there/data/uploads/one.bin'), 'utf8')).toBe('upload');
    expect(readFileSync(at('there/releases/shell/abc/manifest.json'), 'utf8')).toBe('{}');
    const { rows } = await sql<{ id: string }>`
      insert into content_event (created_at, body) values (now(), '{}') returning id`.execute(target);
    expect(rows).toEqual([{ id: '3' }]);
    const next = await sql<{ number: string }>`select nextval('desk_ticket_number') as number`.execute(target);
    expect(next.rows).toEqual([{ number: '100003' }]);
    await expect(
      sql`insert into content_delivery (event_id, url, due_at) values (99, 'https://works.test/hook', now())`.execute(
        target,
      ),
    ).rejects.toThrow(/foreign key/);
    await target.destroy();
  });

  it('is refused where something is, and changes nothing there', async () => {
    await backUp('second');
    await expect(backUp('second')).rejects.toThrow(/is there already/);
    const backup = { folder: at('second'), description: readDescription(at('second')) };
    await expect(restoreBackup(source, backup, createPlaces('elsewhere'))).rejects.toThrow('The database is not empty');
    const target = await openDatabase();
    write('used/data/uploads/of-somebody', 'mine');
    await expect(restoreBackup(target, backup, createPlaces('used'))).rejects.toThrow(/uploads is in use already/);
    expect(await listTables(target)).toEqual([]);
    await target.destroy();
  });

  it('that was changed, is incomplete or of another version is refused before a row is written', async () => {
    await backUp('third');
    const folder = at('third');
    const description = readDescription(folder);
    const target = await openDatabase();
    const [migration, ...others] = description.migrations;
    const older = { ...description, migrations: others };
    await expect(restoreBackup(target, { folder, description: older }, createPlaces('no'))).rejects.toThrow(
      /of another version of the services/,
    );
    expect([migration !== undefined, await listTables(target)]).toEqual([true, []]);
    appendFileSync(at('third/tables/identity_account.ndjson'), '{}\n');
    const empty = await openDatabase();
    await expect(restoreBackup(empty, { folder, description }, createPlaces('no'))).rejects.toThrow(
      /identity_account\.ndjson was changed/,
    );
    expect(await listTables(empty)).toEqual([]);
    rmSync(at('third/backup.json'));
    expect(() => readDescription(folder)).toThrow(/is no backup, or one that was not finished/);
    await target.destroy();
    await empty.destroy();
  });

  it('is not written where it would be copied itself, beside one under way, or from a folder without a database', async () => {
    const places = { dataDirectory: at('data'), fileStore: null, registry: folderRegistry(at('releases')) };
    await expect(writeBackup(source, places, at('releases/b'))).rejects.toThrow(/which is in the backup/);
    await expect(writeBackup(source, places, at('data/uploads/b'))).rejects.toThrow(/which is in the backup/);
    mkdirSync(at('fourth.unfinished'));
    await expect(writeBackup(source, places, at('fourth'))).rejects.toThrow(/another backup is being written/);
    expect(() => refuseMissingDatabase(at('nothing'))).toThrow('There is no embedded database');
  });

  it('of which a file was changed is refused before anything is restored', async () => {
    await backUp('fifth');
    writeFileSync(at('fifth/data/uploads/one.bin'), 'changed');
    const target = await openDatabase();
    const backup = { folder: at('fifth'), description: readDescription(at('fifth')) };
    await expect(restoreBackup(target, backup, createPlaces('clean'))).rejects.toThrow(/one\.bin was changed/);
    expect([await listTables(target), existsSync(at('clean'))]).toEqual([[], false]);
    await target.destroy();
  });

  it('knows every table that the services make', async () => {
    const target = await createTables();
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name <> 'schema_migration' order by 1`.execute(target);
    // The index of the search is made again from the rest, and objects are files in a backup.
    const names = rows.map(({ name }) => name).filter((name) => !/^(?:search|kept)_/.test(name));
    expect(await listTables(target)).toEqual(names);
    await target.destroy();
  });

  it.each([
    ...[
      '../secrets',
      'data/../../etc/passwd',
      '/etc/passwd',
      'elsewhere/a',
      'data/../x',
      'data/\n/../../../etc/x',
      'data',
    ],
    ...['data//a', 'data/.', 'data/a\\b', 'releases/a/../../b'],
  ])('that names the file %s is none', (file) => {
    const text = JSON.stringify({
      ...{ format: 1, createdAt: '2026-11-27T20:00:00Z', migrations: [], tables: [], sequences: [] },
      files: [{ path: file, bytes: 1, sha256: 'a'.repeat(64) }],
    });
    write('forged/backup.json', text);
    expect(() => readDescription(at('forged'))).toThrow(/cannot be read/);
  });
});
