import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import { describe, expect, it } from 'vitest';
import type { Specification } from '../../data/catalogue/specification.ts';
import { createTestRequest } from '../../test-page.ts';
import { compareSpecifications, selectRows } from './compare-specifications.ts';
import type { ComparisonData } from './comparison.data.ts';
import { loadComparisonPage } from './comparison.load.ts';
import { selectOffers } from './load-offers.ts';

const state = (value: string, name: string, unit: string, system: 'Metric' | 'Imperial' | null): Specification => ({
  value,
  measurement_system: system,
  specification: { name, unit },
});

describe('compared specifications', () => {
  const columns = [
    {
      specifications: [
        state('12', 'Force', 'kN', 'Metric'),
        state('2700', 'Force', 'lbf', 'Imperial'),
        state('13', 'Force', 'kN', 'Metric'),
        state('68', 'Noise', 'dB(A)', null),
      ],
    },
    { specifications: [state('68', 'Noise', 'dB(A)', null), state('19', 'Force', 'kN', 'Metric')] },
    { specifications: [state('68', 'Noise', 'dB(A)', null)] },
  ];
  const rows = compareSpecifications(columns, 'Metric');

  it('PUB-073 a name and unit appear once, with the first value of each product', () => {
    expect(rows.map(({ name, values }) => [name, values])).toEqual([
      ['Force', ['12', '19', null]],
      ['Noise', ['68', '68', '68']],
    ]);
  });

  it('PUB-074 values of the other measurement system are hidden', () => {
    const units = compareSpecifications(columns, 'Imperial').map(({ unit }) => unit);
    expect(units).toEqual(['lbf', 'dB(A)']);
  });

  it('PUB-075 rows with equal values in every column can be hidden; in a single column nothing counts as equal', () => {
    expect(selectRows(rows, true).map(({ name }) => name)).toEqual(['Force']);
    expect(selectRows(rows, false)).toHaveLength(2);
    expect(compareSpecifications(columns.slice(0, 1), 'Metric').some(({ isIdentical }) => isIdentical)).toBe(false);
  });
});

it('PUB-077 a compared product stays on offer while it has a variant that is not compared yet', () => {
  const products = [
    { slug: 'a', name: 'A', variants: [{ id: 'a1' }] },
    { slug: 'b', name: 'B', variants: [{ id: 'b1' }, { id: 'b2' }] },
    { slug: 'c', name: 'C', variants: [] },
  ];
  const items = [
    { slug: 'a', variantId: null },
    { slug: 'b', variantId: 'b1' },
  ];
  expect(selectOffers(products, items)).toEqual([
    { slug: 'b', name: 'B', variantId: 'b2' },
    { slug: 'c', name: 'C', variantId: null },
  ]);
});

const product = (slug: string, change: object = {}) => ({
  slug,
  name: slug,
  supported_countries: null,
  brand: null,
  images: [],
  classifications: [{ slug: 'presses', name: 'Presses', language: 'en-US' }],
  specifications: [],
  variants: [
    {
      id: `${slug}-1`,
      name_metric: '12 kN',
      name_imperial: '2700 lbf',
      specifications: [state('12', 'F', 'kN', null)],
    },
    {
      id: `${slug}-2`,
      name_metric: '18 kN',
      name_imperial: '4050 lbf',
      specifications: [state('18', 'F', 'kN', null)],
    },
  ],
  ...change,
});

/** Of a group with few machines, and of one with very many. */
const offers: Readonly<Record<string, unknown>> = {
  presses: { count: 2, products: [product('a'), product('x')] },
  lines: { count: 500, products: [product('b'), product('y')] },
};

async function load(items: string, request: object = {}) {
  const known = [
    product('a'),
    product('b', { classifications: [{ slug: 'lines', name: 'Lines', language: 'en-US' }] }),
    product('c', { variants: [] }),
    product('far', { supported_countries: ['US'] }),
  ];
  const context: LoadContext = {
    log: () => {},
    query: ({ query, variables }) => {
      const slugs = String(variables['slugs']).split(',');
      return Promise.resolve(
        query.includes('getProductsBySlugs')
          ? { getProductsBySlugs: known.filter(({ slug }) => slugs.includes(slug)) }
          : { getProductClassificationBySlug: { offered: offers[String(variables['slug'])] } },
      );
    },
  };
  const result = requirePage(await loadComparisonPage(createTestRequest({ query: { items }, ...request }), context));
  return { result, data: result.data as ComparisonData };
}

describe('the comparison page', () => {
  it('PUB-022 SRV-051 shows the products of the address group by group, each in its variant', async () => {
    const { data } = await load('a:a-2,b,c');
    const shown = data.groups.map(({ slug, columns }) => [slug, columns.map(({ key, variantId }) => [key, variantId])]);
    expect(shown).toEqual([
      [
        'presses',
        [
          ['a:a-2', 'a-2'],
          ['c', null],
        ],
      ],
      ['lines', [['b', 'b-1']]],
    ]);
    expect(data.groups[0]?.columns[0]?.specifications[0]?.value).toBe('18');
  });

  it('PUB-077 offers the first machines of very many, and says whether there are more', async () => {
    const { data } = await load('c,b');
    expect(data.groups.map((group) => [group.offers.map(({ slug }) => slug), group.hasMoreOffers])).toEqual([
      [['a', 'x'], false],
      [['b', 'y'], true],
    ]);
  });

  it('D-36 PUB-070 drops products that are unknown or not sold here, and says so', async () => {
    const { data } = await load('gone:x,a,far');
    expect(data.dropped).toEqual(['gone:x', 'far']);
    expect(data.items).toBe('gone:x,a,far');
    expect(data.groups.flatMap(({ columns }) => columns.map(({ slug }) => slug))).toEqual(['a']);
  });

  it('PUB-022 is not indexed, and only the empty one is cached', async () => {
    const { result } = await load('a');
    expect([result.head.robots, result.cache]).toEqual(['noindex', 'private']);
    expect((await load('')).result.cache).toBe('public');
  });

  it('D-37 sub-sites have no comparison', async () => {
    const { site } = createTestRequest();
    expect((await load('a', { site: { ...site, slug: 'academy' } })).result.status).toBe(404);
  });
});
