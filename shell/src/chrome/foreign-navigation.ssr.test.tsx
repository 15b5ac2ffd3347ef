import { listTexts } from '@kmx/remote-kit/contract-tests/list-texts.ts';
import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { resolveBreadcrumbs } from '../site/breadcrumbs.ts';
import type { LinkSource, NavigationItemSource, NavigationSource } from '../site/navigation-source.ts';
import { mapNavigation } from '../site/navigation-tree.ts';
import { createTestMessages, testHeader } from './chrome.fixture.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';

const nowhere = { path: null, page: null, productSlug: null, serviceSlug: null };
const link = (text: string): LinkSource => ({ ...nowhere, text, url: null, path: '/a', openInNewTab: false });
const noMarketing = { title: null, description: null, imageUrl: null, logo: null, backgroundColor: null, link: null };

function createItem(
  title: string,
  path: string | null,
  more: Partial<NavigationItemSource> = {},
): NavigationItemSource {
  const shown = { countries: [], hidden: false, hideSubItems: false, breadcrumbOverride: null, target: null };
  const item = { id: title, locale: 'en', title, path, page: null, items: [], sections: [] };
  return { ...item, ...shown, marketing: noMarketing, ...more };
}

const source: NavigationSource = {
  header: {
    theme: 'Default',
    hidden: false,
    homeItems: [],
    topItems: [
      createItem('English products', '/products', {
        items: [
          createItem('English crimping', '/products/crimping', {
            items: [createItem('English presses', '/products/crimping/presses')],
          }),
          createItem('English words', null),
          createItem('Česky', '/cesky', { locale: 'cs' }),
        ],
        sections: [{ title: 'English know-how', items: [createItem('English guide', '/guide')] }],
        marketing: {
          ...noMarketing,
          title: 'English machine',
          description: 'English sentence',
          link: link('English more'),
        },
      }),
      createItem('English branch', null, { items: [createItem('English leaf', '/leaf')] }),
    ],
  },
  footer: {
    locale: 'en',
    theme: 'Default',
    contactLink: link('English contact'),
    sections: [{ title: 'English law', links: [link('English imprint')] }],
  },
};
const context = { siteId: 'main', country: 'CH', findProduct: () => null, findService: () => null };

function list(language: 'cs' | 'en', render: (props: typeof testHeader) => ReactNode) {
  const locale = createLocale(language, 'CH');
  const urlPrefix = `/${locale.urlCode}`;
  const navigation = mapNavigation(source, { ...context, urlPrefix, language, findSitePrefix: () => null });
  const labels = { home: 'Domů', homeHref: urlPrefix, error: null, title: null };
  const chrome = {
    ...testHeader.chrome,
    languages: [],
    breadcrumbs: resolveBreadcrumbs(navigation, '/products/crimping/presses', labels),
  };
  return listTexts(
    renderToString(
      <MessagesProvider messages={createTestMessages(language)}>
        {render({ ...testHeader, locale, urlPrefix, navigation, chrome })}
      </MessagesProvider>,
    ),
  );
}

it('PUB-062 menu and trail mark the titles that are in another language, and nothing of their own', () => {
  const texts = list('cs', (props) => <Header {...props} />);
  const foreign = texts.filter(([text]) => text.includes('English'));
  expect(new Set(foreign.map(([text]) => text)).size).toBe(11);
  expect(foreign.filter(([text, language]) => language !== 'en' || !text.startsWith('English'))).toEqual([]);
  const own = texts.filter(([text]) => !text.includes('English'));
  expect(own.map(([text]) => text)).toEqual(expect.arrayContaining(['Přehled: ', 'Česky', 'Domů']));
  expect(own.filter(([, language]) => language !== '')).toEqual([]);
  const ofEnglishPage = list('en', (props) => <Header {...props} />).filter(([, language]) => language !== '');
  expect(new Set(ofEnglishPage.flat())).toEqual(new Set(['Česky', 'cs']));
});

it('PUB-062 the footer marks its titles and links that are in another language, and not the words of the site', () => {
  const texts = list('cs', (props) => <Footer {...props} />);
  const foreign = texts.filter(([text]) => text.includes('English'));
  expect(foreign).toEqual([
    ['English contact', 'en'],
    ['English law', 'en'],
    ['English imprint', 'en'],
  ]);
  const own = texts.filter(([text]) => !text.includes('English'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(([, language]) => language !== 'cs-CH')).toEqual([]);
});
