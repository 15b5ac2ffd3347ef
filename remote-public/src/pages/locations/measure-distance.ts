import type { Location } from '../../data/locations/location.ts';

/** A point on the earth in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface DistantLocation {
  readonly location: Location;
  /** As the crow flies; null if unknown. */
  readonly kilometres: number | null;
}

const earthRadius = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two points, in kilometres. */
export function measureDistance(from: Position, to: Position): number {
  const height = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  const share = height + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * width;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** The locations with their distances, nearest first; without a position in their given order. */
export function sortByDistance(locations: readonly Location[], from: Position | null): readonly DistantLocation[] {
  const measured = locations.map((location) => {
    const { latitude, longitude } = location;
    const isKnown = from !== null && latitude !== null && longitude !== null;
    return { location, kilometres: isKnown ? measureDistance(from, { latitude, longitude }) : null };
  });
  const rank = ({ kilometres }: DistantLocation) => kilometres ?? Number.MAX_VALUE;
  return measured.toSorted((one, other) => rank(one) - rank(other));
}
