import { provideContainerRuntime } from './borrowed-functions.ts';
import { type ShareScope, shareModule } from './share-scope.ts';
import { loadRouter, routerModule } from './shared-router.ts';

export { adaptBrowser } from './adapt-browser.ts';

/** Gives the page what containers of contract 2 may take from it: a router, and the functions that some of them borrow. */
export function provideForContainers(shareScope: ShareScope): void {
  if (shareScope[routerModule]) return;
  provideContainerRuntime();
  shareModule(shareScope, routerModule, loadRouter);
}
