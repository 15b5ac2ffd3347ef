import { readFile } from 'node:fs/promises';
import { type ReleaseSet, releaseSetSchema } from '@kmx/shared-contracts/release.ts';
import * as v from 'valibot';
import { replaceFile } from '../files/replace-file.server.ts';

/** Number of newest sets whose files are kept: documents written with them may still be open. */
export const keptSets = 50;

const servedSetSchema = v.object({
  ...releaseSetSchema.entries,
  /** Build id of the set that it was served beside, with a canary in it; absent in one that everybody got. */
  base: v.optional(v.string()),
});
/** A set as it was served; the file of before bases is read, and shells of before read this one. */
type ServedSet = ReleaseSet & { readonly base?: string | undefined };

const setsTextSchema = v.pipe(v.string(), v.parseJson(), v.array(servedSetSchema));

/** Sets that a process with this data folder has served, newest first; none when the file cannot be read. */
export async function readServedSets(file: string): Promise<readonly ServedSet[]> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const result = v.safeParse(setsTextSchema, text);
  return result.success ? result.output : [];
}

/** Rewrites the list durably. */
export async function writeServedSets(file: string, sets: readonly ServedSet[]): Promise<void> {
  await replaceFile(file, JSON.stringify(sets));
}

/**
 * The list with a set in front, each set once. `base` is the build id of the one that it is served beside: such a set stays
 * as long as its base and displaces no other one. What everybody got once goes on counting as that.
 */
export function addServedSet(
  sets: readonly ServedSet[],
  set: ReleaseSet,
  base: string | null = null,
): readonly ServedSet[] {
  const known = sets.find(({ buildId }) => buildId === set.buildId);
  const isBeside = base !== null && (known === undefined || known.base !== undefined);
  const added: ServedSet = isBeside ? { ...set, base } : set;
  const all = [added, ...sets.filter(({ buildId }) => buildId !== set.buildId)];
  const ownSets = all.filter((one) => one.base === undefined).slice(0, keptSets);
  // A base may stay for months, with one canary after the other.
  const places = new Map(ownSets.map(({ buildId }) => [buildId, keptSets]));
  const kept = new Set(ownSets.map(({ buildId }) => buildId));
  return all.filter((one) => {
    if (one.base === undefined) return kept.has(one.buildId);
    const left = places.get(one.base) ?? 0;
    places.set(one.base, left - 1);
    return left > 0;
  });
}
