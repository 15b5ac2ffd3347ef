import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createTestMessages } from '../chrome.fixture.ts';
import { requestSuggestions } from './request-suggestions.ts';
import { SearchBox } from './search-box.tsx';

it('PUB-021 is a form that the browser alone can send to the results page', () => {
  const html = renderToString(
    <MessagesProvider messages={createTestMessages('de')}>
      <SearchBox urlPrefix="/de-ch" localeCode="de-CH" siteSlug={null} />
    </MessagesProvider>,
  );
  expect(html).toContain('<form action="/de-ch/search" method="get">');
  expect(html).toMatch(/<input type="search"[^>]*maxLength="200"[^>]*name="q"/);
  expect(html).toMatch(/<summary[^>]*aria-label="Suchen"/);
  // Nothing promises suggestions before there are any.
  expect(html).not.toContain('combobox');
});

it('SRV-057 throws a failed suggestion on to its caller', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })));
  const asked = requestSuggestions({ localeCode: 'de', siteSlug: null }, 'cri', new AbortController().signal);
  await expect(asked).rejects.toThrow('503');
  vi.unstubAllGlobals();
});
