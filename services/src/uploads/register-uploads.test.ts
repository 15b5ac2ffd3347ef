import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestForms } from '../forms/create-test-forms.ts';
import { sniffMediaType } from './sniff-media-type.ts';

type TestForms = Awaited<ReturnType<typeof createTestForms>>;
let forms: TestForms;

beforeAll(async () => {
  forms = await createTestForms();
}, 60_000);
afterAll(() => forms.close());

const jpeg = (size: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(size - 4, 7)]);
const encode = (text: string) => Buffer.from(text).toString('base64');

function send(method: string, path: string, headers: Record<string, string>, body?: Buffer<ArrayBuffer>) {
  return fetch(`${forms.address}${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', authorization: forms.authorization, ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

function create(size: number, type = 'image/jpeg', headers = {}) {
  const metadata = `filename ${encode('../press.jpg')},filetype ${encode(type)}`;
  return send('POST', '/api/uploads', { 'upload-length': String(size), 'upload-metadata': metadata, ...headers });
}

function append(path: string, offset: number, body: Buffer<ArrayBuffer>) {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  return send('PATCH', path, headers, body);
}

const findFile = (path: string) =>
  forms.database
    .selectFrom('upload_file')
    .selectAll()
    .where('id', '=', path.split('/').at(-1) ?? '')
    .executeTakeFirst();

describe('an upload', () => {
  it('PUB-035 continues where it stopped and is complete with its last byte', async () => {
    const file = jpeg(100_000);
    const created = await create(file.length);
    const path = created.headers.get('location') ?? '';
    expect([created.status, path]).toEqual([201, expect.stringMatching(/^\/api\/uploads\/[\w-]{36}$/)]);
    await append(path, 0, file.subarray(0, 40_000));
    const head = await send('HEAD', path, {});
    expect(head.headers.get('upload-offset')).toBe('40000');
    expect((await append(path, 40_000, file.subarray(40_000))).status).toBe(204);
    expect(await findFile(path)).toMatchObject({ state: 'complete', media_type: 'image/jpeg', name: '.. press.jpg' });
  });

  it('PUB-105 CON-013 D-43 takes 104,857,600 bytes and not one more', async () => {
    expect((await create(104_857_600)).status).toBe(201);
    expect((await create(104_857_601)).status).toBe(413);
  });

  it('PUB-105 takes images and videos only, by what they say and by what they are', async () => {
    expect((await create(1000, 'text/html')).status).toBe(415);
    const created = await create(1000);
    const path = created.headers.get('location') ?? '';
    expect((await append(path, 0, Buffer.alloc(1000, '<html>'))).status).toBe(415);
    expect(await findFile(path)).toBeUndefined();
    expect((await send('HEAD', path, {})).status).toBe(404);
  });

  it('PUB-105 needs the token of the shell and stays within the quota of an address', async () => {
    expect((await create(1000, 'image/png', { authorization: 'Bearer wrong' })).status).toBe(401);
    const address = { 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    for (let round = 0; round < 21; round += 1) statuses.push((await create(104_857_600, 'video/mp4', address)).status);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([201]));
    expect(statuses[20]).toBe(429);
  });

  it('PUB-035 counts received bytes: uploads that were only announced, from many networks, block nobody', async () => {
    const announced: number[] = [];
    for (let round = 0; round < 600; round += 1) {
      const address = { 'x-forwarded-for': `2001:db8:${Math.floor(round / 20).toString(16)}:1::1` };
      announced.push((await create(104_857_600, 'video/mp4', address)).status);
    }
    expect(new Set(announced)).toEqual(new Set([201]));
    const file = jpeg(1000);
    const created = await create(file.length, 'image/jpeg', { 'x-forwarded-for': '203.0.113.10' });
    expect(created.status).toBe(201);
    expect((await append(created.headers.get('location') ?? '', 0, file)).status).toBe(204);
  });

  it('PUB-035 counts the received bytes when the sender disconnects halfway', async () => {
    const created = await create(1_000_000, 'image/jpeg', { 'x-forwarded-for': '203.0.113.30' });
    const path = created.headers.get('location') ?? '';
    const headers = {
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
    };
    const sendHalf = async (): Promise<void> => {
      const sender = request(`${forms.address}${path}`, {
        method: 'PATCH',
        headers: { ...headers, authorization: forms.authorization, 'content-length': '1000000' },
      });
      sender.on('error', () => {
        // The sender itself hung up.
      });
      await new Promise<void>((resolve) => void sender.write(jpeg(300_000), () => resolve()));
      sender.destroy();
    };
    const readReceived = async (): Promise<number> => {
      // A busy server may notice the end of the connection before it has read anything.
      await sendHalf();
      return vi.waitUntil(async () => Number((await findFile(path))?.received), { timeout: 2_000 }).catch(() => 0);
    };
    await expect.poll(readReceived, { timeout: 20_000 }).toBeGreaterThan(0);
  });

  it('PUB-035 one IPv6 network is one sender, and has few files under way', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 55; round += 1) {
      const address = { 'x-forwarded-for': `2001:db8:ffff:1::${(round + 1).toString(16)}` };
      statuses.push((await create(1000, 'video/mp4', address)).status);
    }
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([50, 429]);
  });

  it('PUB-035 the last room is kept for those who have sent little, and none is taken beyond the end', async () => {
    const gigabyte = 1024 ** 3;
    const fill = (received: number) => ({
      ...{ id: 'filled', owner: 'somebody', name: '', media_type: 'video/mp4', size: '1', submission_id: null },
      ...{ received: String(received), state: 'complete' as const, created_at: new Date() },
    });
    const sender = { 'x-forwarded-for': '203.0.113.20' };
    const file = jpeg(2_000_000);
    const sent = await create(file.length, 'image/jpeg', sender);
    await append(sent.headers.get('location') ?? '', 0, file.subarray(0, 1_000_000));
    // It is counted once the answer is on its way.
    await expect.poll(async () => (await findFile(sent.headers.get('location') ?? ''))?.received).toBe('1000000');
    await forms.database
      .insertInto('upload_file')
      .values(fill(41 * gigabyte))
      .execute();
    try {
      expect((await create(104_857_600, 'video/mp4', sender)).status).toBe(507);
      expect((await create(1_000_000, 'video/mp4', sender)).status).toBe(201);
      expect((await create(104_857_600, 'video/mp4', { 'x-forwarded-for': '203.0.113.21' })).status).toBe(201);
      await forms.database
        .updateTable('upload_file')
        .set({ received: String(50 * gigabyte) })
        .where('id', '=', 'filled')
        .execute();
      expect((await create(1000, 'image/jpeg', { 'x-forwarded-for': '203.0.113.22' })).status).toBe(507);
      expect((await append(sent.headers.get('location') ?? '', 1_000_000, file.subarray(1_000_000))).status).toBe(507);
    } finally {
      await forms.database.deleteFrom('upload_file').where('id', '=', 'filled').execute();
    }
  });

  it('PUB-035 belongs to one form: a file that is not there, or taken, is refused', async () => {
    const file = jpeg(2000);
    const path = (await create(file.length)).headers.get('location') ?? '';
    await append(path, 0, file);
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
    expect((await send('DELETE', path, {})).status).toBe(403);
  });
});

it.each([
  ['image/jpeg', 'ffd8ffe000104a46494600010100'],
  ['image/png', '89504e470d0a1a0a0000000d49484452'],
  ['image/webp', '52494646aabbccdd57454250'],
  ['image/heic', '000000186674797068656963'],
  ['video/mp4', '000000186674797069736f6d'],
  ['video/quicktime', '000000146674797071742020'],
  ['video/webm', '1a45dfa39f4286810142f781'],
  [null, '255044462d312e370a25e2e3'],
  [null, '3c737667207868746d6c6e73'],
  [null, '00000018667479704d344120'],
  [null, 'ffd8'],
])('PUB-105 D-43 content of the type %s is known by its first bytes', (type, hex) => {
  expect(sniffMediaType(Buffer.from(hex, 'hex'))).toBe(type);
});
