import { renderPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it } from 'vitest';
import { remote } from '../../remote.server.ts';
import { createTestRequest } from '../../test-page.ts';

const errorPage = {
  id: 'page-error',
  locale: 'de',
  title: 'Diese Seite gibt es nicht',
  pageType: 'Error',
  theme: null,
  description: null,
  languages: [],
  countries: [],
  mainSiteOnly: null,
  protection: null,
  noIndex: true,
  alternateGroup: null,
  localizations: [],
  blocks: [
    {
      __typename: 'TextBlock',
      title: 'Faden verloren?',
      layout: null,
      body: { raw: { children: [{ type: 'paragraph', children: [{ text: 'Hier geht es weiter.' }] }] } },
    },
  ],
};

async function open(
  path: string,
  findPages: (slug: unknown) => Promise<readonly object[]>,
  more: Partial<PageResult> = {},
) {
  const logs: string[] = [];
  const context: LoadContext = {
    log: (message) => void logs.push(message),
    query: ({ variables }) => findPages(variables['slug']).then((pages) => ({ pages })),
  };
  const request = createTestRequest({ path, slug: path.split('/').at(-1), parentSlug: 'home' });
  const result = { ...requirePage(await remote.load(request, context)), ...more };
  const html = await renderPage(remote, { request, result });
  return { result, html, logs };
}

const ofEditors = (slug: unknown) => Promise.resolve(slug === 'error' ? [errorPage] : []);

it.each(['/nowhere', '/error'])(
  'PUB-040 PUB-049 SYS-042 %s is missing with status 404, with the editors’ text marked with its language',
  async (path) => {
    const { result, html } = await open(path, ofEditors);
    expect([result.status, result.head.robots, result.head.title]).toEqual([404, 'noindex', 'Page not found | KMX']);
    expect(html).toContain('This page does not exist');
    expect(html).toMatch(/<div lang="de">.*Faden verloren\?.*Hier geht es weiter\./s);
  },
);

it('PUB-049 an address is not found even if the editors’ text is missing or cannot be loaded', async () => {
  const nothing = await open('/nowhere', () => Promise.resolve([]));
  expect([nothing.result.status, nothing.html.includes('lang="de"')]).toEqual([404, false]);
  const failing = (slug: unknown) => (slug === 'error' ? Promise.reject(new Error('down')) : Promise.resolve([]));
  const { result, html, logs } = await open('/nowhere', failing);
  expect([result.status, logs]).toEqual([404, ['the error page could not be loaded']]);
  expect(html).toContain('Page Not Found: /nowhere');
});

it('ERR-006 shows the id under which its request is logged, in small print', async () => {
  const { html } = await open('/nowhere', ofEditors, { requestId: 'request-1' });
  expect(html).toMatch(/<small[^>]*>Reference for questions: request-1<\/small>/);
  expect((await open('/nowhere', ofEditors)).html).not.toContain('Reference for questions');
});
