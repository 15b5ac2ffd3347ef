import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureScript, measureUnit, readUnitBuild } from './measure-unit.ts';
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

/** Bytes (br) of the JavaScript that runs in a public page before it is used (promise 3). */
export function measureRest(): number {
  const { browserEntry, parts } = readUnitBuild('shell');
  const files = [browserEntry, ...['rest', 'background'].flatMap((name) => parts[name]?.scripts ?? [])];
  return files.reduce((sum, file) => sum + measureScript(readFileSync(join('shell/dist/browser', file))), 0);
}
