import { isUiLanguage, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { getChromeMessages } from '../../locales/all-catalogues.server.ts';
import type { FeedItem } from './feed-item.ts';

/** Name of a feed for readers of feeds: site and list. */
export function nameFeed(siteName: string, titleId: string, language: UiLanguage): string {
  return `${siteName}: ${getChromeMessages(language)._(titleId)}`;
}

/** Language declared by a feed: that of all its entries when they share one, otherwise the requested one. */
export function resolveFeedLanguage(items: readonly FeedItem[], asked: UiLanguage): UiLanguage {
  const [first, ...others] = new Set(items.map(({ language }) => language));
  return first !== undefined && others.length === 0 && isUiLanguage(first) ? first : asked;
}
