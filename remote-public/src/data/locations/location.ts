import { nameCountry } from '@kmx/remote-kit/format/display-names.ts';
import { getTextOrder } from '@kmx/remote-kit/format/text-order.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { InferOutput } from 'valibot';
import type { locationSchema } from './location.schema.ts';

export type Location = InferOutput<typeof locationSchema>;
export type ContactType = Location['contactTypes'][number];

/** Sorts locations by relevance for a country: those in it, those responsible for it, the headquarters, then the others by country name. */
export function sortLocations(
  locations: readonly Location[],
  { country, language }: Pick<Locale, 'country' | 'language'>,
): readonly Location[] {
  const order = getTextOrder(language);
  const rank = (location: Location): number => {
    if (location.country === country) return 0;
    if (location.countries.includes(country)) return 1;
    return location.isHeadquarters ? 2 : 3;
  };
  const nameOf = (location: Location): string => nameCountry(location.country, language);
  return locations.toSorted((left, right) => rank(left) - rank(right) || order(nameOf(left), nameOf(right)));
}
