import type { Logger } from 'pino';
import type { CanarySets } from './canary-sets.ts';
import type { ReleaseCanaries } from './release-canaries.ts';
import type { ServedSetMemory } from './served-set-memory.ts';

interface HandOutOptions {
  readonly canaries: ReleaseCanaries;
  readonly servedSets: ServedSetMemory;
  readonly log: Logger;
  /** Called when a canary joins that took longer than the others could wait. */
  readonly onLate: () => void;
}

/** Hands canaries out to visitors, those that are still being prepared as soon as they are ready. */
export interface CanaryHandOut {
  readonly serve: (sets: CanarySets) => void;
  readonly close: () => void;
}

/** Creates the hand-out; a canary's refusal is logged once. */
export function createCanaryHandOut({ canaries, servedSets, log, onLate }: HandOutOptions): CanaryHandOut {
  let isClosed = false;
  const serve = (sets: CanarySets): void => {
    const said = new Set(canaries.list().map(({ canary, reason }) => `${canary.unit} ${canary.revision} ${reason}`));
    canaries.serve(sets);
    for (const { set } of canaries.listCompositions()) servedSets.addBeside(sets.base.set, set);
    for (const { canary, state, reason } of sets.states)
      if (state === 'refused' && !said.has(`${canary.unit} ${canary.revision} ${reason}`))
        log.error({ unit: canary.unit, version: canary.version, reason }, 'a canary is refused');
    // It may take long, and costs nobody else the time.
    sets.late
      ?.then((more) => {
        if (more === null || isClosed) return;
        serve(more);
        onLate();
      })
      .catch((error: unknown) => log.error({ err: error }, 'a canary could not be added'));
  };
  return {
    serve,
    close: () => {
      isClosed = true;
    },
  };
}
