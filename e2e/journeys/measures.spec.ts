import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { expect, inject } from 'vitest';
import { it as base } from '../support/journey.ts';
import { createVisitor, openPage, type Visitor } from '../support/visitor.ts';

const { releasesDirectory, servicesOrigin } = inject('product');

/** A shell whose metrics only the journey changes, and a visitor of it. */
const it = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the pattern
  .extend('shellOrigin', { scope: 'file' }, async ({}, { onCleanup }) => {
    const work = mkdtempSync(path.join(tmpdir(), 'kmx-measures-'));
    const port = await findFreePort();
    const name = 'measures';
    const shell = await startShell({ name, port, dataDirectory: work, releasesDirectory, servicesOrigin });
    onCleanup(async () => {
      await shell.stop();
      rmSync(work, { recursive: true, force: true });
    });
    return `http://localhost:${port}`;
  })
  .extend('counted', async ({ browser, shellOrigin }, { onCleanup }) => {
    const visitor = await createVisitor(browser, shellOrigin);
    onCleanup(() => visitor.leave());
    return visitor;
  });

/** Value of a series whose labels hold all of these, 0 without one. */
async function readMetric(origin: string, name: string, ...labels: readonly string[]): Promise<number> {
  const { body } = await requestPage(origin, '/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`));
  const found = lines.filter((line) => labels.every((label) => line.includes(label)));
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function readVersion(origin: string, unit: string): Promise<string> {
  const { body } = await requestPage(origin, '/_composition');
  const { units } = JSON.parse(body) as {
    readonly units: readonly { readonly name: string; readonly served: string }[];
  };
  return units.find(({ name }) => name === unit)?.served ?? '';
}

/** Resolves once the script that watches page views runs: a chunk of its own, or in a page that rests the only one. */
async function waitForWatching({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/(?:page-views|part-rest)\.js$/.test(name)),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Goes to another page of the site: its document replaces this one in the same process, which therefore ends in peace. */
async function leave({ page }: Visitor): Promise<void> {
  await page.goto('/en/products', { waitUntil: 'commit' });
}

it('SRV-065 the pages that a visitor saw are counted by unit, version and kind when he leaves, with their web vitals', async ({
  counted,
  shellOrigin,
}) => {
  const { page } = counted;
  await openPage(counted, '/style-guide');
  await waitForWatching(counted);
  await page.getByRole('link', { name: 'Buttons' }).first().click();
  await page.waitForURL('**/style-guide/buttons');
  await page.getByRole('heading', { level: 1, name: 'Buttons' }).waitFor();
  await leave(counted);
  const unit = ['unit="remote-styleguide"', `version="${await readVersion(shellOrigin, 'remote-styleguide')}"`];
  const read = (name: string, ...labels: readonly string[]) => readMetric(shellOrigin, name, ...unit, ...labels);
  await expect.poll(() => read('page_views_total')).toBe(2);
  expect(await read('page_views_total', 'kind="buttons"')).toBe(1);
  for (const metric of ['LCP', 'FCP', 'TTFB']) {
    const labels = ['kind="overview"', `metric="${metric}"`];
    expect([metric, await read('web_vital_seconds_count', ...labels)]).toEqual([metric, 1]);
    expect(await read('web_vital_seconds_sum', ...labels)).toBeGreaterThan(0);
  }
  // The click belongs to the page on which it was made.
  expect(await read('web_vital_seconds_count', 'kind="buttons"', 'metric="LCP"')).toBe(0);
  expect(await read('web_vital_score_count', 'metric="CLS"')).toBe(2);
  const countRenders = async () => {
    await requestPage(shellOrigin, '/style-guide?cache=false');
    return read('remote_step_seconds_count', 'step="render"');
  };
  await expect.poll(countRenders).toBeGreaterThan(0);
});

it('SRV-065 a page that is opened and left is one view, and another one when it comes back from the cache', async ({
  counted,
  shellOrigin,
}) => {
  const read = () => readMetric(shellOrigin, 'page_views_total', 'kind="typography"');
  await openPage(counted, '/style-guide/typography');
  await waitForWatching(counted);
  expect(await read()).toBe(0);
  await counted.page.reload();
  await expect.poll(read).toBe(1);
  await waitForWatching(counted);
  // Playwright's Chromium keeps no pages: it is told that one has come back.
  await counted.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await leave(counted);
  await expect.poll(read).toBe(3);
});

it('SRV-065 PUB-123 a page that rests is counted with its web vitals, whether it was used or only read', async ({
  counted,
  shellOrigin,
}) => {
  const { page } = counted;
  const read = (name: string, ...labels: readonly string[]) =>
    readMetric(shellOrigin, name, 'unit="remote-public"', 'kind="content"', ...labels);
  const visit = async (): Promise<void> => {
    await page.goto('/en/privacy', { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  };
  await visit();
  await leave(counted);
  await expect.poll(() => read('page_views_total')).toBe(1);
  for (const metric of ['LCP', 'FCP', 'TTFB']) {
    expect([metric, await read('web_vital_seconds_count', `metric="${metric}"`)]).toEqual([metric, 1]);
  }
  expect(await read('web_vital_score_count', 'metric="CLS"')).toBe(1);
  expect(await read('web_vital_seconds_count', 'metric="INP"')).toBe(0);
  await visit();
  await page.locator('h1').first().click();
  await page.waitForTimeout(200);
  await leave(counted);
  await expect.poll(() => read('page_views_total')).toBe(2);
  expect(await read('web_vital_seconds_count', 'metric="INP"')).toBe(1);
});

it('SRV-062 errors in event handlers and promises belong to the unit whose script threw them, those of others to nobody', async ({
  counted,
  shellOrigin,
}) => {
  const { page } = counted;
  const version = await readVersion(shellOrigin, 'remote-styleguide');
  const read = (unit: string) => readMetric(shellOrigin, 'remote_errors_total', `remote="${unit}"`);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: () => {
          throw new Error('The clipboard is broken');
        },
      },
    });
  });
  await openPage(counted, '/style-guide/buttons');
  await waitForWatching(counted);
  // Like an extension: a script that no release holds.
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Not ours');
    });
    void Promise.reject(new Error('Not ours either'));
  });
  const copy = page.getByRole('button', { name: /^Copy/ }).first();
  await copy.click();
  await copy.click();
  await expect.poll(() => read('remote-styleguide')).toBe(1);
  const labels = ['remote="remote-styleguide"', `version="${version}"`];
  expect(await readMetric(shellOrigin, 'remote_errors_total', ...labels)).toBe(1);
  expect(await read('shell')).toBe(0);
  await page.evaluate(() => {
    Event.prototype.preventDefault = () => {
      throw new Error('No event can be prevented');
    };
  });
  await page.getByRole('link', { name: 'Typography' }).first().click();
  await expect.poll(() => read('shell')).toBe(1);
});

it('SRV-068 an answer that was rendered names shell and remote with the time of each stage, a cached one its cache', async ({
  shellOrigin,
}) => {
  const read = async () => (await requestPage(shellOrigin, '/en/company')).headers['server-timing'];
  const version = await readVersion(shellOrigin, 'remote-public');
  const stages = [
    ...['shell-route', 'shell-frame'],
    ...['wait', 'queries', 'load', 'render'].map((stage) => `remote-public-${stage};desc="${version}"`),
    'shell-document',
  ];
  const pattern = stages.map((stage) => `, ${stage.replaceAll(/[.+]/g, String.raw`\$&`)};dur=\\d+`).join('');
  expect(await read()).toMatch(new RegExp(`^cache;desc=miss${pattern}$`));
  expect(await read()).toBe('cache;desc=fresh');
  const missing = await requestPage(shellOrigin, '/en/nowhere/at/all');
  expect(missing.headers['server-timing']).toContain('cache;desc=uncached, shell-route;dur=');
});
