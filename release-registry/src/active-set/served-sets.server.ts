import { readFile } from 'node:fs/promises';
import { type ReleaseSet, releaseSetSchema } from '@kmx/shared-contracts/release.ts';
import * as v from 'valibot';
import { replaceFile } from '../files/replace-file.server.ts';

/** Number of newest sets whose files are kept: documents written with them may still be open. */
export const keptSets = 50;

const setsTextSchema = v.pipe(v.string(), v.parseJson(), v.array(releaseSetSchema));

/** Sets that a process with this data folder has served, newest first; none when the file cannot be read. */
export async function readServedSets(file: string): Promise<readonly ReleaseSet[]> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const result = v.safeParse(setsTextSchema, text);
  return result.success ? result.output : [];
}

/** Rewrites the list durably. */
export async function writeServedSets(file: string, sets: readonly ReleaseSet[]): Promise<void> {
  await replaceFile(file, JSON.stringify(sets));
}

/** The list with a set in front, each set once. */
export function addServedSet(sets: readonly ReleaseSet[], set: ReleaseSet): readonly ReleaseSet[] {
  return [set, ...sets.filter(({ buildId }) => buildId !== set.buildId)].slice(0, keptSets);
}
