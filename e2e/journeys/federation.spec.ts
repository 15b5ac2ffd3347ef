import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { createReleaseTool } from '../support/release-tool.ts';
import { serveTexts } from '../support/serve-texts.ts';
import { createVisitor, openPage, startBrowser } from '../support/visitor.ts';

const { origin, registry } = inject('product');
const runRelease = createReleaseTool(registry);

/** Builds a fixture of somebody who knows nothing of this repository; its output folder. */
function buildFixture(name: string): string {
  const folder = path.join(root, 'e2e/fixtures', name);
  const program = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const build = spawnSync(process.execPath, [program, 'build'], { cwd: folder, encoding: 'utf8' });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  return path.join(folder, 'dist');
}

interface Federation {
  readonly __INSTANCES__: readonly FederationInstance[];
  readonly moduleInfo: Readonly<Record<string, { readonly remotesInfo?: object }>>;
}

interface SharedVersion {
  readonly from: string;
  readonly useIn?: readonly string[];
}

interface FederationInstance {
  readonly name: string;
  readonly options: { readonly remotes: readonly { readonly name: string; readonly entry: string }[] };
  readonly shareScopeMap: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>>>;
  readonly loadRemote: (id: string) => Promise<unknown>;
  readonly loadShare: (name: string) => Promise<() => unknown>;
}

declare global {
  var __FEDERATION__: Federation | undefined;
  /** Set by e2e/fixtures/foreign-remote. */
  var foreignReact: { readonly version: string; readonly useState: unknown } | undefined;
  /** Set by e2e/fixtures/foreign-host. */
  var leave: () => Promise<void>;
}

describe('the federation of a page', () => {
  it('ARC-007 stands in a page once it is hydrated and idle, with the shared modules of the shell and the remotes of the document', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, '/style-guide');
    expect(await page.evaluate(() => globalThis.__FEDERATION__ === undefined)).toBe(true);
    await page.waitForFunction(() => globalThis.__FEDERATION__?.__INSTANCES__.length === 1);
    const seen = await page.evaluate(async () => {
      const [instance] = globalThis.__FEDERATION__?.__INSTANCES__ ?? [];
      if (!instance) throw new Error('There is no instance');
      const scope = instance.shareScopeMap['default'] ?? {};
      const react = (await instance.loadShare('react'))() as { readonly version: string };
      const app = (await instance.loadRemote('remote_portal/app')) as { readonly remote: object };
      return {
        name: instance.name,
        remotes: instance.options.remotes.map(({ name }) => name).toSorted(),
        shared: Object.keys(scope).toSorted(),
        versions: Object.keys(scope['react'] ?? {}),
        users: Object.values(scope['react'] ?? {}).flatMap(({ useIn = [] }) => useIn),
        react: react.version,
        consumers: Object.keys(globalThis.__FEDERATION__?.moduleInfo ?? {}),
        exposed: Object.keys(app.remote).toSorted(),
      };
    });
    const { units } = JSON.parse((await requestPage(origin, '/_composition')).body) as {
      readonly units: readonly { readonly name: string }[];
    };
    const remotes = units.flatMap(({ name }) => (name === 'shell' ? [] : [name.replace('-', '_')])).toSorted();
    expect(remotes).toContain('remote_portal');
    expect(seen).toEqual({
      name: 'shell',
      remotes,
      shared: ['@lingui/core', '@lingui/react', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
      versions: [seen.react],
      users: ['remote_styleguide', 'shell', 'remote_portal'],
      react: expect.stringMatching(/^19\./) as string,
      consumers: ['shell'],
      exposed: ['contractVersion', 'load', 'mount', 'unmount'],
    });
  });
});

describe('a remote that was built elsewhere with the plain federation plugin', () => {
  beforeAll(async () => {
    const place = ['--mount', '/trade-fairs', '--title', 'Trade fairs', '--title', 'de=Messen'];
    const { status, data } = runRelease('publish', 'remote-fairs', '--from', buildFixture('foreign-remote'), ...place);
    expect(status, JSON.stringify(data)).toBe(0);
    expect(runRelease('activate', `remote-fairs@${String(data['version'])}`).status).toBe(0);
    expect((await requestPage(origin, '/en/trade-fairs')).status).toBe(200);
    // The header prefetches these: on a busy machine a first answer may come too late.
    for (const page of ['products', 'services', 'stories', 'company', 'contact'])
      await requestPage(origin, `/en/${page}`);
  }, 120_000);
  afterAll(() => expect(runRelease('deactivate', 'remote-fairs').status).toBe(0));

  it('ARC-008 has chrome, title and a text for browsers without script before it is there', async ({
    plainVisitor,
  }) => {
    const { page } = plainVisitor;
    await page.goto('/de/trade-fairs');
    expect(await page.title()).toBe('Messen | KMX');
    await page.getByRole('heading', { level: 1, name: 'Messen' }).waitFor();
    // Searching by text leaves the element out.
    expect(await page.locator('noscript p').innerText()).toContain('Diese Seite braucht JavaScript.');
    expect(await page.getByText('Diese Seite wird geladen.').isVisible()).toBe(false);
    expect(await page.getByRole('banner').count()).toBe(1);
  });

  it('ARC-008 is shown with the React of the shell, under the policy of every page, and left by its links', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/trade-fairs');
    await page.getByRole('heading', { level: 1, name: 'Trade fairs of the year (en)' }).waitFor();
    await page.getByRole('button', { name: 'One more fair' }).click();
    await page.getByText('4 fairs').waitFor();
    await page.getByRole('button', { name: 'Details' }).click();
    await page.getByText('Halls 3 and 4').waitFor();
    const seen = await page.evaluate(async () => {
      const shell = globalThis.__FEDERATION__?.__INSTANCES__.find(({ name }) => name === 'shell');
      const react = (await shell?.loadShare('react'))?.() as { readonly version: string; readonly useState: unknown };
      const providers = Object.values(shell?.shareScopeMap['default']?.['react'] ?? {});
      return {
        isSame: globalThis.foreignReact?.useState === react.useState,
        version: globalThis.foreignReact?.version === react.version,
        users: providers.flatMap(({ useIn = [] }) => useIn),
        instances: globalThis.__FEDERATION__?.__INSTANCES__.map(({ name }) => name),
      };
    });
    expect(seen).toMatchObject({ isSame: true, version: true, instances: ['shell', 'trade_fairs'] });
    expect(seen.users).toContain('trade_fairs');
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().click();
    await page.waitForURL('**/en/products');
    expect(await page.getByText('4 fairs').count()).toBe(0);
    await page.goBack();
    await page.getByText('3 fairs').waitFor();
  });

  it('ARC-008 says when its code cannot be loaded, and the retry that it offers works', async ({ visitor }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/remoteEntry|net::ERR_FAILED|remote-fairs/);
    await context.route('**/_r/remote-fairs/**/*.js', (route) => route.abort());
    await page.goto('/en/trade-fairs');
    await page.getByText('This page could not be loaded.').waitFor();
    expect(await page.getByText('This page is loading.').isVisible()).toBe(false);
    await context.unroute('**/_r/remote-fairs/**/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('3 fairs').waitFor();
  });
});

describe('a page of somebody else, with the standard federation runtime', () => {
  it.each([
    ['shares its React', '&shares=', 'other_host'],
    ['shares nothing', '', 'remote_styleguide'],
  ])('ARC-009 that %s loads and mounts a remote by its mf-manifest.json', async (_, shares, provider) => {
    const browser = await startBrowser();
    const script = readFileSync(path.join(buildFixture('foreign-host'), 'host.js'), 'utf8');
    const { body: document } = await requestPage(origin, '/style-guide');
    const release = /\/_r\/remote-styleguide\/[^/]+\/browser\//.exec(document)?.[0] ?? '';
    const host = await serveTexts({
      '/': { type: 'text/html', text: '<!doctype html><div id="place"></div><script src="/host.js"></script>' },
      '/host.js': { type: 'text/javascript', text: script },
      '/payload.json': {
        type: 'application/json',
        text: (await requestPage(origin, '/style-guide/_payload.json')).body,
      },
    });
    const visitor = await createVisitor(browser, host.origin);
    try {
      const { page } = visitor;
      await page.goto(`/?manifest=${encodeURIComponent(`${origin}${release}mf-manifest.json`)}${shares}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const scope = await page.evaluate(() => {
        const [instance] = globalThis.__FEDERATION__?.__INSTANCES__ ?? [];
        return Object.entries(instance?.shareScopeMap['default'] ?? {}).flatMap(([name, versions]) =>
          Object.values(versions).map(({ from, useIn = [] }) => ({ name, from, users: useIn })),
        );
      });
      const react = scope.filter(({ name }) => name.startsWith('react'));
      expect(react.map(({ name }) => name).toSorted()).toEqual([
        ...['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
      ]);
      expect(new Set(react.map(({ from }) => from))).toEqual(new Set([provider]));
      expect(react.find(({ name }) => name === 'react-dom/client')?.users).toContain('remote_styleguide');
      await page.evaluate(() => globalThis.leave());
      expect(await page.locator('#place > *').count()).toBe(0);
      expect(visitor.listComplaints().filter((text) => !text.includes('favicon'))).toEqual([]);
    } finally {
      await visitor.leave();
      await browser.close();
      host.close();
    }
  });
});
