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

interface Offer {
  readonly products: readonly object[];
  readonly values?: readonly object[];
  /** All that pass the filters, on all pages. */
  readonly count?: number;
}

function createContext({ products, values = [], count = products.length }: Offer) {
  const asked: DataQuery[] = [];
  const logs: string[] = [];
  const context: LoadContext = {
    log: (message) => void logs.push(message),
    query: (query) => {
      asked.push(query);
      if (query.query.includes('getProductClassifications(')) {
        return Promise.resolve({ getProductClassifications: tree });
      }
      const { units, isCounted } = query.variables;
      const ofValues = isCounted === true ? { count: 60, values } : { values };
      const offered = units === undefined ? { count, products } : ofValues;
      return Promise.resolve({ getProductClassificationBySlug: { offered } });
    },
  };
  return { context, asked, logs };
}

async function load(path: string, offer: Offer = { products: [] }, query: Record<string, string> = {}) {
  const { context, asked, logs } = createContext(offer);
  const slug = path.split('/').at(-1) ?? '';
  const result = requirePage(await loadBelowProducts(createTestRequest({ path, slug, query }), context));
  return { result, data: result.data as CatalogueData, asked, logs };
}

describe('the catalogue', () => {
  it('SYS-054 PUB-005 maps a group to name, slug, parent, route, description, pictures, children and lineage', async () => {
    const { tree: groups } = await loadClassifications(
      createTestRequest({}),
      createContext({ products: [] }).context,
      'product',
    );
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
    const { asked } = await load('/products/crimping/presses', { products: [product('a')] });
    const inOneLanguage = asked.filter(({ variables }) => 'language' in variables);
    expect(inOneLanguage.map(({ variables }) => variables)).toEqual([
      { language: 'en-US', type: 'product' },
      {
        language: 'en-US',
        slug: 'presses',
        country: 'CH',
        units: ['mm²', 'kN', 'pcs/h', 'm/s', 'V', 'dpi'],
        isCounted: false,
      },
      { language: 'en-US', slug: 'presses', country: 'CH', filters: [], first: 24, offset: 0 },
    ]);
  });

  it('PUB-062 SRV-052 states that texts of the catalogue are in another language than the page', async () => {
    const { result } = await load('/products');
    expect(result.meta).toMatchObject({ contentLanguage: 'de', isLanguageFallback: true });
  });

  it('PUB-070 PUB-076 ERR-037 shows what is offered here, hides the own brand, and skips products outside any group', async () => {
    const products = [
      product('a'),
      product('b', { supported_countries: ['US'] }),
      product('c', { brand: { name: 'Tesslab' } }),
      product('d', { classifications: [] }),
    ];
    const { data, logs } = await load('/products/crimping', { products });
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

describe('the pages of a group', () => {
  const products = [product('a')];

  it('PUB-005 a group of many machines has pages, each at its own address', async () => {
    const { result, data, asked } = await load('/products/crimping', { products, count: 50 }, { page: '3' });
    expect([data.count, data.pageNumber, data.pageCount]).toEqual([50, 3, 3]);
    expect(asked.map(({ variables }) => variables)).toContainEqual(expect.objectContaining({ first: 24, offset: 48 }));
    expect(result.meta.query).toBe('?page=3');
    expect(result.head.title).toContain('CRIMPING – Products – Page 3');
    expect(result.head.robots).toBe(null);
  });

  it('PUB-005 a page beyond the last one leads to the last one, as where fewer machines are sold', async () => {
    const follow = async (path: string, count: number, query: Record<string, string>) => {
      const request = createTestRequest({ path, slug: path.split('/').at(-1) ?? '', query });
      return loadBelowProducts(request, createContext({ products, count }).context);
    };
    const lead = (path: string) => ({ redirect: { location: `/en-ch${path}`, permanent: false } });
    expect(await follow('/products/crimping', 50, { page: '4' })).toEqual(lead('/products/crimping?page=3'));
    expect(await follow('/products/crimping', 0, { page: '2' })).toEqual(lead('/products/crimping'));
    expect(await follow('/products', 50, { page: '2' })).toEqual(lead('/products'));
  });

  it('PUB-005 what is no number of a page is not found', async () => {
    for (const page of ['0', '-1', '1.5', '', 'x', '"><script>', '9'.repeat(20)]) {
      const { result } = await load('/products/crimping', { products, count: 50 }, { page });
      expect(result.status, page).toBe(404);
    }
    expect((await load('/products/crimping', undefined, { page: '1' })).result.status).toBe(200);
  });
});

describe('the filter of a group', () => {
  const [wide, gauges] = section('0.03–4', '32–12');
  const [large, largeGauges] = section('2.5–95', '14–3/0');
  const [grown, grownGauges] = section('0.03–10', '32–8');
  const values = [
    {
      key: 'cross-section',
      is_shared: true,
      pairs: [
        { metric: wide, imperial: gauges },
        { metric: large, imperial: largeGauges },
        { metric: grown, imperial: grownGauges },
      ],
    },
    {
      key: 'crimp-force',
      is_shared: true,
      pairs: ['12', '31', '5'].map((value) => ({ metric: metric(value, 'Kraft', 'kN'), imperial: null })),
    },
    // A second force of other machines, which the first one is not compared with.
    {
      key: 'pull-force',
      is_shared: true,
      pairs: ['1', '50'].map((value) => ({ metric: metric(value, 'Zugkraft', 'kN'), imperial: null })),
    },
    { key: 'test-voltage', is_shared: true, pairs: [{ metric: metric('230', 'Spannung', 'V'), imperial: null }] },
    {
      key: 'print-resolution',
      is_shared: false,
      pairs: ['300', '600'].map((value) => ({ metric: metric(value, 'Druck', 'dpi'), imperial: null })),
    },
  ];
  const narrow = async (query: Record<string, string>) => {
    const { data, asked } = await load('/products/crimping', { products: [product('a')], values, count: 4 }, query);
    return { data, filters: asked.map(({ variables }) => variables).find((each) => 'filters' in each)?.filters };
  };

  it('PUB-005 a cross-section asks for the ranges that cover it', async () => {
    expect((await narrow({ section: '10' })).filters).toEqual([
      { unit: 'mm²', key: 'cross-section', anyOf: ['2.5–95', '0.03–10'] },
    ]);
  });

  it('PUB-005 a force asks for values that are at least as high, and all filters apply', async () => {
    const force = { unit: 'kN', key: 'crimp-force', anyOf: ['12', '31'] };
    expect((await narrow({ force: '12' })).filters).toEqual([force]);
    expect((await narrow({ force: '12', section: '4' })).filters).toEqual([
      { unit: 'mm²', key: 'cross-section', anyOf: ['0.03–4', '2.5–95', '0.03–10'] },
      force,
    ]);
  });

  it('PUB-005 offers the existing values in ascending order, with the wire size of the other system', async () => {
    const { filters } = (await narrow({})).data;
    const options = filters.find(({ id }) => id === 'section')?.options ?? [];
    expect(options.map(({ value }) => value)).toEqual(['0.03', '2.5', '4', '10', '95']);
    expect(options[4]?.specifications.map(({ value }) => value)).toEqual(['95', '3/0']);
    // Equal values, or those of a single machine, are no filter.
    expect(filters.map(({ id, label }) => [id, label])).toEqual([
      ['section', 'Querschnitt'],
      ['force', 'Kraft'],
    ]);
  });

  it('PUB-005 says how many of all machines of the group pass the filters', async () => {
    expect((await narrow({ force: '12' })).data).toMatchObject({ count: 4, total: 60 });
    expect((await narrow({})).data).toMatchObject({ count: 4, total: 4 });
  });

  it('PUB-005 a value that no machine has filters nothing, and a filtered group is not indexed', async () => {
    expect((await narrow({ section: '"><script>', force: '13' })).filters).toEqual([]);
    const { result } = await load('/products/crimping', { products: [], values, count: 0 }, { section: '4' });
    expect(result.head.robots).toBe('noindex');
    expect(result.meta.query).toBe('?section=4');
  });
});
