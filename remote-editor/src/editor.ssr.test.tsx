import { createFixtureContext } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { renderPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { createPartLoader } from '@kmx/remote-kit/remote/part-loader.ts';
import { RemoteApp } from '@kmx/remote-kit/remote/remote-app.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StageTrees } from './features/navigation-diff/navigation-comparison.tsx';
import { pages } from './pages.ts';
import { remote } from './remote.server.ts';
import { editor } from './remote.ts';
import { createTestMessages, createTestRequest, readCatalogue } from './test-page.ts';

const parts = createPartLoader(pages);

async function openPage(path: string, language: UiLanguage = 'en') {
  const request = createTestRequest(path, `/${language}`, language);
  const result = requirePage(await remote.load(request, createFixtureContext({ name: path, path, status: 200 })));
  return { request, result, html: await renderPage(remote, { request, result }) };
}

it.each([
  '/editor',
  '/editor/pages',
  '/editor/pages/page-home',
  '/editor/pages/page-home/content',
  '/editor/translations',
  '/editor/schedule',
  '/editor/navigation',
  '/editor/deleted',
])('EDT-001 renders the same %s for everyone, kept out of caches and search engines', async (path) => {
  const { request, result, html } = await openPage(path);
  expect(result).toMatchObject({ status: 200, cache: 'private', head: { robots: 'noindex, nofollow' } });
  expect(html).toContain('Checking your sign-in');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script| style=|<form/);
  await parts.load(result.part ?? '');
  const again = renderToString(
    <RemoteRoot shell={null} request={request} result={result}>
      <div data-remote-root="">
        <RemoteApp definition={editor} messages={createTestMessages('en')} parts={parts} />
      </div>
    </RemoteRoot>,
    { identifierPrefix: 'remote-editor' },
  );
  expect(again).toBe(html);
});

it('EDT-001 answers an unknown path of the area with a designed 404 that links back', async () => {
  const { result, html } = await openPage('/editor/unknown', 'de');
  expect(result.status).toBe(404);
  expect(html).toContain('href="/de/editor"');
});

it('EDT-007 starts with the published stage and shows the draft next to it with its differences', () => {
  const node = { id: 'jobs', title: 'Jobs', url: '/en/jobs', hidden: false, items: [] };
  const html = renderToString(
    <MessagesProvider messages={createTestMessages('en')}>
      <StageTrees
        published={{ topItems: [node], homeItems: [] }}
        draft={{ topItems: [{ ...node, title: 'Careers' }], homeItems: [] }}
      />
    </MessagesProvider>,
  );
  expect(html.indexOf('id="stage-PUBLISHED"')).toBeLessThan(html.indexOf('id="stage-DRAFT"'));
  expect(html).toMatch(/checked="" value="PUBLISHED"|value="PUBLISHED" checked=""/);
  expect(html).toContain('Renamed, was “Jobs”');
  expect(html).toContain('1 difference');
});

it('ERR-011 asks for a password with this text', () => {
  expect(readCatalogue('en')['login.required']).toBe('Please enter a password');
});

it('EDT-001 the address above the lists of other entries redirects to the first list', async () => {
  await expect(openPage('/editor/entries', 'de')).rejects.toThrow('The page is at /de/editor/entries/Story');
  expect((await openPage('/editor/entries/Story', 'de')).result.status).toBe(200);
});

it('EDT-001 the screens of pages serve all entries, whose kind and id are in the address', async () => {
  const { result } = await openPage('/editor/entries/Story/a%2Fb/versions/3');
  expect(result.data).toEqual({ page: 'entry-version', params: { kind: 'Story', entryId: 'a/b', revision: '3' } });
});
