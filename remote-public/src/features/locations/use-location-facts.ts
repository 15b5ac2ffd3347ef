import type { LocationFacts } from '@kmx/design-system/modules/locations-module/location-card.tsx';
import { nameCountry } from '@kmx/remote-kit/format/display-names.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { Location } from '../../data/locations/location.ts';

/** Returns a function that describes a location in the page's language. */
export function useLocationFacts(): (location: Location) => Location & LocationFacts {
  const t = useTranslate();
  const { language } = usePageRequest().locale;
  return (location) => {
    const types = location.contactTypes.map((type) => t(`location.${type}`));
    return {
      ...location,
      country: nameCountry(location.country, language),
      types: location.isHeadquarters ? [t('locations.headquarters'), ...types] : types,
    };
  };
}
