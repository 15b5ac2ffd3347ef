import { type MultiStats, rspack } from '@rspack/core';
import { compareBudget, comparePages, readUnitBudget } from '../checks/compare-budget.ts';
import { measureUnit } from '../checks/measure-unit.ts';
import { KmxError } from './kmx-error.ts';
import { loadRemote } from './load-remote.ts';

const folder = '.';

/** Runs both builds of the remote; throws KmxError with the messages of a build that fails. */
async function runBuilds(): Promise<void> {
  const compiler = rspack((await loadRemote(folder)).configurations);
  const { promise, resolve, reject } = Promise.withResolvers<MultiStats>();
  compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('The build gave no result'))));
  const stats = await promise;
  await new Promise((closed) => compiler.close(closed));
  if (stats.hasErrors()) throw new KmxError(stats.toString({ preset: 'errors-only' }), 1);
}

/** `kmx build`: builds the remote of the repository and compares its JavaScript with its budget. */
export async function build(words: readonly string[]): Promise<number> {
  if (words.length > 0) throw new KmxError('kmx build takes no words: it builds the remote of this folder.');
  const startedAt = performance.now();
  await runBuilds();
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  const own = compareBudget('before hydration', measureUnit(folder, null), readUnitBudget(folder));
  const problems = [...own, ...comparePages(folder)];
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}
