import { runLighthouse } from '../run-lighthouse.ts';
import type { PageName } from './peer.ts';
import type { RecordValue } from './records.ts';

/** Runs Lighthouse once for the rows of a page; `folder` has its package. */
export async function measureLighthouse(
  folder: string,
  { address, page }: { readonly address: string; readonly page: PageName },
  record: RecordValue,
): Promise<void> {
  const { scores, largestPaintMs, blockingMs } = await runLighthouse(folder, address, ['performance']);
  record(page, 'lighthouse', scores.performance ?? Number.NaN);
  record(page, 'lighthouse-lcp', largestPaintMs);
  record(page, 'lighthouse-tbt', blockingMs);
}
