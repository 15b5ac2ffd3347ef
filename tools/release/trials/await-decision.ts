import { setTimeout as wait } from 'node:timers/promises';
import { openRegistry } from '../open-registry.ts';
import type { TrialProduct } from './trial-product.ts';

/** Milliseconds until all running shells have decided about a revision; at most `maxMs`. */
export async function awaitDecision(
  { environment }: Pick<TrialProduct, 'environment'>,
  revision: number,
  maxMs: number,
): Promise<number> {
  const startedAt = performance.now();
  const reports = openRegistry(environment).reports;
  while (performance.now() - startedAt < maxMs) {
    const shells = await reports.listRunning();
    if (shells.length > 0 && shells.every((shell) => shell.revision >= revision)) break;
    await wait(50);
  }
  return performance.now() - startedAt;
}
