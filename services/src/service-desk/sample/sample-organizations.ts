import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { Row } from '../request/load-desk-objects.ts';

/** Invented customers; ids never change, so tests and tickets may refer to them. */
// biome-ignore format: a flat table reads best with one organization a line
export const sampleOrganizations: readonly Row<'desk_organization'>[] = [
  { id: 'northline', name: 'Northline Harness Inc.', industry: 'automotive', sub_region: 'North America', country: 'US', city: 'Toledo', customers_may_close: true },
  { id: 'hikari', name: 'Hikari Rail Systems K.K.', industry: 'rail', sub_region: 'East Asia', country: 'JP', city: '名古屋', customers_may_close: true },
  { id: 'vlk', name: 'VLK Rozvaděče s.r.o.', industry: 'switchgear', sub_region: 'Central Europe', country: 'CZ', city: 'Plzeň', customers_may_close: true },
  { id: 'aerolien', name: 'Aérolien SA', industry: 'aerospace', sub_region: 'Western Europe', country: 'FR', city: 'Toulouse', customers_may_close: true },
  { id: 'medilitz', name: 'Medilitz GmbH', industry: 'medical', sub_region: 'Central Europe', country: 'DE', city: 'Tuttlingen', customers_may_close: false },
  { id: 'casavolt', name: 'Casavolt S.p.A.', industry: 'appliances', sub_region: 'Southern Europe', country: 'IT', city: 'Treviso', customers_may_close: true },
  { id: 'kmx', name: 'KMX AG', industry: 'application centre', sub_region: 'Central Europe', country: 'CH', city: 'Winterthur', customers_may_close: true },
];

/** Language in which people of an organization write their tickets, and how many of 300 machines it has. */
export const organizationTraits: Readonly<
  Record<string, { readonly language: UiLanguage; readonly machines: number }>
> = {
  northline: { language: 'en', machines: 72 },
  hikari: { language: 'ja', machines: 54 },
  vlk: { language: 'en', machines: 38 },
  aerolien: { language: 'en', machines: 40 },
  medilitz: { language: 'de', machines: 42 },
  casavolt: { language: 'en', machines: 34 },
  kmx: { language: 'de', machines: 20 },
};

// biome-ignore format: a flat table reads best with one location a line
export const sampleLocations: readonly Row<'desk_location'>[] = [
  { id: 'northline-toledo', organization_id: 'northline', name: 'Toledo Plant', address: '2200 Harness Parkway', postal_code: '43612', city: 'Toledo, OH', country: 'US' },
  { id: 'northline-saltillo', organization_id: 'northline', name: 'Saltillo Plant', address: 'Blvd. de los Arneses 480', postal_code: '25900', city: 'Ramos Arizpe', country: 'MX' },
  { id: 'hikari-nagoya', organization_id: 'hikari', name: '名古屋工場', address: '港区線路町2-7', postal_code: '455-0801', city: '名古屋市', country: 'JP' },
  { id: 'hikari-hamamatsu', organization_id: 'hikari', name: '浜松工場', address: '浜名区配線台14', postal_code: '434-0015', city: '浜松市', country: 'JP' },
  { id: 'vlk-plzen', organization_id: 'vlk', name: 'Závod Plzeň', address: 'Rozvodná 11', postal_code: '301 00', city: 'Plzeň', country: 'CZ' },
  { id: 'vlk-martin', organization_id: 'vlk', name: 'Závod Martin', address: 'Káblová 3', postal_code: '036 01', city: 'Martin', country: 'SK' },
  { id: 'aerolien-toulouse', organization_id: 'aerolien', name: 'Atelier Toulouse', address: '18 rue du Faisceau', postal_code: '31300', city: 'Toulouse', country: 'FR' },
  { id: 'aerolien-casablanca', organization_id: 'aerolien', name: 'Atelier Casablanca', address: 'Zone Aéropole, lot 44', postal_code: '20240', city: 'Nouaceur', country: 'MA' },
  { id: 'medilitz-tuttlingen', organization_id: 'medilitz', name: 'Werk Tuttlingen', address: 'Litzenweg 5', postal_code: '78532', city: 'Tuttlingen', country: 'DE' },
  { id: 'medilitz-gyor', organization_id: 'medilitz', name: 'Werk Győr', address: 'Vezeték utca 20', postal_code: '9027', city: 'Győr', country: 'HU' },
  { id: 'casavolt-treviso', organization_id: 'casavolt', name: 'Stabilimento Treviso', address: 'Via dei Cablaggi 31', postal_code: '31100', city: 'Treviso', country: 'IT' },
  { id: 'kmx-winterthur', organization_id: 'kmx', name: 'Application Centre Winterthur', address: 'Spulenweg 12', postal_code: '8404', city: 'Winterthur', country: 'CH' },
];
