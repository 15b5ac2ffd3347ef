import { existsSync } from 'node:fs';
import path from 'node:path';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { type OwnRepository, openOwnRepository } from '../support/own-repository.ts';
import { openPage } from '../support/visitor.ts';

const { origin, registry } = inject('product');
const liveMs = 60_000;
let repository: OwnRepository;

beforeAll(() => {
  repository = openOwnRepository({ ...registry, RELEASE_BY: 'journeys' });
});
afterAll(() => {
  repository.remove();
});

describe('a remote in a repository of its own, with nothing but our packages', () => {
  it('ARC-012 is live within 60 seconds: made, built, tested, published, activated, rendered by the server', async ({
    visitor,
  }) => {
    const { folder, kmx } = repository;
    const startedAt = performance.now();
    expect(kmx('new', 'remote-own', '--mount', '/own')).toContain('npx kmx release publish remote-own');
    expect(existsSync(path.join(folder, '.github/workflows/release.yml'))).toBe(true);
    expect(kmx('build')).toMatch(/before hydration +\d+ B/);
    expect(kmx('test')).toMatch(/61 passed/);
    const version = /remote-own@(\S+)/.exec(kmx('release', 'publish', 'remote-own'))?.[1] ?? '';
    kmx('release', 'activate', `remote-own@${version}`);
    const { status, body } = await requestPage(origin, '/en/own');
    const elapsedMs = performance.now() - startedAt;
    console.log(`from kmx new to the page: ${(elapsedMs / 1000).toFixed(1)} s`);
    expect(status).toBe(200);
    expect(body).toContain('A new area</h1>');
    expect(body).toContain(`/_r/remote-own/${version}/browser/remoteEntry.js`);
    expect((await requestPage(origin, '/de/own')).body).toContain('Ein neuer Bereich</h1>');
    expect((await requestPage(origin, '/en/products')).status).toBe(200);
    await openPage(visitor, '/en/own');
    const { page } = visitor;
    await page.getByRole('button', { name: 'Show details' }).click();
    await page.getByText('this sentence appeared without a further request').waitFor();
    expect(elapsedMs).toBeLessThan(liveMs);
    kmx('release', 'deactivate', 'remote-own');
    await expect.poll(async () => (await requestPage(origin, '/en/own')).status).toBe(404);
  }, 240_000);
});
