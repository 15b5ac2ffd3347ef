import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Location } from '../../data/locations/location.ts';
import { sortLocations } from '../../data/locations/location.ts';
import { createPageResult } from '../../data/page/page-parts.ts';
import { loadLocationsData } from '../../features/locations/locations.load.ts';
import { getServerMessages } from '../../locales/all-catalogues.server.ts';
import { createTestContext, createTestRequest } from '../../test-page.ts';
import { LocationsPage } from './locations-page.tsx';

function createLocation(slug: string, country: string, more: Partial<Location> = {}): Location {
  return {
    slug,
    name: `KMX ${slug}`,
    city: slug,
    address: 'Street 1',
    country,
    contactTypes: ['SalesAndService'],
    countries: [country],
    phone: '+41 52 000 12 00',
    email: `${slug}@kmx.example`,
    latitude: 47.5,
    longitude: 8.76,
    isHeadquarters: false,
    ...more,
  };
}

const locations = [
  createLocation('brno', 'CZ', { contactTypes: ['SalesAndService', 'Production'], countries: ['CZ', 'SK'] }),
  createLocation('winterthur', 'CH', { isHeadquarters: true }),
  createLocation('saopaulo', 'BR', { contactTypes: ['Distributor'], latitude: -23.56, longitude: -46.65 }),
];

async function renderPage(query: Record<string, string>): Promise<string> {
  const request = createTestRequest({ path: '/company/locations', query });
  const data = await loadLocationsData(
    { title: 'Locations', description: null },
    request,
    createTestContext({ locations }),
  );
  return renderToString(
    <RemoteRoot shell={null} request={request} result={createPageResult(request, { title: 'Locations', data })}>
      <MessagesProvider messages={getServerMessages('en')}>
        <LocationsPage data={data} />
      </MessagesProvider>
    </RemoteRoot>,
  );
}

const listSlugs = (html: string) => [...html.matchAll(/id="location-(\w+)"/g)].map(([, slug]) => slug);

describe('locations', () => {
  it("PUB-020 PUB-031 lists all locations, the visitor's country first, with phone, e-mail and route", async () => {
    const html = await renderPage({});
    expect(listSlugs(html)).toEqual(['winterthur', 'saopaulo', 'brno']);
    expect(html).toContain('href="tel:+41520001200"');
    expect(html).toContain('href="mailto:brno@kmx.example"');
    expect(html).toContain('href="geo:-23.56,-46.65');
  });

  it('PUB-031 SYS-038 filters by contact type and by responsible country, with the query only', async () => {
    expect(listSlugs(await renderPage({ type: 'Production' }))).toEqual(['brno']);
    expect(listSlugs(await renderPage({ type: 'Distributor' }))).toEqual(['saopaulo']);
    expect(listSlugs(await renderPage({ country: 'SK' }))).toEqual(['brno']);
    expect(listSlugs(await renderPage({ type: 'Distributor', country: 'SK' }))).toEqual([]);
    expect(listSlugs(await renderPage({ type: 'Nonsense', country: 'XX' }))).toHaveLength(3);
  });

  it('PUB-031 links each marker to its entry and each entry to its marker', async () => {
    const html = await renderPage({});
    for (const { slug } of locations) {
      expect(html).toContain(`href="#location-${slug}"`);
      expect(html).toContain(`id="marker-${slug}"`);
      expect(html).toContain(`href="#marker-${slug}"`);
    }
  });
});

it('PUB-031 sorts locations in the country before those responsible for it, then the headquarters', () => {
  const order = (country: string) => sortLocations(locations, createLocale('en', country)).map(({ slug }) => slug);
  expect(order('SK')).toEqual(['brno', 'winterthur', 'saopaulo']);
  expect(order('BR')).toEqual(['saopaulo', 'winterthur', 'brno']);
  expect(order('ALL')).toEqual(['winterthur', 'saopaulo', 'brno']);
});
