import { renderPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import { expect, it } from 'vitest';
import { createNotFoundResult, createPageResult } from './data/page/page-parts.ts';
import { remote } from './remote.server.ts';
import { createTestRequest } from './test-page.ts';

function render(result: PageResult, request = createTestRequest()): Promise<string> {
  return renderPage(remote, { request, result });
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

it('PUB-030 PUB-089 a product page contains name, values in the units of the country, and documents with size', async () => {
  const html = await render(createPageResult(createTestRequest(), { title: 'x', data: product }));
  expect(html).toContain('Add to comparison');
  expect(html).toContain('22\u00a0kN');
  expect(html).not.toContain('lbf');
  expect(html).toContain('Operating instructions · German · PDF · 2.4 MB');
  expect(html).toContain('/images/doc-manual.webp?w=128&amp;h=180');
});

it('PUB-040 ERR-002 the page of an unknown address names the path', async () => {
  expect(await render(createNotFoundResult(createTestRequest()))).toContain('Page Not Found: /company');
});

it('PUB-040 on a sub-site it links to the home page of the site, and to products and contact of the main site', async () => {
  const request = createTestRequest({ urlPrefix: '/en/fair', mainSitePrefix: 'https://kmx.example/en' });
  const html = await render(createNotFoundResult(request), request);
  expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    'https://kmx.example/en/products',
    '/en/fair',
    'https://kmx.example/en/contact',
  ]);
});

it('the server render contains neither scripts nor style attributes', async () => {
  const html = await render(createPageResult(createTestRequest(), { title: 'x', data: product }));
  expect(html).not.toMatch(/<script| style=/);
});
