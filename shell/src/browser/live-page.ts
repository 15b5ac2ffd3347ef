import { createMessages } from '@kmx/remote-kit/messages/messages.tsx';
import { actionAttribute } from '@kmx/shared-contracts/attributes.ts';
import { slotElementId } from '@kmx/shared-contracts/document-elements.ts';
import { scopeBind } from 'effector';
import { createAuth } from '../session/create-auth.browser.ts';
import { connectBasketStorage } from '../state/basket/basket-storage.browser.ts';
import { messageShown } from '../state/flash/flash-messages.model.ts';
import { connectMeasurementStorage } from '../state/measurement/measurement-storage.browser.ts';
import { requestNewsWhenIdle } from '../state/news/newest-news.browser.ts';
import { newestKnown } from '../state/news/news-feed.model.ts';
import { connectNewsStorage } from '../state/news/news-storage.browser.ts';
import type { PagePayload } from '../state/page-view/page-payload.ts';
import { $page, pageShown } from '../state/page-view/page-view.model.ts';
import { startActions } from './actions.ts';
import { startApplications } from './applications.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import { watchUncaughtErrors } from './errors/watch-uncaught-errors.ts';
import { openFederationWhenIdle } from './federation/federation-opener.ts';
import { readHandover } from './handover.ts';
import { hydrateChrome } from './hydrate-chrome.tsx';
import { loadMessages } from './load-messages.ts';
import { announcePage } from './navigation/announce.ts';
import { watchBuilds } from './navigation/build-updates.ts';
import { applyHead } from './navigation/head.ts';
import { createPageKey } from './navigation/navigable-link.ts';
import { startNavigation } from './navigation/navigation-controller.ts';
import { createPageRequests } from './navigation/page-requests.ts';
import { createPayloadCache } from './navigation/payload-cache.ts';
import { startPrefetching } from './navigation/prefetch.ts';
import { nextTask } from './next-task.ts';
import type { FirstPage } from './open-first-page.ts';
import type { PageSession } from './page-session.ts';
import { watchPageViewsWhenIdle } from './page-views/watch-page-views-when-idle.ts';
import { createPartLoader } from './part-loader.ts';
import type { LivePage } from './reach-live-page.ts';
import { rememberLocaleChoice } from './remember-locale.ts';
import { serverRenderedStyles } from './server-rendered-styles.ts';
import { showRemoteFailure } from './show-remote-failure.tsx';

// Keeps the sheets in the bundle.
void serverRenderedStyles;

/** Brings the page to life around the remote: navigation, single-spa, session, chrome, stored state. */
export async function startLivePage(session: PageSession, firstPage: Promise<FirstPage>): Promise<LivePage> {
  const { boot, scope, reportError } = session;
  watchUncaughtErrors(session.sendError);
  const show = scopeBind(pageShown, { scope });
  if (boot.hasNextRelease) console.info('KMX: next features are enabled');

  const cache = createPayloadCache(boot.buildId);
  if (boot.page) cache.put(createPageKey(new URL(location.href)), boot.page);
  const builds = watchBuilds(boot.buildId, boot.builds);
  const parts = createPartLoader(boot, session.loadRemote, firstPage);
  const prefetching = startPrefetching(createPageRequests(cache, boot.buildId), boot.urlPrefix);
  // Before single-spa starts: navigation's popstate listener has to be the first.
  const { navigate, goBack } = startNavigation({
    cache,
    parts,
    buildId: boot.buildId,
    urlPrefix: boot.urlPrefix,
    isOutdated: builds.isOutdated,
    show: (payload: PagePayload) => {
      show(payload);
      applyHead(payload.result.head, payload.chrome);
    },
    onStarted: () => document.documentElement.setAttribute('data-navigating', ''),
    onOffline: () => {
      document.documentElement.removeAttribute('data-navigating');
      void showProblem(session, 'navigation.offline');
    },
    onFinished: (payload, { isSamePage, isBusy }) => {
      document.documentElement.removeAttribute('data-navigating');
      if (!isSamePage) announcePage(payload.result.head.title, isBusy);
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
    onNotLeft: () => {
      if (goBack()) void showProblem(session, 'session.notLeft');
    },
  });
  await nextTask();
  void continuePage(session, firstPage, { auth, navigate }, prefetching.observe);
  return { auth, navigate, setHead: (head) => applyHead(head, null) };
}

// The visitor stays on the current page and sees the reason (D-62).
async function showProblem({ boot, scope }: PageSession, messageId: string): Promise<void> {
  const { language } = boot.locale;
  const text = createMessages(language, await loadMessages(language))._(messageId);
  scopeBind(messageShown, { scope })({
    id: messageId,
    kind: 'error',
    text,
    link: null,
    isStatic: false,
    isFloating: false,
  });
}

// Waits for the first page, which may itself be waiting for the sign-in.
async function continuePage(
  session: PageSession,
  firstPage: Promise<FirstPage>,
  { auth, navigate }: Pick<LivePage, 'auth' | 'navigate'>,
  observeLinks: () => void,
): Promise<void> {
  const { boot, scope, reportError } = session;
  const slot = document.getElementById(slotElementId);
  if (slot && boot.page) {
    startApplications({
      session,
      slot,
      first: await firstPage,
      isActive: (name) => scope.getState($page)?.remote === name,
      reportError,
      showFailure: (retry) => showRemoteFailure(boot, retry),
    });
  }
  startActions(scope, document);
  // The footer is never hydrated: its actions only wait for this.
  replayEarlyClicks(document.body, `footer [${actionAttribute}]`);
  rememberLocaleChoice(document);
  // What the server's HTML was changed to at rest, the header has to be hydrated with.
  const unreadNewsId = readHandover()?.unreadNewsId ?? null;
  if (unreadNewsId !== null) scopeBind(newestKnown, { scope })(unreadNewsId);
  await nextTask();
  try {
    // Stored state follows hydration, which must see what the server rendered; it also follows when there is no chrome.
    await hydrateChrome({ boot, scope, auth, navigate, reportError });
  } catch (error) {
    reportError(error, 'hydrating the chrome');
  }
  if (boot.isLocalBasketEnabled) connectBasketStorage(scope, window);
  connectMeasurementStorage(scope, window);
  connectNewsStorage(scope, window);
  if (unreadNewsId === null) requestNewsWhenIdle(scope);
  openFederationWhenIdle(session.openFederation, (error) => reportError(error, 'opening the federation'));
  observeLinks();
  watchPageViewsWhenIdle(session);
  await auth.start().catch((error: unknown) => reportError(error, 'restoring the session'));
}
