import { readFileSync } from 'node:fs';
import { createMessages, type I18n } from '@kmx/remote-kit/messages/messages.tsx';
import { createLocale, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { NavigationItem } from '@kmx/shared-contracts/navigation.ts';
import type { PageMeta } from '@kmx/shared-contracts/page.ts';
import { unknownSession } from '@kmx/shared-contracts/session.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { HeaderProps } from './header/header.tsx';

/** The flat catalogue of one language as translators write it. */
export function readCatalogue(language: UiLanguage): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8'));
}

/** The chrome's texts for tests, compiled as the build does it. */
export function createTestMessages(language: UiLanguage): I18n {
  const entries = Object.entries(readCatalogue(language)).map(([id, text]) => [id, compileMessage(text)]);
  return createMessages(language, Object.fromEntries(entries));
}

/** A navigation item below /de-ch. */
export function createItem(title: string, path: string, more: Partial<NavigationItem> = {}): NavigationItem {
  const address = { url: `/de-ch${path}`, unlocalizedUrl: path };
  return {
    id: title,
    title,
    breadcrumb: title,
    kind: 'in-app',
    ...address,
    hidden: false,
    items: [],
    sections: [],
    marketing: null,
    ...more,
  };
}

export const testMeta: PageMeta = {
  id: null,
  type: 'content',
  theme: 'Default',
  breadcrumbs: null,
  languages: ['en'],
  contentLanguage: 'en',
  isLanguageFallback: true,
  isLanguageUnavailable: true,
};

const ignore = () => undefined;

/** The header of a Swiss German page two levels deep, for a visitor who is not signed in. */
export const testHeader: HeaderProps = {
  site: {
    id: 'main',
    name: 'KMX',
    technicalName: 'kmx',
    slug: null,
    internationalOnly: false,
    hideSideButtons: false,
    enableCutFont: false,
    localeAdjustments: { add: [], drop: [] },
    domains: [],
  },
  locale: createLocale('de', 'CH'),
  urlPrefix: '/de-ch',
  navigation: {
    header: {
      theme: 'Default',
      hidden: false,
      homeItems: [],
      topItems: [
        createItem('Produkte', '/products', {
          items: [createItem('Crimpen', '/products/crimping'), createItem('Geheim', '/secret', { hidden: true })],
        }),
        createItem('Storys', '/stories'),
      ],
    },
    footer: {
      theme: 'Dark',
      contactLink: { text: 'Kontakt', href: '/de-ch/contact', kind: 'in-app', openInNewTab: false },
      sections: [
        { title: 'Recht', links: [{ text: 'Impressum', href: '/de-ch/imprint', kind: 'in-app', openInNewTab: false }] },
      ],
    },
  },
  chrome: {
    breadcrumbs: [
      { title: 'Startseite', href: '/de-ch' },
      { title: 'Produkte', href: '/de-ch/products' },
      { title: 'Crimpen', href: null },
    ],
    languages: [
      { language: 'en', name: 'English', href: '/en-ch/products/crimping', isCurrent: false, isAvailable: true },
      { language: 'de', name: 'Deutsch', href: '/de-ch/products/crimping', isCurrent: true, isAvailable: false },
    ],
    shownLanguage: null,
    countries: [{ countryCode: 'CH', name: 'Schweiz', href: '/de-ch/products/crimping', isCurrent: true }],
    mainSitePrefix: '/de-ch',
    mainSiteName: 'KMX',
    canonicalUrl: '',
    isFound: true,
    alternates: [],
  },
  meta: null,
  session: unknownSession,
  basketCount: 0,
  measurementSystem: 'Metric',
  isNewsUnread: false,
  isTesting: false,
  isDraft: false,
  currentPath: '/products/crimping',
  onSignIn: ignore,
  onSignOut: ignore,
  onChooseSystem: ignore,
  onOpenPanel: ignore,
};
