import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { type OwnRepository, openOwnRepository, type RunningCommand } from '../support/own-repository.ts';

const { origin: product } = inject('product');
const editMs = 2_000;
let repository: OwnRepository;
let running: RunningCommand;
let origin: string;

beforeAll(async () => {
  repository = openOwnRepository({});
  repository.kmx('new', 'remote-dev', '--mount', '/under-development');
  running = await repository.start(['dev', '--against', product, '--port', '0'], /(http:\/\/localhost:\d+)\/en\/under/);
  origin = running.match[1] ?? '';
});
afterAll(async () => {
  await running.stop();
  repository.remove();
});

/** Changes a source of the remote as an editor does. */
function edit(file: string, change: (text: string) => string): void {
  const source = path.join(repository.folder, 'src', file);
  writeFileSync(source, change(readFileSync(source, 'utf8')));
}
const component = 'pages/overview/overview-page.tsx';
const loader = 'pages/overview/overview.load.ts';
const sound = 'Promise.resolve(';
const broken = `Promise.reject(new Error('no data')) ?? (`;
const addNote = (note: string) => (text: string) => text.replace('</Heading>', `</Heading><p>${note}</p>`);

describe('kmx dev in front of a running product of somebody else', () => {
  it('ARC-013 shows an edit within 2 seconds and keeps the state of the page', async ({ visitor }) => {
    const { page } = visitor;
    const { status, body } = await requestPage(origin, '/en/under-development');
    expect(status).toBe(200);
    expect(body).toContain('A new area</h1>');
    expect((await requestPage(origin, '/de/under-development')).body).toContain('Ein neuer Bereich</h1>');
    expect((await requestPage(product, '/en/under-development')).status).toBe(404);

    await page.goto(`${origin}/en/under-development`);
    await page.getByRole('button', { name: 'Show details' }).click();
    await page.getByRole('button', { name: 'Hide details' }).waitFor();
    const startedAt = performance.now();
    edit(component, addNote('The first edit'));
    await page.getByText('The first edit').waitFor();
    const elapsedMs = performance.now() - startedAt;
    console.log(`from the edit to the page: ${Math.round(elapsedMs)} ms`);
    expect(elapsedMs).toBeLessThan(editMs);
    expect(await page.getByRole('button', { name: 'Hide details' }).isVisible()).toBe(true);
    expect((await requestPage(origin, '/en/under-development')).body).toContain('<p>The first edit</p>');
  }, 120_000);

  it('ARC-013 shows an error above the page, and takes it away with the next build', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/500/);
    await page.goto(`${origin}/en/under-development`);
    await page.getByRole('button', { name: 'Show details' }).click();
    edit(component, (text) => text.replace('export function', 'export functio'));
    await page
      .getByRole('alert')
      .filter({ hasText: 'The build failed' })
      .filter({ hasText: 'overview-page.tsx' })
      .waitFor();
    edit(component, (text) => text.replace('export functio ', 'export function '));
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'The build failed' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Hide details' }).isVisible()).toBe(true);
    edit(loader, (text) => text.replace(sound, broken));
    await page
      .getByRole('alert')
      .filter({ hasText: 'The server half failed' })
      .filter({ hasText: 'no data' })
      .waitFor();
    edit(loader, (text) => text.replace(broken, sound));
    await page.getByRole('button', { name: 'Show details' }).waitFor();
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'failed' }).count()).toBe(0);
  }, 120_000);

  it('ARC-013 shows all other pages as the product does, with its policy, and leads from them into the remote', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await page.goto(`${origin}/en/products`);
    await waitUntilIdle(page);
    await page.evaluate(() => {
      const link = document.querySelector('main a');
      link?.setAttribute('href', '/en/under-development');
      (link as HTMLElement | null)?.click();
    });
    await page.getByRole('heading', { name: 'A new area' }).waitFor();
    const response = await fetch(`${origin}/en/under-development`);
    expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  }, 60_000);

  it('ARC-013 keeps reports of pages here, and answers no other name than that of this machine', async () => {
    const report = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    for (const place of ['/_report', '/_views', '/_csp']) {
      expect((await fetch(`${origin}${place}`, report)).status, place).toBe(204);
    }
    expect((await requestPage(origin, '/en', { headers: { host: 'elsewhere.example' } })).status).toBe(403);
  });
});
