import type { ContactType, Location } from '../../data/locations/location.ts';

/** A visitor's choice of filters; null means everything. */
export interface LocationSelection {
  readonly type: ContactType | null;
  readonly country: string | null;
}

/** Data of the page of all locations; the first ones are for the visitor's country. */
export interface LocationsData {
  readonly page: 'locations';
  readonly title: string;
  readonly lead: string | null;
  readonly locations: readonly Location[];
  readonly selection: LocationSelection;
}

/** The query of a selection with its question mark; empty when everything is shown. */
export function createSelectionQuery({ type, country }: LocationSelection): string {
  const query = new URLSearchParams({ ...(type === null ? {} : { type }), ...(country === null ? {} : { country }) });
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The locations that match a selection. */
export function selectLocations(
  locations: readonly Location[],
  { type, country }: LocationSelection,
): readonly Location[] {
  return locations.filter(
    (location) =>
      (type === null || location.contactTypes.includes(type)) &&
      (country === null || location.countries.includes(country)),
  );
}
