import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { DataQuery, LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import { describe, expect, it } from 'vitest';
import { loadClassifications } from '../../data/catalogue/load-classifications.ts';
import { loadBelowProducts } from '../../load-below-products.ts';
import { createTestRequest } from '../../test-page.ts';
import type { CatalogueData } from './catalogue.data.ts';

const metric = (value: string, name: string, unit: string) => ({
  value,
  measurement_system: 'Metric',
  specification: { name, unit },
});
const imperial = (value: string, name: string, unit: string) => ({
  ...metric(value, name, unit),
  measurement_system: 'Imperial',
});
const section = (range: string, gauges: string) => [
  metric(range, 'Querschnitt', 'mm²'),
  imperial(gauges, 'Querschnitt', 'AWG'),
];

const node = (slug: string, children: object[] = [], supported_countries: string[] | null = null) => ({
  name: slug.toUpperCase(),
  slug,
  description: `All ${slug}.`,
  image_url: `/images/${slug}.webp`,
  language: 'de-CH',
  supported_countries,
  children,
});
const tree = [
  node('crimping', [node('presses', [node('bench')]), node('secret', [], ['US'])]),
  node('hidden', [node('below')], []),
];

const product = (slug: string, change: object = {}) => ({
  slug,
  name: slug,
  short_description: '',
  supported_countries: null,
  variant_count: 1,
  brand: { name: 'KMX' },
  images: [],
  classifications: [{ slug: 'crimping' }, { slug: 'presses' }],
  specifications: section('0.03–4', '32–12'),
  variants: [],
  ...change,
});

function createContext(products: object[]) {
  const asked: DataQuery[] = [];
  const logs: string[] = [];
  const context: LoadContext = {
    log: (message) => void logs.push(message),
    query: (query) => {
      asked.push(query);
      const isTree = query.query.includes('getProductClassifications(');
      return Promise.resolve(
        isTree ? { getProductClassifications: tree } : { getProductClassificationBySlug: { products } },
      );
    },
  };
  return { context, asked, logs };
}

async function load(path: string, products: object[] = [], query: Record<string, string> = {}) {
  const { context, asked, logs } = createContext(products);
  const slug = path.split('/').at(-1) ?? '';
  const result = requirePage(await loadBelowProducts(createTestRequest({ path, slug, query }), context));
  return { result, data: result.data as CatalogueData, asked, logs };
}

describe('the catalogue', () => {
  it('SYS-054 PUB-005 maps a group to name, slug, parent, route, description, pictures, children and lineage', async () => {
    const { tree: groups } = await loadClassifications(createTestRequest({}), createContext([]).context, 'product');
    expect(groups[0]?.childClassifications[0]).toEqual({
      name: 'PRESSES',
      slug: 'presses',
      parent: 'crimping',
      route: '/products/crimping/presses',
      description: 'All presses.',
      image: '/images/presses.webp',
      imageHighRes: '/images/presses.webp?w=1200&h=675&fit=crop&q=90',
      childClassifications: [expect.objectContaining({ slug: 'bench', lineage: ['crimping', 'presses', 'bench'] })],
      lineage: ['crimping', 'presses'],
    });
  });

  it('PUB-004 PUB-005 holds the open branch of the tree, its group, and the groups below as cards', async () => {
    const link = (...slugs: readonly [string, ...string[]]) => {
      const slug = slugs.at(-1) ?? '';
      return { name: slug.toUpperCase(), slug, route: `/products/${slugs.join('/')}` };
    };
    const { data } = await load('/products/crimping');
    expect(data.tree).toEqual([{ ...link('crimping'), below: [{ ...link('crimping', 'presses'), below: [] }] }]);
    expect(data.group).toEqual({ name: 'CRIMPING', description: 'All crimping.' });
    expect(data.groups).toEqual([
      {
        ...link('crimping', 'presses'),
        description: 'All presses.',
        image: '/images/presses.webp',
        family: 'crimping',
        below: [link('crimping', 'presses', 'bench')],
      },
    ]);
    const root = await load('/products');
    expect([root.data.group, root.data.tree]).toEqual([null, [{ ...link('crimping'), below: [] }]]);
  });

  it('PUB-071 leaves out groups not offered in the country, with everything below them', async () => {
    const { data } = await load('/products');
    expect(data.groups.map(({ slug }) => slug)).toEqual(['crimping']);
    expect(data.groups[0]?.below.map(({ slug }) => slug)).toEqual(['presses']);
  });

  it('SRV-048 SRV-050 SRV-052 requests tree and group with the language code of the product system', async () => {
    const { asked } = await load('/products/crimping/presses', [product('a')]);
    const inOneLanguage = asked.filter(({ variables }) => 'language' in variables);
    expect(inOneLanguage.map(({ variables }) => variables)).toEqual([
      { language: 'en-US', type: 'product' },
      { language: 'en-US', slug: 'presses' },
    ]);
  });

  it('PUB-062 SRV-052 states that texts of the catalogue are in another language than the page', async () => {
    const { result } = await load('/products');
    expect(result.meta).toMatchObject({ contentLanguage: 'de', isLanguageFallback: true });
  });

  it('PUB-070 PUB-076 ERR-037 shows what is offered here, hides the own brand, and skips products outside any group', async () => {
    const { data, logs } = await load('/products/crimping', [
      product('a'),
      product('b', { supported_countries: ['US'] }),
      product('c', { brand: { name: 'Tesslab' } }),
      product('d', { classifications: [] }),
    ]);
    expect(data.products.map(({ slug, brand }) => [slug, brand])).toEqual([
      ['a', null],
      ['c', 'Tesslab'],
    ]);
    expect(logs).toEqual(['No classification found for product']);
  });

  it('PUB-051 PUB-062 the breadcrumbs of a group are its lineage, in the language of the catalogue', async () => {
    const { result } = await load('/products/crimping/presses');
    expect(result.meta.breadcrumbs).toEqual([
      { title: 'Products', href: '/en-ch/products' },
      { title: 'CRIMPING', href: '/en-ch/products/crimping', language: 'de' },
      { title: 'PRESSES', href: null, language: 'de' },
    ]);
  });
});

describe('the filter of a group', () => {
  const machines = [
    product('small', { specifications: [...section('0.03–4', '32–12'), metric('12', 'Kraft', 'kN')] }),
    product('large', { specifications: [...section('2.5–95', '14–3/0'), metric('31', 'Kraft', 'kN')] }),
    product('grown', {
      variant_count: 2,
      specifications: [...section('0.03–1', '32–17'), metric('5', 'Kraft', 'kN')],
      variants: [
        { id: 'g1', specifications: section('0.03–1', '32–17') },
        { id: 'g2', specifications: section('0.03–10', '32–8') },
      ],
    }),
    product('other', { specifications: [metric('60', 'Lärm', 'dB')] }),
  ].map((each) => ({
    ...each,
    variants: each.variants.map((variant) => ({ id: 'v', specifications: [], ...Object(variant) })),
  }));
  const narrow = async (query: Record<string, string>) => (await load('/products/crimping', machines, query)).data;

  it('PUB-005 a cross-section matches machines that cover it, themselves or in a variant', async () => {
    const { products, total } = await narrow({ section: '10' });
    expect([products.map(({ slug }) => slug), total]).toEqual([['large', 'grown'], 4]);
  });

  it('PUB-005 a force matches machines with at least that value, and all filters apply', async () => {
    expect((await narrow({ force: '12' })).products.map(({ slug }) => slug)).toEqual(['small', 'large']);
    expect((await narrow({ force: '12', section: '10' })).products.map(({ slug }) => slug)).toEqual(['large']);
  });

  it('PUB-005 offers the existing values in ascending order, with the wire size of the other system', async () => {
    const { filters } = await narrow({});
    const options = filters.find(({ id }) => id === 'section')?.options ?? [];
    expect(options.map(({ value }) => value)).toEqual(['0.03', '1', '2.5', '4', '10', '95']);
    expect(options[5]?.specifications.map(({ value }) => value)).toEqual(['95', '3/0']);
    expect(filters.map(({ id, label }) => [id, label])).toEqual([
      ['section', 'Querschnitt'],
      ['force', 'Kraft'],
    ]);
  });

  it('PUB-005 a value that no machine has filters nothing, and a filtered group is not indexed', async () => {
    expect((await narrow({ section: '"><script>', force: '13' })).products).toHaveLength(4);
    const { result } = await load('/products/crimping', machines, { section: '4' });
    expect(result.head.robots).toBe('noindex');
  });
});
