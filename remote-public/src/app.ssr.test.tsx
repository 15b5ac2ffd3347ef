import { readFileSync } from 'node:fs';
import { createMessages } from '@kmx/remote-kit/messages/messages.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { allPages } from './all-pages.server.ts';
import { App } from './app.tsx';
import { createNotFoundResult, createPageResult } from './data/page/page-parts.ts';
import { createTestRequest } from './test-request.ts';

function readCatalogue(language: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`./locales/${language}.json`, import.meta.url), 'utf8'));
}

function render(result: ReturnType<typeof createNotFoundResult>, request = createTestRequest()): string {
  const compiled = Object.entries(readCatalogue('en')).map(([id, text]) => [id, compileMessage(text)]);
  return renderToString(
    <RemoteRoot shell={null} request={request} result={result}>
      <App messages={createMessages('en', Object.fromEntries(compiled))} pages={allPages} />
    </RemoteRoot>,
  );
}

const product = {
  page: 'product',
  slug: 'ferro-115',
  name: 'Ferro 115',
  description: 'A press',
  paragraphs: ['Text'],
  brand: null,
  group: { name: 'Presses', slug: 'presses', route: '/products/presses' },
  images: [
    { name: 'front', url: '/images/a.webp' },
    { name: 'side', url: '/images/b.webp' },
  ],
  specifications: [
    { value: '22', measurement_system: 'Metric', specification: { name: 'Force', unit: 'kN' } },
    { value: '4950', measurement_system: 'Imperial', specification: { name: 'Force', unit: 'lbf' } },
  ],
  variants: [],
  variantId: null,
  video: null,
  highlights: [],
  alternatives: [],
  accessories: [],
  services: [],
  stories: [],
  documents: [
    {
      name: 'Manual',
      content_language: 'de',
      thumbnail_url: '/images/doc-manual.webp',
      type: 'manual',
      url: '/d',
      filename: 'm.pdf',
      extension: 'pdf',
      size_bytes: 2_400_000,
    },
  ],
};

it('PUB-030 PUB-089 a product page holds name, values in the units of the country, and documents with size', () => {
  const html = render(createPageResult(createTestRequest(), { title: 'x', data: product }));
  expect(html).toContain('Add to comparison');
  expect(html).toContain('22\u00a0kN');
  expect(html).not.toContain('lbf');
  expect(html).toContain('Operating instructions · German · PDF · 2.4 MB');
  expect(html).toContain('/images/doc-manual.webp?w=128&amp;h=180');
});

it('PUB-040 ERR-002 the page of an unknown address names the path', () => {
  expect(render(createNotFoundResult(createTestRequest()))).toContain('Page Not Found: /company');
});

it('PUB-040 on a sub-site it leads to the home of the site, and to products and contact of the main site', () => {
  const request = createTestRequest({ urlPrefix: '/en/fair', mainSitePrefix: 'https://kmx.example/en' });
  const html = render(createNotFoundResult(request), request);
  expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    'https://kmx.example/en/products',
    '/en/fair',
    'https://kmx.example/en/contact',
  ]);
});

it('the server render holds neither script nor style attribute', () => {
  const html = render(createPageResult(createTestRequest(), { title: 'x', data: product }));
  expect(html).not.toMatch(/<script| style=/);
});

it('SYS-070 every language has the same texts with the same placeholders', () => {
  const listPlaceholders = (text: string) => [...new Set(text.match(/\{[a-z]+/g))].sort();
  const english = readCatalogue('en');
  for (const language of uiLanguages) {
    const texts = readCatalogue(language);
    expect(Object.keys(texts).sort(), language).toEqual(Object.keys(english).sort());
    for (const [id, text] of Object.entries(english)) {
      expect(listPlaceholders(texts[id] ?? ''), `${language} ${id}`).toEqual(listPlaceholders(text));
    }
  }
});
