import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listPageWeights, type PageWeight } from '@kmx/release-registry/release/page-weights.ts';
import { type BuildDescription, parseBuildDescription } from '../release/build-description.ts';

const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const measured = new Map<string, number>();

// Pages share most of their files, and compressing one at the highest quality takes up to a second.
function measureFile(file: string): number {
  const known = measured.get(file);
  if (known !== undefined) return known;
  const bytes = measureScript(readFileSync(file));
  measured.set(file, bytes);
  return bytes;
}

/** Bytes (br) of a script as the shell sends it. */
export function measureScript(code: Uint8Array): number {
  return brotliCompressSync(code, compression).byteLength;
}

/** The record of the last build of the unit in a folder; throws when there is no build. */
export function readUnitBuild(folder: string): BuildDescription {
  return parseBuildDescription(readFileSync(`${folder}/dist/build.json`, 'utf8'));
}

/**
 * Bytes (br) of the JavaScript of the unit in a folder that runs before a page of the part is hydrated. The shell's texts are not
 * among it: the chrome is hydrated afterwards. The remote's are, in English.
 */
export function measureUnit(folder: string, part: string | null): number {
  const { browserEntry, initial, parts, catalogues } = readUnitBuild(folder);
  const texts = folder === 'shell' ? undefined : catalogues['en'];
  const ofPart = part === null ? [] : (parts[part]?.scripts ?? []);
  const files = new Set([browserEntry, ...initial.scripts, ...ofPart, ...(texts ? [texts] : [])]);
  return [...files].reduce((sum, file) => sum + measureFile(join(folder, 'dist/browser', file)), 0);
}

/** What each kind of page of the unit in a folder needs, by its last build. */
export function weighPages(folder: string): readonly PageWeight[] {
  const { browserEntry, initial, parts, catalogues } = readUnitBuild(folder);
  const assets = [initial, ...Object.values(parts)].flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const files = [...new Set([browserEntry, ...assets, ...Object.values(catalogues)])].map((path) => {
    return { path, bytes: measureFile(join(folder, 'dist/browser', path)), integrity: '' };
  });
  return listPageWeights({ isShell: folder === 'shell', browserEntry, initial, parts, catalogues, files });
}
