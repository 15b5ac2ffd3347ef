import type { PickText } from './seed-builders.ts';

type LocationRow = readonly [
  name: string,
  city: string,
  country: string,
  address: string,
  phone: string,
  contactTypes: readonly ('SalesAndService' | 'Production' | 'Distributor')[],
  latitude: number,
  longitude: number,
];

// biome-ignore format: a flat table reads best with one location a line
const rows: readonly LocationRow[] = [
  ['KMX AG', 'Winterthur', 'CH', 'Spulenweg 12, 8404 Winterthur', '+41 52 000 12 00', ['SalesAndService', 'Production'], 47.502, 8.758],
  ['KMX Deutschland GmbH', 'Nürnberg', 'DE', 'Litzenstrasse 8, 90431 Nürnberg', '+49 30 23125 120', ['SalesAndService'], 49.452, 11.03],
  ['KMX Americas Inc.', 'Elk Grove, IL', 'US', '410 Terminal Drive, Elk Grove, IL 60007', '+1 847 555 0120', ['SalesAndService', 'Production'], 42.004, -87.97],
  ['KMX Japan K.K.', '横浜 Yokohama', 'JP', '神奈川県横浜市港北区新横浜 9-4-1', '+81 3 0000 1200', ['SalesAndService'], 35.507, 139.617],
  ['KMX (Shanghai) Co., Ltd.', '上海 Shanghai', 'CN', '上海市松江区线束路168号', '+86 21 0000 1200', ['SalesAndService', 'Production'], 31.03, 121.22],
  ['KMX France SAS', 'Lyon', 'FR', '14 rue du Toron, 69007 Lyon', '+33 1 99 00 12 00', ['SalesAndService'], 45.733, 4.84],
  ['KMX UK Ltd', 'Coventry', 'GB', '3 Ferrule Court, Coventry CV4 9XX', '+44 1632 960120', ['SalesAndService'], 52.387, -1.566],
  ['KMX Česko s.r.o.', 'Brno', 'CZ', 'Vodičova 21, 619 00 Brno', '+420 200 000 120', ['SalesAndService', 'Production'], 49.17, 16.61],
  ['Fio Técnico Ltda.', 'São Paulo', 'BR', 'Rua dos Cabos 310, São Paulo', '+55 11 0000 1200', ['Distributor'], -23.56, -46.65],
];

/** The list of places where KMX sells, serves and builds. */
export function createLocationsBlock(text: PickText) {
  return {
    __typename: 'LocationsBlock',
    title: text('Close to your production', 'Nahe bei Ihrer Fertigung', 'お客様の生産現場の近くに', '贴近您的生产现场'),
    items: rows.map(([name, city, country, address, phone, contactTypes, latitude, longitude]) => ({
      name,
      city,
      country,
      address,
      phone,
      contactTypes,
      latitude,
      longitude,
    })),
  };
}
