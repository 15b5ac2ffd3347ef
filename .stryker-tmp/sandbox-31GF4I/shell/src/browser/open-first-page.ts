// @ts-nocheck
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { slotElementId } from '../page-view/boot-data.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import type { PageSession } from './page-session.ts';

/**
 * Hydrates the page that the server drew, or draws it when the server could not. Resolves with the remote that is
 * mounted then; null when there is none or when its code could not be loaded (single-spa tries that again).
 */
export async function openFirstPage(session: PageSession): Promise<RemoteName | null> {
  const { boot } = session;
  const container = document.getElementById(slotElementId);
  if (!boot.page || !container) return null;
  const { remote: name, result } = boot.page;
  try {
    const remote = await session.loadRemote(name);
    await remote.load(boot.locale.language, result.part);
    if (!boot.isServerRendered) container.replaceChildren();
    await remote.mount({ container, context: session.createContext(name), isHydration: boot.isServerRendered });
  } catch (error) {
    session.reportError(error, `opening ${name}`);
    return null;
  }
  container.removeAttribute('data-ssr');
  replayEarlyClicks(container);
  return name;
}
