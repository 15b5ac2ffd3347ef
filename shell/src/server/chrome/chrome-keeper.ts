import type { PageMeta } from '@kmx/shared-contracts/page.ts';
import { LRUCache } from 'lru-cache';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';
import type { DocumentData } from '../document/document-data.ts';
import { keepLast } from '../memory/keep-last.ts';
import type { PageFrame } from './page-frame.ts';
import { renderFooter, renderHeader } from './render-chrome.tsx';

/** Views and HTML of the chrome that requests share; rendering it again would cost as much as the page itself. */
export interface ChromeKeeper {
  /** The view created earlier for the same page, otherwise the one that `create` returns. */
  readonly keepView: (frame: PageFrame, page: ViewedPage, create: () => ChromeView) => ChromeView;
  /** HTML of the header as UTF-8. */
  readonly renderHeader: (data: DocumentData) => Uint8Array;
  /** HTML of the footer as UTF-8. */
  readonly renderFooter: (data: DocumentData) => Uint8Array;
}

/** What a view depends on in addition to its frame. */
interface ViewedPage {
  readonly origin: string;
  readonly meta: PageMeta;
  readonly title: string;
  readonly robots: string | null;
}

interface KeptView extends Pick<PageFrame, 'system' | 'navigation'> {
  readonly view: ChromeView;
}

/** View, alternates and header of a page take about 60 kB. */
const maxViews = 300;

/**
 * Creates the keeper. New content means new identities of system and navigation, which the data cache decides, so
 * nothing has to be dropped here; HTML lives as long as the view or the navigation it shows.
 */
export function createChromeKeeper(onEvent: (event: 'hit' | 'miss') => void = () => {}): ChromeKeeper {
  const views = new LRUCache<string, KeptView>({ max: maxViews });
  return {
    keepView: ({ address, system, navigation }, page, create) => {
      const { site, locale, urlPrefix, siteSlug, remote, path } = address;
      const key = JSON.stringify([site.id, locale.code, urlPrefix, siteSlug, remote, path, page]);
      const kept = views.get(key);
      const isKept = kept?.system === system && kept.navigation === navigation;
      onEvent(isKept ? 'hit' : 'miss');
      if (isKept) return kept.view;
      const view = create();
      views.set(key, { system, navigation, view });
      return view;
    },
    renderHeader: keepLast(
      (data) => Buffer.from(renderHeader(data)),
      ({ chrome }) => chrome,
      ({ site, navigation, locale, urlPrefix, page, isTesting }) => {
        const { path, stage } = page?.request ?? {};
        const { contentLanguage, isLanguageFallback, isLanguageUnavailable } = page?.result.meta ?? {};
        const banner = [contentLanguage, isLanguageFallback, isLanguageUnavailable];
        return [site, navigation, locale.code, urlPrefix, path, stage, isTesting, ...banner];
      },
    ),
    renderFooter: keepLast(
      (data) => Buffer.from(renderFooter(data)),
      ({ navigation }) => navigation,
      ({ site, locale, urlPrefix }) => [site, locale.code, urlPrefix],
    ),
  };
}
