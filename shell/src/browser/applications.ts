import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { addErrorHandler, getAppStatus, LOAD_ERROR, registerApplication, start, triggerAppChange } from 'single-spa';
import type { PagePayload } from '../state/page-view/page-payload.ts';
import { $page } from '../state/page-view/page-view.model.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import type { ReportError } from './errors/report-error.ts';
import type { FirstPage } from './open-first-page.ts';
import type { PageSession } from './page-session.ts';
import { retryLoading } from './retry-loading.ts';

interface ApplicationsOptions {
  readonly session: PageSession;
  readonly slot: HTMLElement;
  /** What became of the page that was hydrated before single-spa was there. */
  readonly first: FirstPage;
  readonly isActive: (name: RemoteName) => boolean;
  readonly reportError: ReportError;
  /** Reports that the page stays without interaction and offers a retry; returns a function that removes the offer. */
  readonly showFailure: (retry: () => void) => () => void;
}

/** Registers each remote of the document as a single-spa application and starts single-spa. */
export function startApplications(options: ApplicationsOptions): void {
  const { session, slot, showFailure } = options;
  const { boot, scope } = session;
  let hideFailure = (): void => {};
  // Content of the slot until an application is mounted there.
  let first: FirstPage['state'] | null = options.first.state;
  const isFirstPage = (page: PagePayload | null) => page !== null && page === boot.page;

  for (const name of Object.keys(boot.remotes) as RemoteName[]) {
    registerApplication({
      name,
      activeWhen: () => options.isActive(name),
      // Everything that can fail to load is loaded here: single-spa never retries a failed bootstrap or mount.
      app: async () => {
        const remote = await session.loadRemote(name);
        await remote.load(boot.locale.language, scope.getState($page)?.result.part ?? null);
        return {
          bootstrap: () => Promise.resolve(),
          mount: async () => {
            const state = boot.page?.remote === name ? first : null;
            first = null;
            // A broken page stays as the server rendered it; every way on from it is a whole document.
            if (state === 'mounted' || state === 'broken') return;
            // The server's HTML is only that of the first page.
            const isHydration = state === 'not-loaded' && boot.isServerRendered && isFirstPage(scope.getState($page));
            if (!isHydration) slot.replaceChildren();
            await remote.mount({ container: slot, context: session.createContext(name), isHydration });
            slot.removeAttribute('data-ssr');
            hideFailure();
            replayEarlyClicks(slot);
          },
          unmount: () => remote.unmount(slot),
        };
      },
    });
  }
  if (options.first.state === 'broken') hideFailure = showFailure(() => location.reload());
  addErrorHandler((error) => {
    const name = error.appOrParcelName as RemoteName;
    options.reportError(error, 'loading', name);
    const failedAt = performance.now();
    const load = async (): Promise<void> => {
      const remote = await session.loadRemote(name);
      await remote.load(boot.locale.language, scope.getState($page)?.result.part ?? null);
    };
    const retry = async (): Promise<void> => {
      await retryLoading({ boot, name, failedAt, load });
      await triggerAppChange();
    };
    // single-spa does not retry an application that loaded and then failed, so it needs a new document.
    const isLoadable = getAppStatus(name) === LOAD_ERROR;
    hideFailure = showFailure(() => (isLoadable ? void retry() : location.reload()));
  });
  start({ urlRerouteOnly: true });
}
