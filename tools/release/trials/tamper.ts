import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import type { CommandResult } from '../command-result.ts';
import { actPastGate } from './act-past-gate.ts';
import { tamperWithBrowserFiles } from './tamper/tamper-browser.ts';
import { tamperWithHistory } from './tamper/tamper-history.ts';
import { type TamperCount, tamperWithRelease } from './tamper/tamper-release.ts';
import { tamperWithRunning } from './tamper/tamper-running.ts';
import { startTrialProduct, type TrialProduct } from './trial-product.ts';
import { concludeTrial } from './trial-result.ts';

const unit = 'remote-styleguide';

/** Some statements of one team, which lead back to where they began. */
async function writeHistory(product: TrialProduct): Promise<void> {
  const active = (await product.registry.pointer.read())?.versions[unit] ?? '';
  await product.copyRelease(unit, 'second');
  for (const version of ['second', active, 'second', active]) await actPastGate(product, unit, version);
}

function addUp(counts: readonly TamperCount[]): readonly TamperCount[] {
  const kinds = [...new Set(counts.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const same = counts.filter((count) => count.kind === kind);
    const changes = same.reduce((sum, count) => sum + count.changes, 0);
    return { kind, changes, accepted: same.flatMap(({ accepted }) => accepted) };
  });
}

/**
 * Files, hashes, manifests, statements and the history are changed by hand and links are planted, on the disk, under a
 * running shell and on the way to the browser: nothing of it takes effect, and all pages answer (C4). `max` limits each
 * kind of change. Throws TrialError.
 */
export async function tamper(max: number): Promise<CommandResult> {
  const product = await startTrialProduct();
  try {
    await writeHistory(product);
    const set = await product.registry.pointer.read();
    const counts: TamperCount[] = [];
    for (const release of listReleases(set?.versions ?? {}))
      counts.push(...(await tamperWithRelease(product, release, max)));
    counts.push(...(await tamperWithHistory(product, max)));
    const running = await tamperWithRunning(product, max);
    counts.push(...running.counts, await tamperWithBrowserFiles(running.origin, max));
    const sums = addUp(counts);
    return concludeTrial({
      title: `tamper: every change by itself, ${running.restarts} restarts`,
      table: [
        ['what was changed', 'changes', 'took effect'],
        ...sums.map(({ kind, changes, accepted }) => [kind, String(changes), String(accepted.length)]),
      ],
      problems: sums.flatMap(({ accepted }) => accepted),
      data: sums,
    });
  } finally {
    await product.stop();
  }
}
