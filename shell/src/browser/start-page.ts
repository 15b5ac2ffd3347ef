import { followEarlyLinks, stopEarlyClicks } from './early-clicks.ts';
import { loadMessages } from './load-messages.ts';
import { nextTask } from './next-task.ts';
import { openFirstPage } from './open-first-page.ts';
import { createPageSession } from './page-session.ts';
import type { LivePage } from './reach-live-page.ts';
import { readBootData } from './read-boot-data.ts';

/** Pauses before the rest of the page is requested again when its files could not be loaded. */
const retryDelaysMs = [1000, 5000, 20_000];

/**
 * Continues in the browser what the server began, in two steps. First the remote's page is hydrated with as little code
 * as possible (promise 3); then follows everything that may take a moment longer: chrome, navigation, session, storage.
 */
export function startPage(): void {
  let attempts = 0;
  let live: Promise<LivePage> | null = null;
  const reachLivePage = (): Promise<LivePage> => (live ??= loadLivePage());
  const session = createPageSession(readBootData(document), reachLivePage);
  const firstPage = openFirstPage(session);

  async function loadLivePage(): Promise<LivePage> {
    try {
      // The chrome's texts load in parallel with its code, not after it.
      const [{ startLivePage }] = await Promise.all([
        import(/* webpackChunkName: "live-page" */ './live-page.ts'),
        loadMessages(session.boot.locale.language),
      ]);
      await nextTask();
      return await startLivePage(session, firstPage);
    } catch (error) {
      live = null;
      session.reportError(error, 'loading the rest of the page');
      // Links work without it; early-clicks.ts records the clicks that have no effect until then.
      const pause = retryDelaysMs[attempts++];
      followEarlyLinks();
      if (pause !== undefined) setTimeout(() => void reachLivePage().catch(() => {}), pause);
      throw error;
    }
  }

  void firstPage
    .then(() => reachLivePage())
    .then(() => stopEarlyClicks())
    .catch(() => {});
}
