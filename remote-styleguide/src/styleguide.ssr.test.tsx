import { createRemoteServer } from '@kmx/shared-contracts/create-remote-server.tsx';
import { type UiLanguage, uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { RemoteRoot } from '@kmx/shared-contracts/remote-root.tsx';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { App } from './app.tsx';
import { guidePages } from './data/guide-pages.ts';
import { catalogueTitles } from './data/page-titles.ts';
import { loadPage } from './routes.ts';
import { createTestMessages, createTestRequest, readCatalogue } from './test-page.ts';

const context = { query: () => Promise.reject(new Error('The style guide asks no backend')), log: () => {} };
const server = createRemoteServer({
  name: 'remote-styleguide',
  load: loadPage,
  renderApp: ({ request }) => <App messages={createTestMessages(request.locale.language)} />,
});

async function renderPage(path: string, language: UiLanguage = 'en') {
  const request = createTestRequest(path, '', language);
  const result = await loadPage(request, context);
  return { request, result, html: await server.render({ request, result }, new AbortController().signal) };
}

it.each(guidePages.map((page) => page.path))(
  'STY-001..006 renders %s without inline script and style',
  async (path) => {
    const { request, result, html } = await renderPage(path);
    expect(result).toMatchObject({ status: 200, cache: 'public', head: { robots: 'noindex, nofollow' } });
    expect(html).toMatch(/<h1/);
    expect(html).toContain(`href="${path}" aria-current="page"`);
    expect(html).not.toMatch(/<script| style=/);
    const again = renderToString(
      <RemoteRoot shell={null} request={request} result={result}>
        <div data-remote-root="">
          <App messages={createTestMessages('en')} />
        </div>
      </RemoteRoot>,
      { identifierPrefix: 'remote-styleguide' },
    );
    expect(again).toBe(html);
  },
);

it('STY-002 shows every example of a button live, with its note and its code', async () => {
  const { html } = await renderPage('/style-guide/buttons');
  expect(html).toContain('At most one primary in a view.');
  expect(html).toContain('&lt;Button disabled&gt;Save&lt;/Button&gt;');
  expect(html).toMatch(/<button[^>]*disabled=""/);
});

it('STY-001 answers an unknown page of the guide with a designed 404', async () => {
  const { result, html } = await renderPage('/style-guide/unknown', 'de');
  expect(result).toMatchObject({ status: 404, data: { page: 'not-found' } });
  expect(html).toContain('Diese Seite gehört nicht zum Styleguide');
});

it.each(uiLanguages)('SYS-070 names the guide in the head as in the page, in %s', (language) => {
  expect(catalogueTitles[language]).toBe(readCatalogue(language)['guide.title']);
});
