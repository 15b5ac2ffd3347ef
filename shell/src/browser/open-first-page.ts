import { slotElementId } from '@kmx/shared-contracts/document-elements.ts';
import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import { readHandover } from './handover.ts';
import type { PageSession } from './page-session.ts';
import { retryLoading } from './retry-loading.ts';

/** What became of the page that the document brought. */
export type FirstPage =
  /** There is none: the shell rendered the document without a remote. */
  | { readonly state: 'none' }
  | { readonly state: 'mounted'; readonly remote: RemoteName }
  /** Its code could not be loaded, which may work later. */
  | { readonly state: 'not-loaded' }
  /** Its code ran and failed; the HTML of the server is back in its place. */
  | { readonly state: 'broken'; readonly remote: RemoteName };

/** Hydrates the page that the server rendered, or renders it when the server could not. */
export async function openFirstPage(session: PageSession): Promise<FirstPage> {
  const { boot } = session;
  const container = document.getElementById(slotElementId);
  if (!boot.page || !container) return { state: 'none' };
  const { remote: name, result } = boot.page;
  const load = async (): Promise<RemoteBrowser> => {
    const remote = await session.loadRemote(name);
    await remote.load(boot.locale.language, result.part);
    return remote;
  };
  let state: 'not-loaded' | 'broken' = 'not-loaded';
  try {
    if (readHandover()?.hasFailed) await retryLoading({ boot, name, failedAt: Number.NEGATIVE_INFINITY, load });
    const remote = await load();
    if (!boot.isServerRendered) container.replaceChildren();
    state = 'broken';
    await remote.mount({ container, context: session.createContext(name), isHydration: boot.isServerRendered });
  } catch (error) {
    // What failed at hydration was reported when it was thrown.
    if (!(error instanceof Error && error.name === 'HydrationFailure')) session.reportError(error, 'opening', name);
    return state === 'broken' ? { state, remote: name } : { state };
  }
  container.removeAttribute('data-ssr');
  replayEarlyClicks(container);
  return { state: 'mounted', remote: name };
}
