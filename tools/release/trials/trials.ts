import type { CommandResult } from '../command-result.ts';
import type { ReleaseArguments } from '../parse-arguments.ts';

type Trial = (options: ReleaseArguments) => Promise<CommandResult>;

/** Trials by name; each loads its code when it runs, because some need a browser, which the other commands do not. */
export const trials: ReadonlyMap<string, Trial> = new Map<string, Trial>([
  ['race', async () => (await import('./race.ts')).race()],
  ['crash', async () => (await import('./crash.ts')).crash()],
  ['soak', async ({ views }) => (await import('./soak.ts')).soak(views ?? 500)],
  ['chaos', async ({ seconds, operands }) => (await import('./chaos.ts')).chaos(seconds ?? 60, operands)],
  ['tamper', async ({ count }) => (await import('./tamper.ts')).tamper(count ?? Number.POSITIVE_INFINITY)],
  ['caches', async ({ count }) => (await import('./caches.ts')).caches(count ?? 200)],
  ['canary-trial', async ({ count }) => (await import('./canary-trial.ts')).canaryTrial(count ?? 2000)],
  ['heap', async ({ count }) => (await import('./heap.ts')).heap(count ?? 400)],
  ['restarts', async ({ count }) => (await import('./restarts.ts')).restarts(count ?? Number.POSITIVE_INFINITY)],
]);
