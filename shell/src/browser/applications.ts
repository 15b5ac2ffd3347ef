import type { RemoteName } from '@kmx/shared-contracts/release.ts';
import type { MountProps } from '@kmx/shared-contracts/remote-module.ts';
import { addErrorHandler, registerApplication, start, triggerAppChange } from 'single-spa';
import type { BootData } from '../page-view/boot-data.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import type { LoadRemote } from './federation.ts';

interface ApplicationsOptions {
  readonly boot: BootData;
  readonly slot: HTMLElement;
  readonly loadRemote: LoadRemote;
  readonly createContext: (name: RemoteName) => MountProps['context'];
  readonly isActive: (name: RemoteName) => boolean;
  readonly onMounted: (name: RemoteName) => void;
  readonly onFailure: (name: RemoteName, error: unknown, retry: () => void) => void;
}

/** Registers each remote of the document as a single-spa application and starts single-spa. */
export function startApplications(options: ApplicationsOptions): void {
  const { boot, slot } = options;
  let isFirstMount = boot.isServerRendered;
  for (const name of Object.keys(boot.remotes) as RemoteName[]) {
    registerApplication({
      name,
      activeWhen: () => options.isActive(name),
      // Everything that can fail to load is loaded here: single-spa never retries a failed bootstrap or mount.
      app: async () => {
        const remote = await options.loadRemote(name);
        await remote.load(boot.locale.language);
        return {
          bootstrap: () => Promise.resolve(),
          mount: async () => {
            const isHydration = isFirstMount && boot.page?.remote === name;
            if (!isHydration) slot.replaceChildren();
            isFirstMount = false;
            await remote.mount({ container: slot, context: options.createContext(name), isHydration });
            slot.removeAttribute('data-ssr');
            replayEarlyClicks(slot);
            options.onMounted(name);
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
