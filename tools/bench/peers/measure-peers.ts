import { startChromium } from '@kmx/test-kit/start-chromium.ts';
import type { BenchProduct } from '../bench-product.ts';
import type { Measurement } from '../measurement.ts';
import { generator } from '../run-load.ts';
import { startContestants, stopContestants } from './contestant.ts';
import { installPackages } from './install-packages.ts';
import { preparePeers } from './prepare-peers.ts';
import { waitUntilQuiet } from './quiet-machine.ts';
import { renderTables } from './render-tables.ts';
import { compareAll, runRounds, runStarts } from './run-rounds.ts';

const usualRounds = 3;
const seconds = 1;

/** How the figures are taken. */
interface PeersSettings {
  /** Although the machine does other things; the figures are marked. */
  readonly isNoisy: boolean;
  /** In one round, to try the bench itself. */
  readonly isQuick: boolean;
}

/** Promise 4: the same two pages on this product and on what could be chosen instead, in one run. */
export async function measurePeers(product: BenchProduct, { isNoisy, isQuick }: PeersSettings): Promise<Measurement> {
  const rounds = isQuick ? 1 : usualRounds;
  const lighthouseFolder = await installPackages('lighthouse');
  const peers = await preparePeers(product);
  const wait = isNoisy ? () => Promise.resolve() : waitUntilQuiet;
  const contestants = await startContestants(peers);
  const browser = await startChromium();
  let elements: readonly string[];
  try {
    elements = await compareAll(contestants, browser);
    await runRounds(contestants, { rounds, seconds, browser, lighthouseFolder, wait });
  } finally {
    await browser.close();
    await stopContestants(contestants);
  }
  await runStarts(contestants, rounds, wait);
  const describe = (read: (peer: (typeof peers)[number]) => string) =>
    peers.map((peer) => `${peer.label}: ${read(peer)}`).join('; ');
  return {
    title: `two pages on this product and on its peers${isNoisy ? ' (NOISY: the machine did other things)' : ''}`,
    ...renderTables(contestants),
    notes: [
      `Medians of ${rounds} interleaved rounds; a star marks the best of a row. Load: ${generator}, closed loop, ${seconds} s each; server and generator share the two cores.`,
      `Versions: ${describe(({ versions }) => versions.join(', '))}.`,
      `Cache: ${describe(({ cache }) => cache ?? 'none')}.`,
      `Compression of documents: ${describe(({ compression }) => compression)}.`,
      ...elements,
    ],
    data: contestants.map(({ peer, records }) => ({ label: peer.label, values: records.list() })),
  };
}
