import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { openDatabase, type PooledDatabase } from '../database/database.ts';
import { createServices } from '../http/create-services.ts';
import { FilesAwayError, type KeptFiles } from './kept-files.ts';
import { type ObjectPlace, startObjectPlace } from './object-place.fixture.ts';
import { migrateKeptFiles, openKeptFiles } from './open-kept-files.ts';
import { registerFileStore } from './register-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'kmx-kept-'));
let place: ObjectPlace;
let database: PooledDatabase;

beforeAll(async () => {
  place = await startObjectPlace();
  database = await openDatabase();
  await migrateKeptFiles(database);
}, 120_000);
afterEach(() => place.faults.decide(() => 'pass'));
afterAll(async () => {
  await database.destroy();
  await place.stop();
  rmSync(folder, { recursive: true });
});

const configure = (form: string) =>
  parseConfiguration({ DATA_DIR: folder, ...(form === 'a folder' ? {} : place.environment) });

async function readPart(files: KeptFiles, name: string, start: number, end: number): Promise<Buffer | null> {
  const file = await files.find(name);
  return file && Buffer.concat(await (await file.read({ start, end })).toArray());
}

describe.each(['a folder', 'an object store'])('promise 9: files in %s', (form) => {
  it('are read as they were written, in parts as well, have a version of their own, and are gone when they are removed', async () => {
    const { files } = openKeptFiles(database, configure(form), 'content-assets');
    const large = Buffer.alloc(9 * 1024 * 1024, 'abcdefg');
    await files.write('one.webp', large);
    await files.write('two.webp', Buffer.from('two'));
    expect((await readPart(files, 'one.webp', 0, large.length - 1))?.equals(large)).toBe(true);
    const [start, end] = [4 * 1024 * 1024 - 2, 8 * 1024 * 1024 + 1];
    expect((await readPart(files, 'one.webp', start, end))?.equals(large.subarray(start, end + 1))).toBe(true);
    expect((await readPart(files, 'two.webp', 1, 1))?.toString()).toBe('w');
    const versions = await Promise.all(['one.webp', 'two.webp'].map(async (name) => (await files.find(name))?.version));
    expect(new Set([...versions, undefined]).size).toBe(3);
    expect([await files.find('none'), await files.find('../postgres'), await files.remove('none')]).toEqual([
      null,
      null,
      false,
    ]);
    expect([await files.remove('one.webp'), await files.find('one.webp')]).toEqual([true, null]);
    expect((await files.find('two.webp'))?.bytes).toBe(3);
    files.close();
  });
});

it('promise 9: with an object store nothing of a file is in the folder, and another database does not find it', async () => {
  const own = mkdtempSync(join(folder, 'own-'));
  const configuration = { ...configure('an object store'), dataDirectory: own };
  const { files } = openKeptFiles(database, configuration, 'content-assets');
  await files.write('three.webp', Buffer.from('three'));
  expect(readdirSync(own)).toEqual([]);
  const other = openKeptFiles(database, configuration, 'uploads');
  expect(await other.files.find('three.webp')).toBeNull();
  for (const each of [files, other.files]) each.close();
});

it('promise 9: of a file that the store takes only in part nothing is found', async () => {
  const { files } = openKeptFiles(database, configure('an object store'), 'content-assets');
  let puts = 0;
  place.faults.decide((method) => (method === 'PUT' && (puts += 1) > 1 ? 'forget' : 'pass'));
  await expect(files.write('four.webp', Buffer.alloc(5 * 1024 * 1024))).rejects.toThrow(FilesAwayError);
  expect(await files.find('four.webp')).toBeNull();
  files.close();
});

it('promise 9: the start tells what is wrong with a store and goes on, and the readiness shows it', async () => {
  const logged: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const start = async (environment: Readonly<Record<string, string>>) => {
    const configuration = parseConfiguration({ DATA_DIR: folder, ...environment });
    const app = await createServices({ configuration, database, logger }, [registerFileStore]);
    await app.ready();
    return app;
  };
  const wrong = await start({ ...place.environment, S3_BUCKET: 'nowhere' });
  await expect.poll(() => logged.join('')).toMatch(/has no such bucket; create it, or look at S3_BUCKET/);
  expect((await wrong.inject('/readyz')).json()).toMatchObject({ fileStore: 'unavailable' });
  expect(logged.join('')).not.toContain(place.environment['S3_SECRET_ACCESS_KEY']);
  await wrong.close();
  logged.length = 0;
  place.faults.decide((method) => (method === 'PUT' ? 'forget' : 'pass'));
  const lying = await start(place.environment);
  await expect.poll(() => logged.join('')).toMatch(/does not have what it has just taken/);
  await lying.close();
  place.faults.decide(() => 'pass');
  const right = await start(place.environment);
  expect((await right.inject('/readyz')).json()).toMatchObject({ fileStore: 'ok' });
  await right.close();
});

it('promise 9: services say which variable of the object store is wrong', () => {
  const { S3_BUCKET: _, ...some } = place.environment;
  expect(() => parseConfiguration(some)).toThrow(/S3_BUCKET: is missing; an object store needs all four/);
  expect(() => parseConfiguration({ FILES_STORE: 'objects' })).toThrow(
    /S3_ENDPOINT: is missing; with FILES_STORE=objects/,
  );
  expect(() => parseConfiguration({ FILES_STORE: 's3' })).toThrow(/FILES_STORE: must be folder or objects/);
  // Those of a release registry alone change nothing.
  const { FILES_STORE: __, ...registry } = place.environment;
  expect(parseConfiguration(registry).fileStore).toBeNull();
});
