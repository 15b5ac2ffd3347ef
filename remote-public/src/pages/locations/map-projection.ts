/** A map section: degrees become units of the drawing, with north at the top. */
export interface MapSheet {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  /** Factor by which a degree of latitude is drawn longer than one of longitude, so that shapes look right in the middle of the section. */
  readonly stretch: number;
}

/** The whole world; starts in the Pacific, so that no land is cut. */
export const worldSheet: MapSheet = { west: -170, east: 190, north: 78, south: -56, stretch: 1.2 };

/** Europe and northern Africa, where many locations are close together. */
export const europeSheet: MapSheet = { west: -11, east: 31, north: 59.5, south: 35, stretch: 1.5 };

/** Coordinates of a point on a sheet; null when it is outside. */
export function projectPoint(
  sheet: MapSheet,
  longitude: number,
  latitude: number,
): { readonly x: number; readonly y: number } | null {
  const x = (((longitude - sheet.west) % 360) + 360) % 360;
  const y = (sheet.north - latitude) * sheet.stretch;
  if (x > sheet.east - sheet.west || y < 0 || latitude < sheet.south) return null;
  return { x: round(x), y: round(y) };
}

/** Width and height of a sheet in units of the drawing. */
export function measureSheet(sheet: MapSheet): { readonly width: number; readonly height: number } {
  return { width: sheet.east - sheet.west, height: round((sheet.north - sheet.south) * sheet.stretch) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
