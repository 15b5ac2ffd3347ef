import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { Location } from '../../data/locations/location.ts';
import { europeLand, worldLand } from './land-paths.ts';
import * as mapStyles from './location-map.module.css';
import { LocationMap } from './location-map.tsx';
import * as styles from './location-maps.module.css';
import { europeSheet, projectPoint, worldSheet } from './map-projection.ts';

interface LocationMapsProps {
  readonly locations: readonly Location[];
  readonly active: string | null;
  readonly onPoint: (slug: string | null) => void;
  readonly onChoose: (slug: string) => void;
}

const isInEurope = ({ longitude, latitude }: Location): boolean =>
  longitude !== null && latitude !== null && projectPoint(europeSheet, longitude, latitude) !== null;

/** The world, and next to it Europe at a larger scale, where markers would otherwise overlap. */
export function LocationMaps({ locations, active, onPoint, onChoose }: LocationMapsProps): ReactNode {
  const t = useTranslate();
  const { site } = usePageRequest();
  const european = locations.filter(isInEurope);
  const shared = {
    active,
    onPoint,
    onChoose,
    describeMarker: ({ name, city }: Location) => t('locations.marker', { name, city: city ?? '' }),
  };
  return (
    <div className={styles.maps} data-single={european.length === 0 ? '' : undefined}>
      <LocationMap
        {...shared}
        sheet={worldSheet}
        land={worldLand}
        isFine={false}
        label={t('locations.map.world')}
        locations={locations.filter((location) => !isInEurope(location))}
      >
        {european.length > 0 && <EuropeFrame label={t('locations.map.enlarged', { count: european.length })} />}
      </LocationMap>
      {european.length > 0 && (
        <div id="map-europe" className={styles.europe}>
          <LocationMap
            {...shared}
            sheet={europeSheet}
            land={europeLand}
            isFine
            label={t('locations.map.europe')}
            locations={european}
          />
        </div>
      )}
      {/* The list has the same content as text. */}
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.own}>{site.name}</span>
        <span className={styles.partner}>{t('location.Distributor')}</span>
      </p>
    </div>
  );
}

function EuropeFrame({ label }: { readonly label: string }): ReactNode {
  const start = projectPoint(worldSheet, europeSheet.west, europeSheet.north);
  const end = projectPoint(worldSheet, europeSheet.east, europeSheet.south);
  if (start === null || end === null) return null;
  return (
    <a className={mapStyles.frame} href="#map-europe" aria-label={label}>
      <title>{label}</title>
      <rect x={start.x} y={start.y} width={end.x - start.x} height={end.y - start.y} />
    </a>
  );
}
