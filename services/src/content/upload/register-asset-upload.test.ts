import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';

let content: TestContent;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kmx-assets-'));
  content = await createTestContent({ DATA_DIR: folder });
}, 60_000);
afterAll(async () => {
  await content.close();
  await rm(folder, { recursive: true });
});

const red = { width: 60, height: 20, channels: 3, background: '#c01020' } as const;
const described = { fileName: 'press.png', language: 'de', alternativeText: 'Eine Presse' };

async function upload(
  body: BodyInit,
  query: Readonly<Record<string, string>> = described,
  token = 'drafts-token-0001',
) {
  const response = await fetch(new URL(`/content/assets?${new URLSearchParams(query)}`, content.endpoint), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body,
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

it('EDT-002 a picture sent by an editor is encoded again, kept and published with its description', async () => {
  const png = await sharp({ create: red }).withMetadata({ orientation: 6 }).png().toBuffer();
  const { status, answer } = await upload(new Uint8Array(png));
  expect(status).toBe(201);
  // Orientation 6 lies on its side.
  expect(answer).toMatchObject({ fileName: 'press.png', width: 20, height: 60, alternativeText: 'Eine Presse' });
  const query =
    '{ assets(locales: [de], where: { fileName: "press.png" }) { url mimeType alternativeText dominantColor } }';
  expect((await content.ask(query)).values).toEqual({
    assets: [
      {
        url: expect.stringMatching(/^http:\/\/localhost:3000\/images\/uploads\/[0-9a-f]{32}\.webp$/),
        mimeType: 'image/webp',
        alternativeText: 'Eine Presse',
        dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
    ],
  });
  expect(await readdir(join(folder, 'content-assets'))).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.webp$/)]);
});

it('EDT-002 a file that is not a picture by its bytes, too large, or not described is refused and leaves nothing behind', async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect((await upload(script)).status).toBe(415);
  expect((await upload('%PDF-1.7')).status).toBe(415);
  expect((await upload('')).status).toBe(415);
  expect((await upload(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await upload('x', { ...described, alternativeText: ' ' })).status).toBe(400);
  expect((await upload('x', { ...described, fileName: '../a.png' })).status).toBe(400);
  expect((await upload('x', described, 'published-token-1')).status).toBe(401);
  expect((await readdir(join(folder, 'content-assets'))).length).toBe(1);
});
