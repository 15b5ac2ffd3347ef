import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import { describe, expect, it } from 'vitest';
import { loadBelowProducts } from '../../load-below-products.ts';
import { createTestRequest } from '../../test-page.ts';
import type { NotOfferedData } from './not-offered.data.ts';
import type { ProductData } from './product.data.ts';

const group = (slug: string, children: object[] = [], countries: string[] | null = null) => ({
  name: slug,
  slug,
  description: '',
  image_url: '/i.webp',
  language: 'en-US',
  supported_countries: countries,
  children,
});
const teaser = {
  slug: 'ferro-125',
  name: 'Ferro 125',
  short_description: 'A press',
  supported_countries: null,
  variant_count: 2,
  variants: [{ id: 'f1' }, { id: 'f2' }],
  brand: { name: 'KMX' },
  images: [{ name: 'front', url: '/f.webp', default: true }],
  classifications: [
    { name: 'Crimping', slug: 'crimping' },
    { name: 'Presses', slug: 'presses' },
  ],
  specifications: [{ value: '19', measurement_system: 'Metric', specification: { name: 'Force', unit: 'kN' } }],
};
const product = {
  ...teaser,
  slug: 'ferro-115',
  name: 'Ferro 115',
  brand: { name: 'Tesslab' },
  long_description: 'One.\n\nTwo.',
  product_service_id: 'PS-1',
  video_url: '/films/ferro.webm',
  video_image_url: '/films/ferro.webp',
  variants: [
    { id: 'v1', name_metric: '12 kN', name_imperial: '2700 lbf', specifications: [] },
    { id: 'v2', name_metric: '18 kN', name_imperial: '4050 lbf', specifications: [] },
  ],
  highlights: [
    {
      name: 'A',
      short_description: '',
      long_description: null,
      image_url: null,
      video_url: '/a.webm',
      video_image_url: null,
    },
    {
      name: 'B',
      short_description: '',
      long_description: null,
      image_url: null,
      video_url: 'https://films.example/b',
      video_image_url: null,
    },
  ],
  documents: [],
  related: [
    { type: 'Alternative', product: teaser },
    { type: 'Alternative', product: { ...teaser, slug: 'far', supported_countries: ['US'] } },
    { type: 'Accessory', product: { ...teaser, slug: 'ferro-a12' } },
    { type: 'Service', product: { ...teaser, slug: 'care', classifications: [{ name: 'Support', slug: 'support' }] } },
  ],
};

async function load(change: object | null, request: object = {}) {
  const logs: string[] = [];
  const context: LoadContext = {
    log: (message) => void logs.push(message),
    query: ({ service, query, variables }) => {
      if (service === 'content') return Promise.reject(new Error('down'));
      if (query.includes('getProductBySlugV2'))
        return Promise.resolve({ getProductBySlugV2: change && { ...product, ...change } });
      const tree =
        variables['type'] === 'service'
          ? [group('support')]
          : [group('crimping', [group('presses', [], ['ALL'])], ['CH', 'US'])];
      return Promise.resolve({ getProductClassifications: tree });
    },
  };
  const path = '/products/crimping/presses/ferro-115';
  return { answer: await loadBelowProducts(createTestRequest({ path, slug: 'ferro-115', ...request }), context), logs };
}

async function loadPage(change: object | null, request: object = {}) {
  const { answer, logs } = await load(change, request);
  return { result: requirePage(answer), logs };
}

describe('a product page', () => {
  it('PUB-006 has the route of its group plus its slug; any other address redirects there', async () => {
    expect((await loadPage({})).result.status).toBe(200);
    const redirect = { location: '/en-ch/products/crimping/presses/ferro-115', permanent: true };
    expect((await load({}, { path: '/products/ferro-115' })).answer).toEqual({ redirect });
  });

  it('PUB-063 PUB-071 is indexed where it and all its groups are offered', async () => {
    const countries = async (change: object) => (await loadPage(change)).result.meta.countries;
    expect(await countries({})).toEqual(['CH', 'US']);
    expect(await countries({ supported_countries: ['CH', 'JP'] })).toEqual(['CH']);
  });

  it('PUB-089 lists the documents in the reader’s language first, then English, then the rest', async () => {
    const documents = ['ja', 'zh', 'en', 'de-CH'].map((language) => ({
      ...{ name: language, content_language: language, thumbnail_url: null, type: 'brochure' },
      ...{ url: `/catalogue/documents/${language}.pdf`, filename: 'ferro', extension: 'pdf', size_bytes: 900 },
    }));
    const order = async (language: 'de' | 'en') => {
      const { result } = await loadPage({ documents }, { locale: createLocale(language, 'CH') });
      return (result.data as ProductData).documents.map(({ content_language: each }) => each).join(' ');
    };
    expect(await order('de')).toBe('de-CH en ja zh');
    expect(await order('en')).toBe('en ja zh de-CH');
  });

  it('PUB-007 D-27 ERR-035 an unknown product is not found, and the log says so', async () => {
    const { result, logs } = await loadPage(null);
    expect([result.status, logs]).toEqual([404, ['No product found for slug']]);
  });

  it('ERR-036 a product without a group has no address', async () => {
    const { result, logs } = await loadPage({ classifications: [] });
    expect([result.status, logs]).toEqual([404, ['No classification slug found for product']]);
  });

  it('PUB-008 a service requested as a machine is found among the services', async () => {
    const { answer } = await load({ classifications: [{ name: 'Support', slug: 'support' }] });
    expect(answer).toMatchObject({ redirect: { location: '/en-ch/services/support/ferro-115' } });
  });

  it('PUB-030 SYS-058 SYS-061 shows brand, own videos, and separates related machines, accessories and services', async () => {
    const data = (await loadPage({})).result.data as ProductData;
    expect([data.brand, data.video]).toEqual(['Tesslab', { url: '/films/ferro.webm', poster: '/films/ferro.webp' }]);
    expect(data.highlights.map(({ name }) => name)).toEqual(['A']);
    expect(data.alternatives.map(({ slug }) => slug)).toEqual(['ferro-125']);
    expect(data.accessories.map(({ route }) => route)).toEqual(['/products/crimping/presses/ferro-a12']);
    expect(data.services.map(({ route }) => route)).toEqual(['/services/support/care']);
  });

  it('SYS-061 a video on another host is ignored', async () => {
    const data = (await loadPage({ video_url: '//films.example/a.webm' })).result.data as ProductData;
    expect(data.video).toBeNull();
  });

  it('PUB-030 is rendered without its stories when the content system is down', async () => {
    const { result, logs } = await loadPage({});
    expect((result.data as ProductData).stories).toEqual([]);
    expect(logs).toEqual(['The stories of a product could not be loaded']);
  });

  it('PUB-030 describes the product for search engines', async () => {
    const { head } = (await loadPage({})).result;
    expect(head.structuredData).toMatchObject([
      {
        '@type': 'Product',
        sku: 'ferro-115',
        brand: { name: 'Tesslab' },
        additionalProperty: [{ value: '19', unitText: 'kN' }],
      },
    ]);
  });

  it('PUB-089 the address may name a variant, but only one of this product', async () => {
    expect(((await loadPage({}, { query: { variant: 'v2' } })).result.data as ProductData).variantId).toBe('v2');
    expect(((await loadPage({}, { query: { variant: 'x' } })).result.data as ProductData).variantId).toBeNull();
  });
});

describe('a product not offered in this country', () => {
  it('PUB-070 says so with status 404, and offers alternatives and the page without a country', async () => {
    const { result } = await loadPage({ supported_countries: ['US', 'JP'] });
    const data = result.data as NotOfferedData;
    expect([result.status, result.head.robots, data.isWithdrawn]).toEqual([404, 'noindex', false]);
    expect(data.alternatives.map(({ slug }) => slug)).toEqual(['ferro-125']);
    expect(data.internationalHref).toBe('/en/products/crimping/presses/ferro-115');
  });

  it('PUB-070 D-32 one withdrawn everywhere is gone, also for international visitors', async () => {
    const international = { locale: createLocale('en', 'ALL'), urlPrefix: '/en' };
    for (const request of [{}, international]) {
      const { result } = await loadPage({ supported_countries: [] }, request);
      expect([result.status, (result.data as NotOfferedData).internationalHref]).toEqual([410, null]);
    }
  });
});
