import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestForms } from '../forms/create-test-forms.ts';
import { type ObjectPlace, startObjectPlace } from '../kept-files/object-place.fixture.ts';
import { openKeptFiles } from '../kept-files/open-kept-files.ts';
import { purgeUploads } from './purge-uploads.ts';
import { createPicture, createUploadClient } from './upload-client.fixture.ts';
import type { UploadTables } from './upload-database.ts';

describe.each(['a folder', 'an object store'])('an upload into %s', (form) => {
  let forms: Awaited<ReturnType<typeof createTestForms>>;
  let client: ReturnType<typeof createUploadClient>;
  let place: ObjectPlace | null = null;

  beforeAll(async () => {
    if (form === 'an object store') place = await startObjectPlace();
    forms = await createTestForms([], { environment: place?.environment ?? {} });
    client = createUploadClient(forms);
  }, 60_000);
  afterAll(async () => {
    await forms.close();
    await place?.stop();
  });

  const findFile = (path: string) =>
    forms.database
      .selectFrom('upload_file')
      .selectAll()
      .where('id', '=', path.split('/').at(-1) ?? '')
      .executeTakeFirst();

  it('PUB-035 continues where it stopped and is complete with its last byte', async () => {
    const file = createPicture(100_000);
    const created = await client.create(file.length);
    const path = created.headers.get('location') ?? '';
    expect([created.status, path]).toEqual([201, expect.stringMatching(/^\/api\/uploads\/[\w-]{36}$/)]);
    await client.append(path, 0, file.subarray(0, 40_000));
    const head = await client.send('HEAD', path, {});
    expect(head.headers.get('upload-offset')).toBe('40000');
    expect((await client.append(path, 40_000, file.subarray(40_000))).status).toBe(204);
    expect(await findFile(path)).toMatchObject({ state: 'complete', media_type: 'image/jpeg', name: '.. press.jpg' });
  });

  it('PUB-105 takes images and videos only, by what they say and by what they are', async () => {
    expect((await client.create(1000, 'text/html')).status).toBe(415);
    const created = await client.create(1000);
    const path = created.headers.get('location') ?? '';
    expect((await client.append(path, 0, Buffer.alloc(1000, '<html>'))).status).toBe(415);
    expect(await findFile(path)).toBeUndefined();
    expect((await client.send('HEAD', path, {})).status).toBe(404);
  });

  it('PUB-035 counts the received bytes when the sender disconnects halfway', async () => {
    const created = await client.create(1_000_000, 'image/jpeg', { 'x-forwarded-for': '203.0.113.30' });
    const path = created.headers.get('location') ?? '';
    const readReceived = async (): Promise<number> => {
      // A busy server may notice the end of the connection before it has read anything.
      await client.sendHalf(path, createPicture(300_000), 1_000_000);
      return vi.waitUntil(async () => Number((await findFile(path))?.received), { timeout: 2_000 }).catch(() => 0);
    };
    await expect.poll(readReceived, { timeout: 20_000 }).toBeGreaterThan(0);
  });

  it('PUB-035 belongs to one form: a file that is not there, or taken, is refused', async () => {
    const file = createPicture(2000);
    const path = (await client.create(file.length)).headers.get('location') ?? '';
    await client.append(path, 0, file);
    const values = {
      email: 'a@kmx.example',
      firstName: 'A',
      lastName: 'B',
      company: 'C',
      country: 'D',
      product: 'E',
      serialNumber: 'F',
      message: 'G',
      uploads: path.split('/').at(-1) ?? '',
    };
    const submit = (fingerprint: string) =>
      forms.submit({
        kind: 'support-request',
        values,
        language: 'en',
        page: 'http://localhost:3000/en/support',
        fingerprint,
      });
    expect((await submit('first-form-with-this-file')).status).toBe(200);
    expect((await submit('second-form-with-this-file')).status).toBe(422);
    expect((await client.send('DELETE', path, {})).status).toBe(403);
  });

  it('PUB-035 can be given up: it is 404 from then on, as one that never was', async () => {
    const path = (await client.create(5000)).headers.get('location') ?? '';
    await client.append(path, 0, createPicture(3000));
    const remove = async (target: string) => (await client.send('DELETE', target, {})).status;
    expect([await remove(path), await remove(path), await client.readOffset(path)]).toEqual([204, 404, 404]);
    expect((await client.append(path, 3000, createPicture(2000))).status).toBe(404);
    expect(await remove('/api/uploads/aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa')).toBe(404);
  });

  it('PUB-035 stays as long as its form: only files that never became complete end after a day', async () => {
    const { database, configuration } = forms.context;
    const open = openKeptFiles(database, configuration, 'uploads');
    const send = async (bytes: number) => {
      const path = (await client.create(5000)).headers.get('location') ?? '';
      await client.append(path, 0, createPicture(5000).subarray(0, bytes));
      return path.split('/').at(-1) ?? '';
    };
    const [complete, unfinished] = [await send(5000), await send(3000)];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    try {
      await purgeUploads(database.withTables<UploadTables>(), open, 2);
    } finally {
      vi.useRealTimers();
    }
    expect([(await open.files.find(complete))?.bytes, await open.files.find(unfinished)]).toEqual([5000, null]);
    expect(await client.readOffset(`/api/uploads/${complete}`)).toBe(5000);
    expect(await client.readOffset(`/api/uploads/${unfinished}`)).toBe(404);
    open.files.close();
  });
});
