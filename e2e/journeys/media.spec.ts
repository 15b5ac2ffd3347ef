import { readFileSync } from 'node:fs';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { readNewestMail } from '../support/outbox.ts';
import { fillFields } from '../support/support-form.ts';
import { openPage } from '../support/visitor.ts';

const { origin, servicesOrigin } = inject('product');
const report = '/file/annual-report-2025';
describe('files', () => {
  it('PUB-011 PUB-012 a file is shown in English unless the address names another language', async () => {
    const english = await requestPage(origin, report);
    expect([english.status, english.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(english.body.startsWith('%PDF-')).toBe(true);
    expect(english.headers['content-language']).toBe('en');
    expect(english.headers['content-disposition']).toMatch(/^inline;/);
    const german = await requestPage(origin, `${report}?l=de`);
    expect(german.headers['content-language']).toBe('de');
    expect(german.headers['content-disposition']).toContain("filename*=UTF-8''KMX%20Gesch%C3%A4ftsbericht%202025.pdf");
    expect((await requestPage(origin, `${report}?l=cs`)).headers['content-language']).toBe('en');
  });

  it('PUB-013 dl=true stores the file instead of showing it', async () => {
    const { headers } = await requestPage(origin, `${report}?dl=true`);
    expect(headers['content-disposition']).toBe('attachment; filename="KMX Annual report 2025.pdf"');
    expect((await requestPage(origin, `${report}?dl=false`)).headers['content-disposition']).toMatch(/^inline;/);
  });

  it('D-44 parts, conditions and HEAD pass through the shell', async () => {
    const whole = await requestPage(origin, report);
    const tag = String(whole.headers['etag']);
    const part = await requestPage(origin, report, { headers: { range: 'bytes=0-4', 'if-range': tag } });
    expect([part.status, part.body]).toEqual([206, '%PDF-']);
    expect(part.headers['content-range']).toBe(`bytes 0-4/${whole.headers['content-length']}`);
    const other = await requestPage(origin, report, { headers: { range: 'bytes=0-4', 'if-range': '"older"' } });
    expect(other.status).toBe(200);
    expect((await requestPage(origin, report, { headers: { range: 'bytes=9999999-' } })).status).toBe(416);
    expect((await requestPage(origin, report, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const head = await requestPage(origin, report, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body]).toEqual([
      200,
      whole.headers['content-length'],
      '',
    ]);
  });

  it('D-44 ERR-002 an unknown file has the designed page', async () => {
    for (const path of ['/file/nothing', '/file/', '/file/A%2e%2e', '/file/a/b']) {
      const { status, body } = await requestPage(origin, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toContain('Page Not Found: /file/');
      expect(body).toContain('<header');
    }
  });

  it('D-44 PUB-120 a file of a protected page is refused without the cookie of its page and not kept by caches', async () => {
    const { status, headers, body } = await requestPage(origin, '/file/trade-fair-talking-points');
    expect([status, headers['cache-control']]).toEqual([403, 'private, no-store']);
    expect(body).not.toContain('%PDF-');
  });
});

describe('media releases, investors and whitepapers in a browser', () => {
  it('PUB-002 PUB-003 SYS-066 from the list by year and kind to a release and its neighbour', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/media-releases');
    const titles = page.locator('#kmx-slot h3');
    expect(await titles.count()).toBe(10);
    await page.getByRole('link', { name: /^Ad hoc announcements/ }).click();
    await page.waitForURL('**/en/media-releases?adhoc=true');
    await page.waitForFunction(() => document.querySelectorAll('#kmx-slot h3').length === 5);
    await page.getByRole('link', { name: /^2025 \d/ }).click();
    await page.waitForURL('**/en/media-releases?year=2025&adhoc=true');
    await page.waitForFunction(() => document.querySelectorAll('#kmx-slot h3').length === 2);
    await titles.first().getByRole('link').click();
    await page.waitForURL('**/en/media-releases/kmx-acquires-all-of-tesslab');
    await page.getByRole('link', { name: /^Newer release/ }).click();
    await page.waitForURL('**/en/media-releases/annual-results-2025');
    await page.getByRole('link', { name: 'annual report 2025', exact: true }).click();
    await page.waitForURL('**/en/company/investors/annual-report-2025');
  });

  it('PUB-002 the choice of year and kind works with JavaScript switched off', async () => {
    const { body, status } = await requestPage(origin, '/de/media-releases?year=2024&adhoc=true');
    expect(status).toBe(200);
    expect(body).toContain('Katalin Szabó wird Vorsitzende der Geschäftsleitung');
    expect(body).not.toContain('Neue Halle');
    expect(body).toContain('<meta name="robots" content="noindex');
  });

  it('PUB-033 the values of the charts are in a table next to them', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company/investors/annual-report-2025');
    expect(await page.getByRole('img', { name: /^Net sales in CHF million/ }).count()).toBe(1);
    const row = page.getByRole('row', { name: /^Net sales/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['446.2', '418.6', '431.8', '405.1', '372.4']);
  });

  it('PUB-013 a click on save stores the file under its own name', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/de/company/investors/annual-report-2025');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Geschäftsbericht 2025 speichern (Deutsch)' }).click();
    expect((await download).suggestedFilename()).toBe('KMX Geschäftsbericht 2025.pdf');
  });

  it('D-44 PUB-120 the password of a page opens the files behind it', async ({ visitor }) => {
    const { page } = visitor;
    const file = '/file/trade-fair-talking-points';
    visitor.expectComplaint(/status of 403/);
    await openPage(visitor, '/en/trade-fair-internal');
    await page.getByLabel('Password').fill('kmx-demo-2026');
    await page.locator('#kmx-slot form').getByRole('button').click();
    await page.getByRole('heading', { name: 'For partners' }).waitFor();
    const answer = await page.request.get(file);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await requestPage(origin, file)).status).toBe(403);
  });

  it('PUB-024 PUB-104 a whitepaper is requested, with the privacy policy accepted, and arrives immediately and by mail', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/whitepapers/what-a-changeover-costs');
    const form = page.locator('form[action="/api/forms/whitepaper"]');
    await form.getByRole('button').click();
    await form.getByText('Please select the checkbox to continue').first().waitFor();
    await fillFields(page, {
      'First name': 'Mei',
      'Last name': 'Tanaka',
      Email: 'mei@harness.example',
      Company: 'Harness Works',
      'Country (optional)': 'Japan',
    });
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    await page.getByText('The link to the whitepaper is in your mailbox.').waitFor();
    const address = await page.getByRole('link', { name: 'Download now' }).getAttribute('href');
    const { status, body } = await requestPage(origin, address ?? '');
    expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-']);
    const mail = await readNewestMail(servicesOrigin, 'mei@harness.example');
    await page.goto(/http\S+sent=whitepaper/.exec(mail)?.[0] ?? '');
    await page.locator(`#kmx-slot a[href="${address}"]`).waitFor();
  });

  it('PUB-089 a document of a machine is stored under its own name, whole', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/products/crimping/crimp-presses/bench-presses/ferro-115');
    const link = page.getByRole('main').locator('a[download]').first();
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe(await link.getAttribute('download'));
    expect(
      readFileSync(await (await download).path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});
