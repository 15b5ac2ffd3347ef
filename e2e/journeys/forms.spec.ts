import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  createVisitor,
  findBarriers,
  openPage,
  startBrowser,
  type Visitor,
  waitForHydration,
} from '../support/visitor.ts';

const { origin, servicesOrigin } = inject('product');
const megabyte = 1024 * 1024;
const samplePassword = 'kmx-demo-2026';
const protectedAddresses = [
  '/en/productronica/internal',
  '/en/events/k7v2qd9m4xw1hz8t',
  '/en/brand-portal/kmx/kmx-protected',
  '/en/brand-portal/nordwire/nordwire-protected',
  '/en/brand-portal/tesslab/tesslab-protected',
  '/en/trade-fair-internal',
];
let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await startBrowser();
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-files-'));
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function visit<Result>(run: (visitor: Visitor) => Promise<Result>): Promise<Result> {
  const visitor = await createVisitor(browser, origin);
  try {
    return await run(visitor);
  } finally {
    await visitor.leave();
  }
}

function createPicture(name: string, bytes: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(bytes - 4)]));
  return file;
}

async function readOutbox(): Promise<string> {
  return (await fetch(`${servicesOrigin}/outbox`)).text();
}

const answers = {
  Product: 'Ferro 115',
  'Serial number': '20418833',
  Message: 'The press stops after the third stroke.',
  'First name': 'Anna',
  'Last name': 'Keller',
  Company: 'Northline',
  Country: 'Switzerland',
  Email: 'anna@northline.example',
};

async function fillSupportForm(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(answers)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

describe('a form in the browser', () => {
  it(
    'PUB-032 PUB-102 SYS-036 names every missing entry in order, then sends and answers by mail',
    () =>
      visit(async (visitor) => {
        const { page, complaints } = visitor;
        await openPage(visitor, '/en/support');
        await page.getByRole('button', { name: 'Send request' }).click();
        expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual([
          'Please specify the product',
          'Please enter the serial number',
          'Please add some more details',
          'Please enter your first name',
          'Please enter your last name',
          'Please enter your company',
          'Please enter your country',
          'Please enter a valid email',
        ]);
        expect(await findBarriers(page)).toEqual([]);
        await fillSupportForm(page);
        await page.getByRole('button', { name: 'Send request' }).click();
        await page.getByText('Thank you, we have your request').waitFor();
        expect(await readOutbox()).toMatch(/We have your support request KMX-[A-Z2-9]{8}/);
        expect(complaints).toEqual([]);
      }),
    40_000,
  );

  it('PUB-106 keeps what was typed through a failure, a reload and a change of language', () =>
    visit(async (visitor) => {
      const { page, context } = visitor;
      await openPage(visitor, '/en/support');
      await fillSupportForm(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Send request' }).click();
      await page.getByText('Something went wrong. Please verify your input is correct and try again later.').waitFor();
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(answers.Message);
      await context.setOffline(false);
      await page.reload();
      await waitForHydration(page);
      await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(answers.Message);
      await openPage(visitor, '/de/support');
      await expect.poll(() => page.getByLabel('Seriennummer').inputValue()).toBe(answers['Serial number']);
    }));

  it(
    'PUB-035 PUB-105 an upload goes on after a pause, a lost connection and a reload, and is sent with the form',
    () =>
      visit(async (visitor) => {
        const { page, context } = visitor;
        const file = createPicture('press.jpg', 24 * megabyte);
        await openPage(visitor, '/en/support');
        const network = await context.newCDPSession(page);
        const limit = (bytesPerSecond: number, offline = false) =>
          network.send('Network.emulateNetworkConditions', {
            offline,
            latency: 5,
            downloadThroughput: -1,
            uploadThroughput: bytesPerSecond,
          });
        await limit(8 * megabyte);
        await page.getByLabel('Pictures or videos').setInputFiles(file);
        const progress = page.locator('progress');
        const readProgress = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
        await expect.poll(readProgress, { timeout: 15_000 }).toBeGreaterThan(10);
        await page.getByRole('button', { name: 'Pause press.jpg' }).click();
        const paused = await readProgress();
        await page.getByRole('button', { name: 'Resume press.jpg' }).click();
        await expect.poll(readProgress, { timeout: 15_000 }).toBeGreaterThan(paused);
        await limit(8 * megabyte, true);
        await page.waitForTimeout(500);
        await limit(8 * megabyte);
        await expect.poll(readProgress, { timeout: 15_000 }).toBeGreaterThan(50);
        await page.reload();
        await waitForHydration(page);
        await page.getByText('Interrupted: choose the same file again to continue').waitFor();
        const requests: string[] = [];
        page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
        await page.getByLabel('Pictures or videos').setInputFiles(file);
        await page.getByText('One file is ready').waitFor({ timeout: 20_000 });
        // The server was asked how far it is; no second file was begun.
        expect(requests.some((request) => request.startsWith('HEAD /api/uploads/'))).toBe(true);
        expect(requests).not.toContain('POST /api/uploads');
        await fillSupportForm(page);
        await page.getByRole('button', { name: 'Send request' }).click();
        await page.getByText('Thank you, we have your request').waitFor();
      }),
    60_000,
  );

  it('PUB-105 PUB-108 refuses by size, by name and by content', () =>
    visit(async (visitor) => {
      const { page } = visitor;
      await openPage(visitor, '/en/support');
      const text = path.join(folder, 'notes.txt');
      writeFileSync(text, 'no picture');
      const disguised = path.join(folder, 'page.png');
      writeFileSync(disguised, '<html>'.repeat(20));
      await page.getByLabel('Pictures or videos').setInputFiles([text, disguised]);
      await expect.poll(() => page.getByText('Neither an image nor a video').count()).toBe(2);
    }));
});

describe('a form without JavaScript', () => {
  it('PUB-100 PUB-106 shows the page again with what was typed and what is wrong, then thanks', async () => {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto('/en/support');
    await page.getByRole('textbox', { name: 'First name' }).fill('Anna <b>');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Send request' }).click(),
    ]);
    expect(answer.status()).toBe(422);
    expect(answer.headers()['cache-control']).toContain('no-store');
    await page.getByText('Please check 7 entries').waitFor();
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Anna <b>');
    await fillSupportForm(page);
    // The time trap: nobody fills in a form in no time.
    await page.waitForTimeout(2_600);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.waitForURL('**/en/support?sent=support-request#form-support-request');
    await page.getByText('Thank you, we have your request').waitFor();
    await context.close();
  });
});

describe('a protected page', () => {
  it('PUB-015 PUB-036 PUB-103 PUB-107 asks for the password and shows nothing before', () =>
    visit(async (visitor) => {
      const { page } = visitor;
      const documents: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'document') void response.text().then((body) => documents.push(body));
      });
      await openPage(visitor, '/en/events/internal-2025');
      expect(documents.join()).not.toContain('stand plans');
      await page.getByRole('button', { name: 'Open page' }).click();
      await page.getByText('Please enter a password').waitFor();
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Open page' }).click();
      await page.getByText('Something went wrong. Please try again later.').waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await page.getByLabel('Password').fill(samplePassword);
      await page.getByRole('button', { name: 'Open page' }).click();
      await page.getByText('stand plans').waitFor();
      const { headers, status } = await fetch(`${origin}/en/events/internal-2025`);
      expect([status, headers.get('cache-control')]).toEqual([403, 'private, no-store']);
    }));

  it.each(protectedAddresses)(
    'PUB-014 PUB-015 PUB-016 PUB-017 %s opens without JavaScript for those who know the password',
    async (address) => {
      const closed = await fetch(`${origin}${address}`, { headers: { accept: 'text/html' } });
      const body = await closed.text();
      expect(closed.status).toBe(403);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('stand plans');
      const payload = await (await fetch(`${origin}${address}/_payload.json`)).text();
      expect(payload).not.toContain('stand plans');
      const opening = await fetch(`${origin}/api/page-access/password`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin },
        body: new URLSearchParams({ page: address, password: samplePassword }),
      });
      expect([opening.status, opening.headers.get('location')]).toEqual([303, address]);
      const cookie = (opening.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const open = await fetch(`${origin}${address}`, { headers: { cookie, accept: 'text/html' } });
      expect(open.status).toBe(200);
      expect(open.headers.get('cache-control')).toBe('private, no-store');
      expect(await open.text()).toContain('stand plans');
    },
  );

  it('PUB-122 D-31 a page for roles signs in and comes back, and refuses an account without the role', async () => {
    const open = async (email: string): Promise<string> =>
      visit(async ({ page }) => {
        await page.goto('/en/company/partner-notes');
        await page.getByLabel('Email address').fill(email);
        await page.getByLabel('Password').fill('Wire-1234!');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.waitForURL('**/en/company/partner-notes');
        const heading = page.getByRole('heading', { level: 1 });
        await expect.poll(() => heading.textContent(), { timeout: 15_000 }).not.toBe('Sign in to see this page');
        return (await heading.textContent()) ?? '';
      });
    expect(await open('anna.keller@kmx.example')).toBe('Service notes for partners');
    expect(await open('emil.novak@vlk.example')).toBe('This page is protected');
  }, 60_000);
});
