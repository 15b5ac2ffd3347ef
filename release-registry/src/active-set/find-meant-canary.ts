import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Canaries, Canary } from '../history/canary.ts';
import { StaleActError } from './stale-act-error.ts';

/** The canary of a unit; `since` names the one that is meant, where another one could have begun meanwhile. Throws StaleActError. */
export function findMeantCanary(canaries: Canaries, unit: RemoteName, since?: number): Canary {
  const running = canaries.get(unit);
  if (running === undefined || (since !== undefined && running.since !== since))
    throw new StaleActError(`${unit} has no canary${since === undefined ? '' : ' of that time any more'}`);
  return running;
}
