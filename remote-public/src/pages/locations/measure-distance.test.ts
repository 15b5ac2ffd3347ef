import { expect, it } from 'vitest';
import type { Location } from '../../data/locations/location.ts';
import { measureDistance, sortByDistance } from './measure-distance.ts';

const winterthur = { latitude: 47.5, longitude: 8.72 };
const brno = { latitude: 49.2, longitude: 16.61 };
const auckland = { latitude: -36.85, longitude: 174.76 };
const suva = { latitude: -18.14, longitude: -178.44 };

it('PUB-031 distances follow the globe, also across the date line', () => {
  expect(Math.round(measureDistance(winterthur, brno))).toBe(613);
  expect(Math.round(measureDistance(auckland, suva) / 10)).toBe(218);
  expect(measureDistance(brno, brno)).toBe(0);
});

it('PUB-031 sorts the nearest location first and those without coordinates last; without a position keeps the order', () => {
  const create = (slug: string, place: object) => ({ slug, latitude: null, longitude: null, ...place }) as Location;
  const locations = [create('nowhere', {}), create('auckland', auckland), create('brno', brno)];
  const list = (from: typeof brno | null) => sortByDistance(locations, from).map(({ location: { slug } }) => slug);
  expect(list(winterthur)).toEqual(['brno', 'auckland', 'nowhere']);
  expect(list(suva)).toEqual(['auckland', 'brno', 'nowhere']);
  expect(list(null)).toEqual(['nowhere', 'auckland', 'brno']);
});
