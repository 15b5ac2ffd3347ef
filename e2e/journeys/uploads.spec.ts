import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { readNewestMail } from '../support/outbox.ts';
import { fillSupportForm } from '../support/support-form.ts';
import { openPage } from '../support/visitor.ts';

const { origin, servicesOrigin } = inject('product');
const megabyte = 1024 * 1024;
const pictureHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-files-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of the size (bytes) that begins with the given ones. */
function createFile(name: string, head: Buffer, bytes: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.concat([head, randomBytes(bytes - head.length)]));
  return file;
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What is behind the signed link of a mail to an uploaded file. */
async function fetchFile(mail: string, id: string): Promise<Uint8Array> {
  const link = new RegExp(`/api/uploads/files/${id}\\?[^"<\\s]+`).exec(mail)?.[0].replaceAll('&amp;', '&');
  const response = await fetch(new URL(link ?? '/no-link-in-the-mail', origin));
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** Sets the network conditions of a page; bytes per second are low enough to watch an upload, -1 means no limit. */
async function createNetwork(page: Page): Promise<(isOffline: boolean, uploadThroughput?: number) => Promise<unknown>> {
  const network = await page.context().newCDPSession(page);
  return (offline, uploadThroughput = 6 * megabyte) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 5,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

const readProgress = (page: Page) => page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value);

describe('files of a support request', () => {
  it('PUB-035 PUB-105 a video of 60 MB arrives whole over a connection that broke, and the request is sent with it', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    const film = readFileSync(path.join(root, 'services/assets/videos/crimp-stroke.webm'));
    const file = createFile('third-stroke.webm', film, 60 * megabyte);
    await openPage(visitor, '/en/support');
    const setOffline = await createNetwork(page);
    await setOffline(false);
    const created = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/uploads'),
    );
    await page.getByLabel('Pictures or videos').setInputFiles(file);
    const id = (await created).headers()['location']?.split('/').at(-1) ?? '';
    await expect.poll(() => readProgress(page), { timeout: 20_000 }).toBeGreaterThan(30);
    const broken = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
    await setOffline(true);
    await broken;
    await page.getByText('Not uploaded').waitFor();
    const asked = page.waitForRequest((request) => request.method() === 'HEAD' && request.url().endsWith(id));
    await setOffline(false);
    // The server is asked for the received length, and gets the rest.
    await asked;
    await page.getByText('One file is ready').waitFor({ timeout: 30_000 });
    await fillSupportForm(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Thank you, we have your request').waitFor();
    const mail = await readNewestMail(servicesOrigin, 'support@kmx.example');
    expect(mail).toContain('third-stroke.webm');
    expect(hash(await fetchFile(mail, id))).toBe(hash(readFileSync(file)));
  }, 90_000);

  it('PUB-035 PUB-105 an upload continues after a pause and a reload, and no second one is begun', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const file = createFile('press.jpg', pictureHead, 24 * megabyte);
    await openPage(visitor, '/en/support');
    // Twelve seconds for the whole file: it must not be there before the pause and the reload are.
    const setNetwork = await createNetwork(page);
    await setNetwork(false, 2 * megabyte);
    await page.getByLabel('Pictures or videos').setInputFiles(file);
    await expect.poll(() => readProgress(page), { timeout: 15_000 }).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Pause press.jpg' }).click();
    const paused = await readProgress(page);
    await page.getByRole('button', { name: 'Resume press.jpg' }).click();
    await expect.poll(() => readProgress(page), { timeout: 15_000 }).toBeGreaterThan(paused);
    await page.reload();
    await waitForHydration(page);
    await page.getByText('Interrupted: choose the same file again to continue').waitFor();
    await setNetwork(false, -1);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByLabel('Pictures or videos').setInputFiles(file);
    await page.getByText('One file is ready').waitFor({ timeout: 20_000 });
    // The server was asked for its progress.
    expect(requests.some((request) => request.startsWith('HEAD /api/uploads/'))).toBe(true);
    expect(requests).not.toContain('POST /api/uploads');
  });

  it('PUB-108 a failing server is reported immediately, with the size of a small file, and the file can be sent again', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 500|^500: /);
    let asked = 0;
    await page.route('**/api/uploads', async (route) => {
      asked += 1;
      await route.fulfill({ status: 500, body: '' });
    });
    await page.clock.install();
    await openPage(visitor, '/en/support');
    await page.getByLabel('Pictures or videos').setInputFiles(createFile('small.jpg', pictureHead, 70));
    await page.getByText('Not uploaded').waitFor();
    // Passing time changes nothing: there is no attempt in the background.
    await page.clock.fastForward(60_000);
    expect(asked).toBe(1);
    await page.unroute('**/api/uploads');
    await page.getByRole('button', { name: 'Try small.jpg again' }).click();
    await page.getByText('Uploaded · 1 kB').waitFor();
  });

  it('PUB-105 PUB-108 are refused by name and by content', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 415/);
    await openPage(visitor, '/en/support');
    const text = createFile('notes.txt', Buffer.from('no picture'), 100);
    const disguised = createFile('page.png', Buffer.from('<html>'), 100);
    await page.getByLabel('Pictures or videos').setInputFiles([text, disguised]);
    await expect.poll(() => page.getByText('Neither an image nor a video').count()).toBe(2);
  });
});
