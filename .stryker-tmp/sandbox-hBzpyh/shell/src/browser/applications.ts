// @ts-nocheck
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { addErrorHandler, registerApplication, start, triggerAppChange } from 'single-spa';
import type { BootData } from '../page-view/boot-data.ts';
import { $page } from '../page-view/page-view.model.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import type { PageSession } from './page-session.ts';

interface ApplicationsOptions {
  readonly session: PageSession;
  readonly slot: HTMLElement;
  /** The remote that was hydrated before single-spa was there. */
  readonly mounted: RemoteName | null;
  readonly isActive: (name: RemoteName) => boolean;
  readonly onFailure: (name: RemoteName, error: unknown, retry: () => void) => void;
}

/** Registers each remote of the document as a single-spa application and starts single-spa. */
export function startApplications(options: ApplicationsOptions): void {
  const { session, slot } = options;
  const { boot, scope } = session;
  // The first page: hydrated already, or still waiting for code that could not be loaded at first.
  let first: 'mounted' | 'server-drawn' | null =
    options.mounted === null ? (boot.isServerRendered ? 'server-drawn' : null) : 'mounted';
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
            if (state === 'mounted') return;
            if (state === null) slot.replaceChildren();
            const isHydration = state === 'server-drawn';
            await remote.mount({ container: slot, context: session.createContext(name), isHydration });
            slot.removeAttribute('data-ssr');
            replayEarlyClicks(slot);
          },
          unmount: () => remote.unmount(slot),
        };
      },
    });
  }
  addErrorHandler((error) => {
    const name = error.appOrParcelName as RemoteName;
    options.onFailure(name, error, () => void reloadRemoteFiles(boot, name).then(() => triggerAppChange()));
  });
  start({ urlRerouteOnly: true });
}

/** Refused bytes sit in the HTTP cache as immutable, so a retry has to fetch the files anew first. */
async function reloadRemoteFiles(boot: BootData, name: RemoteName): Promise<void> {
  const entry = boot.remotes[name];
  const files = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]'))
    .filter((link) => link.href.includes(`/${name}/`))
    .map((link) => ({ url: link.href, integrity: link.integrity }));
  if (entry) files.push({ url: entry.entry, integrity: entry.integrity });
  await Promise.allSettled(
    files.map((file) => fetch(file.url, { cache: 'reload', integrity: file.integrity, mode: 'cors' })),
  );
}
