import { measureUnit, readUnitBuild } from './measure-unit.ts';
import { units } from './units.ts';

/** The remotes that render the public site. */
export function listSiteUnits(): readonly string[] {
  return units.filter((unit) => readUnitBuild(unit).mounts?.some(({ kind }) => kind === 'site'));
}

/** A kind of page of a remote that renders the public site. */
export interface PublicPage {
  readonly unit: string;
  readonly part: string;
  /** Bytes (br) of the JavaScript of shell and remote before its hydration (promise 3). */
  readonly bytes: number;
}

/** Measures each kind of page of the remotes that render the public site. */
export function measurePublicPages(): readonly PublicPage[] {
  const shell = measureUnit('shell', null);
  return listSiteUnits().flatMap((unit) =>
    Object.keys(readUnitBuild(unit).parts).map((part) => ({ unit, part, bytes: shell + measureUnit(unit, part) })),
  );
}
