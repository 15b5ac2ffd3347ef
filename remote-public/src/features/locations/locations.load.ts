import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { loadLocations } from '../../data/blocks/load-locations.ts';
import { contactTypes } from '../../data/locations/contact-types.ts';
import type { LocationsData } from './locations.data.ts';

/** Loads the locations for a page of the type Locations; filters come from the query, unknown ones are ignored (PUB-031). */
export async function loadLocationsData(
  page: { readonly title: string; readonly description: string | null },
  request: PageRequest,
  context: LoadContext,
): Promise<LocationsData> {
  const locations = await loadLocations(request, context);
  const { type, country } = request.query;
  const served = new Set(locations.flatMap((location) => location.countries));
  return {
    page: 'locations',
    title: page.title,
    lead: page.description,
    locations,
    selection: {
      type: contactTypes.find((known) => known === type) ?? null,
      country: country !== undefined && served.has(country) ? country : null,
    },
  };
}
