import { listTexts } from '@kmx/remote-kit/contract-tests/list-texts.ts';
import { renderPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it } from 'vitest';
import { remote } from '../../remote.server.ts';
import { createTestRequest } from '../../test-page.ts';

/** Marks texts of the catalogue, to distinguish them from the page's own. */
const german = (text: string) => `Deutsch ${text}`;

const group = (slug: string, children: object[] = []) => ({
  name: german(slug),
  slug,
  description: german(`Gruppe ${slug}`),
  image_url: '/i.webp',
  language: 'de-DE',
  supported_countries: null,
  children,
});
const specification = { name: german('Kraft'), unit: 'kN' };
const teaser = {
  slug: 'care',
  name: german('Name'),
  short_description: german('Kurz'),
  supported_countries: null,
  variant_count: 1,
  variants: [],
  brand: null,
  images: [],
  specifications: [{ value: '19', measurement_system: null, specification }],
  ...Object.fromEntries(
    ['benefit', 'detail'].flatMap((name) => [1, 2, 3, 4, 5, 6].map((at) => [`${name}_${at}`, null])),
  ),
};
const crimping = [
  { name: german('crimping'), slug: 'crimping' },
  { name: german('presses'), slug: 'presses' },
];
const product = {
  ...teaser,
  classifications: crimping,
  long_description: german('Lang'),
  product_service_id: null,
  video_url: null,
  video_image_url: null,
  highlights: [
    {
      name: german('Vorzug'),
      short_description: german('Vorzug kurz'),
      long_description: null,
      image_url: '/h.webp',
      video_url: null,
      video_image_url: null,
    },
  ],
  documents: [],
  related: [{ type: 'Alternative', product: { ...teaser, slug: 'other', classifications: crimping } }],
};
const context: LoadContext = {
  log: () => {},
  query: ({ query, variables }) => {
    if (query.includes('getProductBySlugV2')) return Promise.resolve({ getProductBySlugV2: product });
    if (query.includes('getProductClassificationBySlug'))
      return Promise.resolve({
        getProductClassificationBySlug: { offered: { count: 1, values: [], products: [product] } },
      });
    const tree = variables['type'] === 'service' ? [] : [group('crimping', [group('presses')])];
    return Promise.resolve({ getProductClassifications: tree, stories: [], pages: [] });
  },
};

it.each(['/products', '/products/crimping', '/products/crimping/presses', '/products/crimping/presses/care'])(
  'PUB-062 %s marks the catalogue’s texts in another language, and nothing of its own',
  async (path) => {
    const request = createTestRequest({ path, slug: path.split('/').at(-1) });
    const result = requirePage(await remote.load(request, context));
    expect(result.status).toBe(200);
    const html = await renderPage(remote, { request, result });
    const texts = listTexts(html);
    const foreign = texts.filter(([text]) => text.startsWith('Deutsch'));
    expect(foreign.length).toBeGreaterThan(3);
    expect(foreign.filter(([, language]) => language !== 'de')).toEqual([]);
    const own = texts.filter(([text]) =>
      ['Specifications', 'Description', 'Contact us', 'Compare'].includes(text.trim()),
    );
    expect(own.filter(([, language]) => language !== '')).toEqual([]);
  },
);
