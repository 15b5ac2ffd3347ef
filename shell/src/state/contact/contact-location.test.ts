import { expect, it } from 'vitest';
import { type ContactLocation, selectNearestLocation } from './contact-location.ts';

function createLocation(name: string, country: string, more: Partial<ContactLocation> = {}): ContactLocation {
  return {
    name,
    country,
    city: null,
    address: null,
    countries: [country],
    contactTypes: ['SalesAndService'],
    phone: null,
    email: null,
    isHeadquarters: false,
    ...more,
  };
}

const locations = [
  createLocation('Plant', 'SK', { contactTypes: ['Production'] }),
  createLocation('Nuremberg', 'DE', { countries: ['DE', 'AT', 'CH'] }),
  createLocation('Brno', 'CZ', { countries: ['CZ', 'SK'] }),
  createLocation('Partner', 'BR', { contactTypes: ['Distributor'] }),
  createLocation('Winterthur', 'CH', { isHeadquarters: true }),
];
const find = (country: string) => selectNearestLocation(locations, country)?.name;

it('PUB-023 turns to the place in the country, then to the one that looks after it, then to the headquarters', () => {
  expect(['CH', 'AT', 'BR', 'NZ', 'ALL'].map(find)).toEqual([
    'Winterthur',
    'Nuremberg',
    'Partner',
    'Winterthur',
    'Winterthur',
  ]);
});

it('SYS-038 sends nobody to a place that only produces', () => {
  expect(find('SK')).toBe('Brno');
  expect(selectNearestLocation(locations.slice(0, 1), 'SK')).toBeNull();
});
