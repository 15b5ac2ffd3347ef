import { readdirSync } from 'node:fs';
import type { ObjectFault } from '@kmx/test-kit/object-faults.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestForms } from '../forms/create-test-forms.ts';
import { type ObjectPlace, startObjectPlace } from '../kept-files/object-place.fixture.ts';
import { openKeptFiles } from '../kept-files/open-kept-files.ts';
import { loadFileKey } from './load-file-key.ts';
import { purgeUploads } from './purge-uploads.ts';
import { signFilePath } from './signed-file.ts';
import { createPicture, createUploadClient } from './upload-client.fixture.ts';
import type { UploadTables } from './upload-database.ts';

const megabyte = 1024 * 1024;
/** Three pieces, and a rest that is none. */
const picture = createPicture(9 * megabyte);
let place: ObjectPlace;
let machines: Awaited<ReturnType<typeof createTestForms>>[] = [];
let clients: readonly [ReturnType<typeof createUploadClient>, ReturnType<typeof createUploadClient>];
let key: Buffer;

beforeAll(async () => {
  place = await startObjectPlace();
  const { environment } = place;
  const first = await createTestForms([], { environment });
  // Another process, on another machine: it has the database and the store, but not the folder.
  const second = await createTestForms([], { environment, database: first.context.database });
  machines = [second, first];
  clients = [createUploadClient(first), createUploadClient(second)];
  key = await loadFileKey(first.context.database, { identitySecret: null });
}, 60_000);
afterEach(() => place.faults.decide(() => 'pass'));
afterAll(async () => {
  for (const machine of machines) await machine.close();
  await place.stop();
});

const readId = (path: string) => path.split('/').at(-1) ?? '';

async function begin(bytes = picture.length): Promise<string> {
  return (await clients[0].create(bytes)).headers.get('location') ?? '';
}

async function download(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${machines[0]?.address}${signFilePath(key, readId(path), 60).replace('/api', '')}`, {
    headers,
  });
  return {
    status: response.status,
    headers: response.headers,
    read: async () => Buffer.from(await response.arrayBuffer()),
  };
}

async function readState(path: string) {
  const query = machines[0]?.database.selectFrom('upload_file').select(['state', 'received']);
  return query?.where('id', '=', readId(path)).executeTakeFirst();
}

it('PUB-035 a file that was begun at one process is continued at another one, and read at both', async () => {
  const path = await begin();
  const [first, second] = clients;
  expect((await first.append(path, 0, picture.subarray(0, 5 * megabyte))).status).toBe(204);
  expect(await second.readOffset(path)).toBe(5 * megabyte);
  expect((await second.append(path, 5 * megabyte, picture.subarray(5 * megabyte))).status).toBe(204);
  expect(await readState(path)).toEqual({ state: 'complete', received: String(picture.length) });
  expect((await (await download(path)).read()).equals(picture)).toBe(true);
  // Over the border of two pieces.
  const [start, end] = [4 * megabyte - 3, 4 * megabyte + 2];
  const part = await download(path, { range: `bytes=${start}-${end}` });
  expect([part.status, (await part.read()).equals(picture.subarray(start, end + 1))]).toEqual([206, true]);
  for (const { folder } of machines) expect(readdirSync(folder)).not.toContain('uploads');
});

it('PUB-035 of several processes that continue a file at one place, one does, and the others are told 409', async () => {
  for (let round = 0; round < 5; round += 1) {
    const path = await begin(2000);
    const bodies = [createPicture(2000), Buffer.concat([createPicture(1000), Buffer.alloc(1000, round)])] as const;
    const answers = await Promise.all(
      [0, 1].map((index) => clients[index as 0 | 1].append(path, 0, bodies[index as 0 | 1])),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 409]);
    expect((await (await download(path)).read()).equals(bodies[statuses.indexOf(204) as 0 | 1])).toBe(true);
  }
});

it.each<[ObjectFault, string]>([
  ['refuse', 'PUT'],
  ['fail', 'PUT'],
  ['forget', 'PUT'],
  ['error-as-success', 'PUT'],
  ['fail', 'GET'],
  ['garble', 'GET'],
  ['shorten', 'GET'],
  ['break-off', 'GET'],
  ['error-as-success', 'GET'],
])(
  'PUB-035 nothing is acknowledged that a store which answers with %s to %s may not have, and the file is continued afterwards',
  async (fault, method) => {
    const path = await begin(5000);
    const body = createPicture(5000);
    expect((await clients[0].append(path, 0, body.subarray(0, 3000))).status).toBe(204);
    place.faults.decide((each) => (each === method ? fault : 'pass'));
    const refused = await clients[0].append(path, 3000, body.subarray(3000));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toBe('Files cannot be taken at the moment; what has arrived is kept');
    expect(await clients[1].readOffset(path)).toBe(3000);
    place.faults.decide(() => 'pass');
    expect((await clients[1].append(path, 3000, body.subarray(3000))).status).toBe(204);
    expect((await (await download(path)).read()).equals(body)).toBe(true);
  },
);

it('PUB-035 a file whose last byte was taken before the store went away is complete when its sender asks', async () => {
  const path = await begin(5000);
  let reads = 0;
  // The piece is read back; the type of the file cannot be found out.
  place.faults.decide((method) => (method === 'GET' && (reads += 1) > 1 ? 'fail' : 'pass'));
  expect((await clients[0].append(path, 0, createPicture(5000))).status).toBe(503);
  expect(await clients[1].readOffset(path)).toBe(503);
  place.faults.decide(() => 'pass');
  expect((await readState(path))?.state).toBe('receiving');
  expect(await clients[1].readOffset(path)).toBe(5000);
  expect((await readState(path))?.state).toBe('complete');
});

it.each<ObjectFault>(['refuse', 'fail', 'garble', 'shorten', 'break-off', 'error-as-success'])(
  'PUB-035 a file is answered with 503, not 404 and not with other bytes, by a store that answers with %s',
  async (fault) => {
    const path = await begin(5000);
    await clients[0].append(path, 0, createPicture(5000));
    place.faults.decide(() => fault);
    for (const headers of [{}, { range: 'bytes=0-3' }]) {
      const { status, headers: answered, read } = await download(path, headers);
      expect([status, answered.get('retry-after'), answered.get('content-type'), answered.get('etag')]).toEqual([
        503,
        '5',
        expect.stringContaining('application/problem+json'),
        null,
      ]);
      expect((await read()).toString()).toContain('The file cannot be read at the moment');
    }
  },
);

it('PUB-035 a file of which a later piece is garbled breaks off instead of going on with other bytes', async () => {
  const path = await begin();
  await clients[0].append(path, 0, picture);
  let reads = 0;
  place.faults.decide(() => ((reads += 1) > 1 ? 'garble' : 'pass'));
  const { status, read } = await download(path);
  expect(status).toBe(200);
  await expect(read()).rejects.toThrow();
});

it('PUB-035 a deleted, a refused and an unclaimed file are gone from the store, also if it is away for a while', async () => {
  const store = machines[1];
  if (store === undefined) throw new Error('not started');
  const { database: tables, configuration } = store.context;
  const count = async () => {
    const { rows } = await sql<{ pieces: string; objects: string }>`
      select (select count(*) from kept_piece) as pieces, (select count(*) from kept_object) as objects`.execute(
      tables,
    );
    return [Number(rows[0]?.pieces), Number(rows[0]?.objects)];
  };
  const open = openKeptFiles(tables, configuration, 'uploads');
  const purge = () => purgeUploads(tables.withTables<UploadTables>(), open, 2);
  // What tests before have left: pieces that were not acknowledged are a day old.
  await sql`update upload_file set created_at = now() - interval '3 days'`.execute(tables);
  await sql`update kept_object set created_at = now() - interval '3 days'`.execute(tables);
  await purge();
  expect(await count()).toEqual([0, 0]);
  const deleted = await begin(5000);
  await clients[0].append(deleted, 0, createPicture(3000));
  expect((await clients[1].send('DELETE', deleted, {})).status).toBe(204);
  const refused = await begin(5000);
  expect((await clients[0].append(refused, 0, Buffer.alloc(5000, '<html>'))).status).toBe(415);
  expect(await count()).toEqual([0, 0]);
  const away = await begin(5000);
  await clients[0].append(away, 0, createPicture(5000));
  await sql`update upload_file set created_at = now() - interval '3 days'`.execute(tables);
  place.faults.decide(() => 'fail');
  await expect(purge()).rejects.toThrow('object store');
  expect((await download(away)).status).toBe(404);
  expect(await count()).toEqual([0, 1]);
  place.faults.decide((method) => (method === 'DELETE' ? 'forget' : 'pass'));
  await expect(purge()).rejects.toThrow('after it was removed');
  expect(await count()).toEqual([0, 1]);
  place.faults.decide(() => 'pass');
  await purge();
  expect(await count()).toEqual([0, 0]);
  open.files.close();
});
