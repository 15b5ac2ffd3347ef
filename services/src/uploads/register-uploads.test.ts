import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestForms } from '../forms/create-test-forms.ts';
import { sniffMediaType } from './sniff-media-type.ts';
import { createPicture, createUploadClient } from './upload-client.fixture.ts';

type Client = ReturnType<typeof createUploadClient>;
let forms: Awaited<ReturnType<typeof createTestForms>>;
let client: Client;

beforeAll(async () => {
  forms = await createTestForms();
  client = createUploadClient(forms);
}, 60_000);
afterAll(() => forms.close());

const jpeg = createPicture;
const create: Client['create'] = (...given) => client.create(...given);
const append: Client['append'] = (...given) => client.append(...given);

const findFile = (path: string) =>
  forms.database
    .selectFrom('upload_file')
    .selectAll()
    .where('id', '=', path.split('/').at(-1) ?? '')
    .executeTakeFirst();

describe('an upload', () => {
  it('PUB-105 CON-013 D-43 takes 104,857,600 bytes and not one more', async () => {
    expect((await create(104_857_600)).status).toBe(201);
    expect((await create(104_857_601)).status).toBe(413);
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
