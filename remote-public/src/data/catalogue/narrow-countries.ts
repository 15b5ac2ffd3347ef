import { allCountries } from '@kmx/shared-contracts/locale.ts';

type Countries = readonly string[] | null;
const isNarrow = (countries: Countries): countries is readonly string[] =>
  countries !== null && !countries.includes(allCountries);

/** The countries contained in all lists; null means everywhere, an empty list nowhere (D-32, PUB-071). */
export function narrowCountries(lists: readonly Countries[]): string[] | null {
  const [first, ...others] = lists.filter(isNarrow);
  return first === undefined ? null : first.filter((country) => others.every((list) => list.includes(country)));
}
