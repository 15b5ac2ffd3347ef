import type { ReactNode } from 'react';
import type { Location } from '../../data/locations/location.ts';
import * as styles from './location-map.module.css';
import { type MapSheet, measureSheet, projectPoint } from './map-projection.ts';

interface LocationMapProps {
  readonly sheet: MapSheet;
  /** Path of the land as rows of dots. */
  readonly land: string;
  /** Whether the rows of dots are those of the larger scale. */
  readonly isFine: boolean;
  readonly label: string;
  readonly locations: readonly Location[];
  /** Slug of the location highlighted in map and list. */
  readonly active: string | null;
  readonly describeMarker: (location: Location) => string;
  readonly onPoint: (slug: string | null) => void;
  readonly onChoose: (slug: string) => void;
  readonly children?: ReactNode;
}

/** A dot map whose markers are links into the list, so that it also works without scripts (PUB-031). */
export function LocationMap(props: LocationMapProps): ReactNode {
  const { sheet, locations, active } = props;
  const { width, height } = measureSheet(sheet);
  return (
    <svg
      className={styles.map}
      data-fine={props.isFine ? '' : undefined}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={props.label}
    >
      <path className={styles.land} d={props.land} aria-hidden="true" />
      {props.children}
      {locations.map((location) => {
        const point = projectPoint(sheet, location.longitude ?? Number.NaN, location.latitude ?? Number.NaN);
        if (point === null) return null;
        const dot = `M${point.x} ${point.y}h.001`;
        const { slug } = location;
        return (
          <a
            key={slug}
            id={`marker-${slug}`}
            className={styles.marker}
            href={`#location-${slug}`}
            aria-label={props.describeMarker(location)}
            data-active={slug === active ? '' : undefined}
            data-kind={location.contactTypes.includes('Distributor') ? 'partner' : undefined}
            onPointerEnter={() => props.onPoint(slug)}
            onPointerLeave={() => props.onPoint(null)}
            onFocus={() => props.onPoint(slug)}
            onClick={() => props.onChoose(slug)}
          >
            <title>{`${location.city ?? ''}, ${location.name}`}</title>
            <path className={styles.reach} d={dot} />
            <path className={styles.dot} d={dot} />
            <path className={styles.core} d={dot} />
          </a>
        );
      })}
    </svg>
  );
}
