import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import { describe, expect, it } from 'vitest';
import { loadBelowServices } from '../../load-below-services.ts';
import { createTestRequest } from '../../test-page.ts';
import type { ServiceData } from '../service/service.data.ts';
import type { ServicesData } from './services.data.ts';

const group = (slug: string, children: object[] = []) => ({
  name: slug,
  slug,
  description: `About ${slug}`,
  image_url: '/i.webp',
  language: 'en-US',
  supported_countries: null,
  children,
});
const service = (slug: string, change: object = {}) => ({
  slug,
  name: slug,
  short_description: 'Short',
  long_description: 'Long',
  supported_countries: null,
  images: [{ name: 'front', url: '/f.webp', default: true }],
  classifications: [
    { name: 'Support', slug: 'support' },
    { name: 'Maintenance', slug: 'maintenance' },
  ],
  benefit1: 'First',
  benefit2: null,
  benefit3: 'Third',
  benefit4: null,
  benefit5: null,
  benefit6: 'Sixth',
  detail1: null,
  detail2: 'Second',
  detail3: null,
  detail4: null,
  detail5: null,
  detail6: null,
  related: [],
  ...change,
});

function load(path: string, found: object | null = service('care')) {
  const context: LoadContext = {
    log: () => {},
    query: ({ service: backend, query }) => {
      if (backend === 'content') return Promise.resolve({ pages: [] });
      if (query.includes('getProductBySlugV2')) return Promise.resolve({ getProductBySlugV2: found });
      if (query.includes('getProductClassifications('))
        return Promise.resolve({ getProductClassifications: [group('support', [group('maintenance')])] });
      const products = [service('care'), service('far', { supported_countries: ['US'] })];
      return Promise.resolve({ getProductClassificationBySlug: { products } });
    },
  };
  const slug = path.split('/').at(-1) ?? '';
  return loadBelowServices(createTestRequest({ path, slug, parentSlug: 'services' }), context);
}

describe('the service catalogue', () => {
  it('PUB-008 PUB-070 lists the services offered in the country in their groups, even without an editors’ page', async () => {
    const result = requirePage(await load('/services'));
    const data = result.data as ServicesData;
    expect([result.status, data.title]).toEqual([200, 'Services']);
    const [support] = data.groups;
    expect(support?.groups[0]?.services.map(({ route }) => route)).toEqual(['/services/support/maintenance/care']);
  });

  it('PUB-008 a group has a page with breadcrumbs', async () => {
    const result = requirePage(await load('/services/support/maintenance'));
    expect((result.data as ServicesData).services.map(({ slug }) => slug)).toEqual(['care']);
    expect(result.meta.breadcrumbs?.map(({ title }) => title)).toEqual(['Services', 'support', 'maintenance']);
  });

  it('PUB-008 SYS-062 a service shows those of its six benefits and six details that are set', async () => {
    const data = requirePage(await load('/services/support/maintenance/care')).data as ServiceData;
    expect(data.benefits).toEqual(['First', 'Third', 'Sixth']);
    expect(data.details).toEqual(['Second']);
  });

  it('PUB-008 a service at another address redirects to its own; a machine or unknown slug is not found', async () => {
    const moved = await load('/services/care');
    expect(moved).toMatchObject({ redirect: { location: '/en-ch/services/support/maintenance/care' } });
    const machine = service('vela', { classifications: [{ name: 'Cutting', slug: 'cutting' }] });
    expect(requirePage(await load('/services/vela', machine)).status).toBe(404);
    expect(requirePage(await load('/services/gone', null)).status).toBe(404);
  });
});
