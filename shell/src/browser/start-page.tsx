import type { RemoteName } from '@kmx/shared-contracts/release.ts';
import { fork, scopeBind } from 'effector';
import { connectBasketStorage } from '../basket/basket-storage.browser.ts';
import { countrySystemKnown } from '../measurement/measurement.model.ts';
import { connectMeasurementStorage } from '../measurement/measurement-storage.browser.ts';
import { slotElementId } from '../page-view/boot-data.ts';
import { $page, pageShown } from '../page-view/page-view.model.ts';
import { createAuth } from '../session/create-auth.browser.ts';
import { startApplications } from './applications.ts';
import { createContextFactory } from './create-context.ts';
import { stopEarlyClicks } from './early-clicks.ts';
import { createRemoteLoader } from './federation.ts';
import { hydrateChrome } from './hydrate-chrome.tsx';
import { announcePage } from './navigation/announce.ts';
import { watchBuilds } from './navigation/build-updates.ts';
import { applyHead } from './navigation/head.ts';
import { createPageKey } from './navigation/navigable-link.ts';
import type { startNavigation } from './navigation/navigation-controller.ts';
import { createPayloadCache } from './navigation/payload-cache.ts';
import { startPrefetching } from './navigation/prefetch.ts';
import { readBootData } from './read-boot-data.ts';
import { createErrorReporter } from './report-error.ts';
import { showRemoteFailure } from './show-remote-failure.tsx';

/** Continues in the browser what the server began: chrome, session, basket, navigation, remotes. */
export function startPage(start: typeof startNavigation): void {
  const boot = readBootData(document);
  const scope = fork();
  const reportError = createErrorReporter(boot);
  const show = scopeBind(pageShown, { scope });
  scopeBind(countrySystemKnown, { scope })(boot.measurementSystem);
  if (boot.page) show(boot.page);
  if (boot.hasNextRelease) console.info('KMX: next features are enabled');

  const cache = createPayloadCache(boot.buildId);
  if (boot.page) cache.put(createPageKey(new URL(location.href)), boot.page);
  const builds = watchBuilds(boot.buildId);
  const prefetching = startPrefetching(cache, boot.urlPrefix);
  const navigate = start({
    cache,
    buildId: boot.buildId,
    urlPrefix: boot.urlPrefix,
    isOutdated: builds.isOutdated,
    show: (payload) => {
      show(payload);
      applyHead(payload.result.head, payload.chrome);
    },
    onStarted: () => document.documentElement.setAttribute('data-navigating', ''),
    onFinished: (payload) => {
      document.documentElement.removeAttribute('data-navigating');
      announcePage(payload.result.head.title);
      prefetching.observe();
    },
  });

  const auth = createAuth({
    configuration: boot.auth,
    scope,
    page: window,
    urlPrefix: boot.urlPrefix,
    language: boot.locale.language,
    navigate,
    onError: reportError,
  });

  const slot = document.getElementById(slotElementId);
  if (slot && boot.page) {
    startApplications({
      boot,
      slot,
      loadRemote: createRemoteLoader(boot),
      createContext: createContextFactory({ boot, scope, auth, navigate, reportError }),
      isActive: (name: RemoteName) => scope.getState($page)?.remote === name,
      onMounted: () => stopEarlyClicks(),
      onFailure: (name, error, retry) => {
        reportError(error, `loading ${name}`);
        showRemoteFailure(boot, retry);
      },
    });
  }
  // Stored state comes after hydration, which must see what the server drew; without a chrome it comes all the same.
  void hydrateChrome({ boot, scope, auth, navigate, reportError })
    .catch((error: unknown) => reportError(error, 'hydrating the chrome'))
    .then(() => {
      if (boot.isLocalBasketEnabled) connectBasketStorage(scope, window);
      connectMeasurementStorage(scope, window);
      prefetching.observe();
      return auth.start();
    })
    .catch((error: unknown) => reportError(error, 'restoring the session'));
}
