import { listTexts } from '@kmx/remote-kit/contract-tests/list-texts.ts';
import { renderPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it } from 'vitest';
import { remote } from '../../remote.server.ts';
import { createTestRequest } from '../../test-page.ts';

/** Marks texts of the catalogue, to distinguish them from the page's own. */
const english = (text: string) => `English ${text}`;

const variant = (id: string, value: string) => ({
  id,
  name_metric: english(id),
  name_imperial: english(id),
  specifications: [{ value, measurement_system: null, specification: { name: english('force'), unit: 'kN' } }],
});
const product = (slug: string, value: string) => ({
  slug,
  name: english(slug),
  supported_countries: null,
  brand: null,
  images: [],
  classifications: [{ slug: 'presses', name: english('presses'), language: 'en-US' }],
  specifications: [],
  variants: [variant(`${slug}-1`, value), variant(`${slug}-2`, value)],
});
const products = [product('one', '12'), product('two', '19'), product('three', '19')];
const context: LoadContext = {
  log: () => {},
  query: ({ query }) =>
    Promise.resolve(
      query.includes('getProductsBySlugs')
        ? { getProductsBySlugs: products.slice(0, 2) }
        : { getProductClassificationBySlug: { offered: { count: products.length, products } } },
    ),
};

async function list(language: 'cs' | 'en') {
  const locale = createLocale(language, 'CH');
  const place = { url: `/${language}-ch/products/compare`, urlPrefix: `/${language}-ch`, locale };
  const request = createTestRequest({
    ...place,
    path: '/products/compare',
    slug: 'compare',
    query: { items: 'one,two' },
  });
  const result = requirePage(await remote.load(request, context));
  expect(result.data).toMatchObject({ page: 'comparison' });
  const isLanguageFallback = language !== 'en';
  expect(result.meta).toMatchObject({ contentLanguage: 'en', isLanguageFallback });
  return listTexts(await renderPage(remote, { request, result }));
}

it('PUB-062 the comparison marks the catalogue’s texts in another language, and nothing of its own', async () => {
  const texts = await list('cs');
  const foreign = texts.filter(([text]) => text.startsWith('English'));
  expect(new Set(foreign.map(([text]) => text)).size).toBe(9);
  expect(foreign.filter(([, language]) => language !== 'en')).toEqual([]);
  const own = texts.filter(([text]) => !text.includes('English'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(([, language]) => language !== '')).toEqual([]);
  expect((await list('en')).filter(([, language]) => language !== '')).toEqual([]);
});
