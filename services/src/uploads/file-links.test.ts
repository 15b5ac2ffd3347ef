import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestForms } from '../forms/create-test-forms.ts';
import { type ObjectPlace, startObjectPlace } from '../kept-files/object-place.fixture.ts';
import { loadFileKey } from './load-file-key.ts';
import { signFilePath } from './signed-file.ts';
import { writeFileDisposition } from './write-file-disposition.ts';

const file = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]);

describe.each(['a folder', 'an object store'])('a file in %s', (form) => {
  let forms: Awaited<ReturnType<typeof createTestForms>>;
  let key: Buffer;
  let id: string;
  let place: ObjectPlace | null = null;

  beforeAll(async () => {
    if (form === 'an object store') place = await startObjectPlace();
    forms = await createTestForms([], { environment: place?.environment ?? {} });
    key = await loadFileKey(forms.database as never, { identitySecret: null });
    const encode = (text: string) => Buffer.from(text).toString('base64');
    const common = { 'tus-resumable': '1.0.0', authorization: forms.authorization };
    const created = await fetch(`${forms.address}/api/uploads`, {
      method: 'POST',
      headers: {
        ...common,
        'upload-length': String(file.length),
        'upload-metadata': `filename ${encode('Störung "1".jpg')},filetype ${encode('image/jpeg')}`,
      },
    });
    const location = created.headers.get('location') ?? '';
    id = location.split('/').at(-1) ?? '';
    const headers = { ...common, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    await fetch(`${forms.address}${location}`, { method: 'PATCH', headers, body: file });
  }, 60_000);
  afterAll(async () => {
    await forms.close();
    await place?.stop();
  });

  const open = (path: string, headers = {}) => fetch(`${forms.address}${path.replace(/^\/api/, '')}`, { headers });

  it('PUB-035 the mail to the team has a link of this site to each file, and the visitor gets none', async () => {
    const values = {
      email: 'anna@northline.example',
      firstName: 'Anna',
      lastName: 'Keller',
      company: 'Northline',
      country: 'Switzerland',
      product: 'Ferro 115',
      serialNumber: '7',
      message: 'It stops.',
      uploads: id,
    };
    const page = 'http://evil.example/de-ch/support';
    await forms.submit({
      kind: 'support-request',
      values,
      language: 'de',
      page,
      fingerprint: 'a-form-with-a-file-0001',
    });
    const mails = await forms.database
      .selectFrom('mail_message')
      .select(['recipient', 'text_body', 'html_body'])
      .execute();
    const team = mails.find(({ recipient }) => recipient === 'support@kmx.example');
    const link = /http:\/\/localhost:3000(\/api\/uploads\/files\/\S+)/.exec(team?.text_body ?? '')?.[1] ?? '';
    const month = Date.now() / 1000 + 30 * 86_400;
    expect(Math.abs(Number(/expires=(\d+)/.exec(link)?.[1]) - month)).toBeLessThan(60);
    expect(team?.html_body).toContain(`<a href="http://localhost:3000${link.replaceAll('&', '&amp;')}"`);
    const response = await open(link);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
    expect(mails.find(({ recipient }) => recipient === values.email)?.text_body).not.toContain('/api/uploads');
  });

  it('PUB-035 PUB-105 a file is what its bytes say, under its own name, and nothing in it runs', async () => {
    const { headers } = await open(signFilePath(key, id, 60));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="file.jpg"; filename*=UTF-8''St%C3%B6rung%20_1_.jpg`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
      'cache-control': 'private, no-store',
    });
    expect(writeFileDisposition('invoice.exe', 'image/heic')).toMatch(/^attachment; .*invoice\.exe\.heic$/);
    expect(writeFileDisposition('../\u202Etxt', 'video/mp4')).toMatch(/UTF-8''_txt\.mp4$/);
  });

  it('D-44 PUB-035 a film can be asked for in parts', async () => {
    const response = await open(signFilePath(key, id, 60), { range: 'bytes=0-3' });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes 0-3/${file.length}`]);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff, 0xe0]);
  });

  it('PUB-035 a link ends with its time, and nobody can lengthen it or make one', async () => {
    const path = signFilePath(key, id, 60);
    const other = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
    const statuses = async (...paths: string[]) => Promise.all(paths.map(async (each) => (await open(each)).status));
    expect(await statuses(path, signFilePath(key, id, -1))).toEqual([200, 410]);
    const later = path.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) + 600}`);
    expect(
      await statuses(
        later,
        path.replace(id, other),
        signFilePath(Buffer.alloc(32), id, 60),
        `/api/uploads/files/${id}`,
      ),
    ).toEqual([404, 404, 404, 404]);
    expect(await statuses(signFilePath(key, other, 60))).toEqual([404]);
  });
});
