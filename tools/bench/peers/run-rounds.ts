import type { Browser } from 'playwright';
import { assertSamePage, readShape } from './compare-pages.ts';
import type { Contestant } from './contestant.ts';
import { measureClick } from './measure-click.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureLoad } from './measure-load.ts';
import { measureMemory, measureStart } from './measure-server.ts';
import { measureTransfer } from './measure-transfer.ts';
import type { PageName } from './peer.ts';

const pages: readonly PageName[] = ['list', 'product'];
const warmUpSeconds = 1;

interface RoundSettings {
  readonly rounds: number;
  /** Of load, for each of the four ways to ask for a page. */
  readonly seconds: number;
  readonly browser: Browser;
  /** Where the package of Lighthouse is. */
  readonly lighthouseFolder: string;
  /** Resolves when the machine is quiet. */
  readonly wait: () => Promise<void>;
}

/** Throws where a peer does not show what the product shows; returns the numbers of elements, of the product first. */
export async function compareAll(
  [own, ...others]: readonly [Contestant, ...Contestant[]],
  browser: Browser,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const page of pages) {
    const expected = await readShape(browser, own.servers[0].origin + own.peer.cached[page]);
    const counts = [`${own.peer.label} ${expected.elements}`];
    for (const { peer, servers } of others) {
      for (const kind of ['cached', 'rendered'] as const) {
        assertSamePage(page, expected, peer, await readShape(browser, servers[0].origin + peer[kind][page]));
      }
      counts.push(`${peer.label} ${(await readShape(browser, servers[0].origin + peer.cached[page])).elements}`);
    }
    lines.push(`Elements of the ${page}: ${counts.join(', ')}; ${expected.mainElements} of them in main.`);
  }
  return lines;
}

/** Measures all peers in turn, round by round. */
export async function runRounds(contestants: readonly Contestant[], settings: RoundSettings): Promise<void> {
  const { rounds, seconds, browser, lighthouseFolder, wait } = settings;
  const forEachPage = async (work: (contestant: Contestant, page: PageName, origin: string) => Promise<void>) => {
    await wait();
    for (const page of pages) {
      for (const contestant of contestants) await work(contestant, page, contestant.servers[0].origin);
    }
  };
  // The first run of each warms up V8's compiler and fills the caches.
  await forEachPage(({ peer, servers }, page) =>
    measureLoad({ peer, server: servers[0], page }, warmUpSeconds, () => {}),
  );
  // What a page loads is the same in every round.
  await forEachPage(({ peer, records }, page, origin) =>
    measureTransfer(browser, { peer, origin, page }, records.record),
  );
  for (let round = 0; round < rounds; round += 1) {
    await forEachPage(({ peer, servers, records }, page) =>
      measureLoad({ peer, server: servers[0], page }, seconds, records.record),
    );
    for (const { servers, records } of contestants) measureMemory(servers, records.record);
    await wait();
    for (const { peer, records, servers } of contestants) {
      await measureClick(browser, { peer, origin: servers[0].origin }, records.record);
    }
    await forEachPage(({ peer, records }, page, origin) =>
      measureLighthouse(lighthouseFolder, { address: origin + peer.cached[page], page }, records.record),
    );
  }
}

/** Measures the start of each peer, while no other server runs; the first start of each is not counted. */
export async function runStarts(contestants: readonly Contestant[], rounds: number, wait: () => Promise<void>) {
  for (const { peer } of contestants) await measureStart(peer, () => {});
  for (let round = 0; round < rounds; round += 1) {
    await wait();
    for (const { peer, records } of contestants) await measureStart(peer, records.record);
  }
}
