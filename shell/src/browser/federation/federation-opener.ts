import type { BootData } from '../../state/page-view/boot-data.ts';
import type { Federation } from './federation.ts';
import type { ShareScope } from './share-scope.ts';

/** Gives the federation instance of the page, loading the runtime the first time; a failed attempt can be repeated. */
export type OpenFederation = () => Promise<Federation>;

/** Creates the opener: no page waits for the runtime except those of remotes that were built elsewhere. */
export function createFederationOpener(
  boot: Pick<BootData, 'remotes' | 'buildId'>,
  shareScope: ShareScope,
): OpenFederation {
  let opened: Promise<Federation> | null = null;
  const open = async () => {
    const module = await import(/* webpackChunkName: "part-federation" */ './open-federation.ts');
    return module.openFederation(boot, shareScope);
  };
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    }));
}

/** The page loads first; the browser's federation tools may wait. */
const idleMs = 3000;

/** When a page is left, some browsers fail what is under way before the page is gone: that is nobody's fault. */
const leavingMs = 1000;

/** Opens the federation of a page that did not need it itself; without network it waits for it, other failures are reported. */
export function openFederationWhenIdle(open: OpenFederation, onError: (error: unknown) => void): void {
  const settle = (error: unknown): void => {
    if (navigator.onLine) onError(error);
    else addEventListener('online', tryToOpen, { once: true });
  };
  const tryToOpen = (): void => {
    open().catch((error: unknown) => setTimeout(settle, leavingMs, error));
  };
  setTimeout(tryToOpen, idleMs);
}
