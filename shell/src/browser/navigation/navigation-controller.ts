import { isRedirect, type PagePayload, type RedirectPayload } from '../../state/page-view/page-payload.ts';
import type { Navigate } from '../navigate.ts';
import type { PartLoader } from '../part-loader.ts';
import { reloadOnce } from './build-updates.ts';
import { createPageKey, findNavigableUrl, isInAppUrl } from './navigable-link.ts';
import type { PayloadCache } from './payload-cache.ts';
import { createScrollMemory, enterTarget, readEntryState, scrollToTarget } from './scroll.ts';
import { createShownEntry } from './shown-entry.ts';

/** Page-finish delay: what follows a navigation waits until the page is rendered (SRV-015). */
const pageFinishMs = 100;

/** The outcome of a navigation for the visitor. */
interface FinishedWay {
  /** The current page only changed its state, such as the filter of a list. */
  readonly isSamePage: boolean;
  /** The visitor has moved the focus since the page was shown, for example into the search. */
  readonly isBusy: boolean;
}

interface NavigationOptions {
  readonly cache: PayloadCache;
  readonly parts: PartLoader;
  readonly buildId: string;
  readonly urlPrefix: string;
  readonly isOutdated: () => boolean;
  readonly show: (payload: PagePayload) => void;
  readonly onStarted: () => void;
  /** The requested page cannot be loaded without a connection; the current one stays, with all its input. */
  readonly onOffline: () => void;
  readonly onFinished: (payload: PagePayload, way: FinishedWay) => void;
}

/** The visitor's way through the site within this document. */
export interface Navigation {
  readonly navigate: Navigate;
  /** Goes back to the page that this document showed before; false when it showed none. */
  readonly goBack: () => boolean;
}

/**
 * The only owner of navigation: loads a page's payload first, then changes the address; single-spa and the routers
 * follow. Must be started before single-spa, because its popstate listener has to be the first.
 */
export function startNavigation(options: NavigationOptions): Navigation {
  // Entries of an earlier document say nothing about the entries before them in this one.
  const documentKey = crypto.randomUUID();
  let newest = 0;
  let shownKey = createPageKey(new URL(location.href));
  history.scrollRestoration = 'manual';
  // Numbers the entry, whose state the memory of places reads.
  const shown = createShownEntry(() => scroll.enter());
  const scroll = createScrollMemory();

  /** Null when the page needs a new document or another navigation has overtaken this one. */
  const load = async (url: URL): Promise<PagePayload | RedirectPayload | null> => {
    const mine = ++newest;
    options.onStarted();
    if (navigator.onLine && options.isOutdated() && reloadOnce(url.href)) return null;
    try {
      const payload = await options.cache.load(createPageKey(url));
      if (mine !== newest) return null;
      if (isRedirect(payload)) return payload;
      if (payload.buildId !== options.buildId) {
        // A click always gets a response; only automatic navigations are not repeated.
        if (!reloadOnce(url.href)) location.assign(url.href);
        return null;
      }
      await options.parts.load(payload);
      return mine === newest ? payload : null;
    } catch (error) {
      // SRV-061: console only; the server can still answer the address with a page.
      console.warn('The page could not be loaded', error);
      if (mine !== newest) return null;
      // The browser's error page would replace what the visitor is reading or typing.
      if (!navigator.onLine) {
        shown.restore();
        options.onOffline();
      } else location.assign(url.href);
    }
    return null;
  };

  const finish = (payload: PagePayload, isSamePage: boolean, follow?: () => void): void => {
    const focused = document.activeElement;
    setTimeout(() => {
      const { activeElement, body } = document;
      const isBusy = activeElement !== focused && activeElement !== body;
      options.onFinished(payload, { isSamePage, isBusy });
      follow?.();
    }, pageFinishMs);
  };

  const go = async (url: URL, replace: boolean): Promise<void> => {
    const key = createPageKey(url);
    if (key === shownKey) {
      if (url.hash !== location.hash) {
        scroll.remember();
        history.pushState(shown.createState(false), '', url);
        shown.note();
        scroll.enter();
      }
      enterTarget(url.hash);
      return;
    }
    const payload = await load(url);
    if (!payload) return;
    if (isRedirect(payload)) return followRedirect(payload, url, replace);
    scroll.remember();
    shownKey = key;
    options.show(payload);
    // A filter or a search field that writes its state into the address must not lose the focus, nor the list its place.
    const isSamePage = replace && url.pathname === location.pathname;
    const previous = replace ? readEntryState(history.state)?.previous : documentKey;
    const state = { ...shown.createState(replace), previous, usr: null, idx: history.length };
    history[replace ? 'replaceState' : 'pushState'](state, '', url);
    shown.note();
    scroll.enter();
    if (!isSamePage) scrollTo(0, 0);
    // The anchor is there once the page is rendered.
    finish(payload, isSamePage, () => url.hash !== '' && shownKey === key && scrollToTarget(url.hash));
  };

  /** Follows the redirect of an address; the anchor is kept, as browsers do. */
  const followRedirect = ({ redirect }: RedirectPayload, from: URL, replace: boolean): void => {
    const target = new URL(redirect.location, from);
    target.hash ||= from.hash;
    navigate(target.href, { replace });
  };

  const navigate: Navigate = (href, { replace = false } = {}) => {
    const url = new URL(href, location.href);
    if (isInAppUrl(url, options.urlPrefix)) void go(url, replace);
    else location.assign(url.href);
  };

  addEventListener('popstate', (event) => {
    const url = new URL(location.href);
    const key = createPageKey(url);
    if (!event.isTrusted) return;
    if (shown.takeArrival()) {
      // Back at the page that never left.
      event.stopImmediatePropagation();
      scroll.enter();
      return;
    }
    // The scroll position is still the one at which the visitor left the other entry.
    scroll.remember();
    scroll.enter();
    if (key === shownKey) {
      shown.note();
      scroll.restore();
      return;
    }
    const known = options.cache.get(key);
    const showAgain = (payload: PagePayload): void => {
      shownKey = key;
      shown.note();
      options.show(payload);
      scroll.restore();
      finish(payload, false);
    };
    if (known && options.parts.isLoaded(known)) {
      newest += 1;
      showAgain(known);
      return;
    }
    // The new address must not be rendered with the old page's data: the event is held back until the payload has loaded.
    event.stopImmediatePropagation();
    void load(url).then((payload) => {
      if (!payload || createPageKey(new URL(location.href)) !== key) return;
      if (isRedirect(payload)) return followRedirect(payload, url, true);
      showAgain(payload);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
  });

  document.addEventListener('click', (event) => {
    const url = findNavigableUrl(event, options.urlPrefix);
    if (!url) return;
    event.preventDefault();
    void go(url, false);
  });
  return {
    navigate,
    goBack: () => {
      if (readEntryState(history.state)?.previous !== documentKey) return false;
      history.back();
      return true;
    },
  };
}
