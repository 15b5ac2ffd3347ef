import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BuildDescription, parseBuildDescription } from '../release/build-description.ts';
import { units } from './units.ts';

const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Bytes (br) of a script as the shell sends it. */
export function measureScript(code: Uint8Array): number {
  return brotliCompressSync(code, compression).byteLength;
}

/** The record of a unit's last build; throws when there is no build. */
export function readUnitBuild(unit: string): BuildDescription {
  return parseBuildDescription(readFileSync(`${unit}/dist/build.json`, 'utf8'));
}

/**
 * Bytes (br) of the JavaScript of a unit that runs before a page of the part is hydrated. The shell's texts are not
 * among it: the chrome is hydrated afterwards. The remote's are, in English.
 */
export function measureUnit(unit: string, part: string | null): number {
  const { browserEntry, initial, parts, catalogues } = readUnitBuild(unit);
  const texts = unit === 'shell' ? undefined : catalogues['en'];
  const ofPart = part === null ? [] : (parts[part]?.scripts ?? []);
  const files = new Set([browserEntry, ...initial.scripts, ...ofPart, ...(texts ? [texts] : [])]);
  return [...files].reduce((sum, file) => sum + measureScript(readFileSync(join(unit, 'dist/browser', file))), 0);
}

/** The remotes that render the public site. */
export function listSiteUnits(): readonly string[] {
  return units.filter((unit) => readUnitBuild(unit).mounts?.some(({ kind }) => kind === 'site'));
}

/** Bytes (br) of the JavaScript before hydration of each kind of page of the remotes that render the public site (promise 3). */
export function measurePublicPages(): ReadonlyMap<string, number> {
  const shell = measureUnit('shell', null);
  const parts = listSiteUnits().flatMap((unit) =>
    Object.keys(readUnitBuild(unit).parts).map((part) => ({ unit, part })),
  );
  return new Map(parts.map(({ unit, part }) => [part, shell + measureUnit(unit, part)]));
}
