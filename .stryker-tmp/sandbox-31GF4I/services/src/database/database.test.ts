// @ts-nocheck
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'services-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('folder lock', () => {
  it('refuses a folder that a living process holds and frees it afterwards', async () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    unlock();
    expect(await readdir(folder)).toEqual([]);
    lockFolder(folder)();
  });

  it('takes over the lock of a process that is gone or whose number now belongs to another one', async () => {
    const lock = join(folder, 'services.lock');
    await writeFile(lock, JSON.stringify({ pid: process.pid, startedAt: '1', bootId: 'before' }));
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow('in use');
    unlock();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('migrations', () => {
  it('runs each file once, keeps int8 as text, and refuses a file that changed after it was applied', async () => {
    const database = await openDatabase();
    const directory = await mkdtemp(join(folder, 'migrations-'));
    const file = join(directory, '0001-first.sql');
    await writeFile(file, '-- a comment\ncreate table example (id bigint);\ninsert into example values (7);\n');
    await migrate(database, 'example', directory);
    await migrate(database, 'example', directory);
    expect((await sql`select id from example`.execute(database)).rows).toEqual([{ id: '7' }]);
    await writeFile(file, 'create table example (id text);\n');
    await expect(migrate(database, 'example', directory)).rejects.toThrow('example/1 was changed');
    await database.destroy();
  }, 30_000);
});
