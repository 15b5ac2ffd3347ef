import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { ResolvedLink } from '@kmx/shared-contracts/navigation.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FlashRegion } from './banners/flash-region.tsx';
import { findPreferredLanguage } from './banners/preferred-language.ts';
import { createTestMessages, readCatalogue, testHeader, testMeta } from './chrome.fixture.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { resolveContactHref } from './links/contact-href.ts';
import { ErrorView } from './own-views/error-view.tsx';

const messages = createTestMessages('de');
const render = (content: ReactNode) =>
  renderToString(<MessagesProvider messages={messages}>{content}</MessagesProvider>);

describe('header', () => {
  const html = render(<Header {...testHeader} isTesting />);

  it('writes neither style attributes nor scripts', () => {
    expect(html).not.toMatch(/\sstyle=|<script/);
  });

  it('PUB-064 shows no hidden sub items', () => {
    expect(html).toContain('href="/de-ch/products/crimping"');
    expect(html).not.toContain('Geheim');
  });

  it('SYS-044 marks the branch and the current page, and opens branches with a named button next to the link', () => {
    expect(html).toMatch(/href="\/de-ch\/products"[^>]* aria-current="true"/);
    expect(html).toMatch(/aria-expanded="false"[^>]*><span[^>]*>Seiten anzeigen in: Produkte</);
    expect(html).not.toContain('Seiten anzeigen in: Storys');
  });

  it('PUB-063 offers languages as links that name themselves in their own language', () => {
    expect(html).toMatch(/href="\/en-ch\/products\/crimping" hrefLang="en" lang="en"/);
  });

  it('SYS-047 takes the theme of its options, and shows no navigation when it is hidden', () => {
    const withOptions = (theme: string, hidden: boolean) => {
      const { header } = testHeader.navigation;
      return render(
        <Header {...testHeader} navigation={{ ...testHeader.navigation, header: { ...header, theme, hidden } }} />,
      );
    };
    const branch = 'Seiten anzeigen in: Produkte';
    expect(withOptions('Dark', false)).toMatch(/<header[^>]*data-page-theme="Dark_White"/);
    expect(withOptions('Default', false)).not.toContain('data-page-theme="Dark_White"');
    expect(withOptions('Dark', false)).toContain(branch);
    expect(withOptions('Dark', true)).not.toContain(branch);
  });

  it('PUB-027 shows an unknown session exactly like a signed-out one, and a user with initials', () => {
    expect(render(<Header {...testHeader} session={{ status: 'signed-out', user: null }} isTesting />)).toBe(html);
    const user = { initials: 'RK', fullName: 'Regula Keller', email: 'regula@example.com' };
    const session = { status: 'signed-in', user: { ...user, ...emptyUser } } as const;
    const signedIn = render(<Header {...testHeader} session={session} />);
    expect(signedIn).toContain('Konto von RK, Regula Keller');
    expect(signedIn).not.toContain('aria-label="Anmelden"');
  });

  it('says the number of compared products', () => {
    expect(render(<Header {...testHeader} basketCount={2} />)).toContain('Vergleich: 2 Produkte ausgewählt');
  });

  it('PUB-050 ends the breadcrumbs with the current page and has none on the home page', () => {
    expect(html).toContain('<span aria-current="page">Crimpen</span>');
    const home = { ...testHeader.chrome, breadcrumbs: [{ title: 'Startseite', href: null }] };
    expect(render(<Header {...testHeader} chrome={home} />)).not.toContain('Sie sind hier');
  });

  it('PUB-026 PUB-062 says that a page is shown in another language, and only then', () => {
    expect(html).not.toContain('Sprache dieser Seite');
    const banner = render(
      <Header
        {...testHeader}
        meta={testMeta}
        chrome={{ ...testHeader.chrome, shownLanguage: { language: 'en', name: 'English' } }}
      />,
    );
    expect(banner).toContain('<strong lang="en">English</strong>');
  });
});

const emptyUser = {
  id: '',
  firstName: '',
  lastName: '',
  roles: [],
  populated: true,
  isDelegatedAdminInternal: false,
  isDelegatedAdminExternal: false,
};

it('D-46 offers the first language of the browser in which the page exists, unless it is shown', () => {
  const { languages } = testHeader.chrome;
  expect(findPreferredLanguage(languages, ['fr-CH', 'en-GB'])?.language).toBe('en');
  expect(findPreferredLanguage(languages, ['de-CH'])).toBeNull();
  const german = languages.map((choice) => ({ ...choice, isAvailable: true }));
  expect(findPreferredLanguage(german, ['de-CH', 'en'])).toBeNull();
});

it('PUB-028 renders the footer with its sections and contact link', () => {
  const html = render(<Footer {...testHeader} />);
  expect(html).toMatch(/<footer[^>]*data-page-theme="Dark_White"/);
  expect(html).toContain('href="/de-ch/imprint"');
  expect(html).toContain('href="/de-ch/contact"');
});

it('PUB-049 ERR-006 gives every kind of error its own title, a home link, and a maintenance notice from 500 on', () => {
  const places = { urlPrefix: '/de-ch', mainSitePrefix: '/de-ch', contactHref: '/de-ch/contact' };
  const renderError = (status: number) =>
    render(<ErrorView status={status} reason={null} path="/x" message="Page not found: /x" {...places} />);
  const titles = [400, 403, 404, 405, 410, 429, 500].map(
    (status) => renderError(status).match(/<h1[^>]*>(.*?)<\/h1>/)?.[1],
  );
  expect(new Set(titles).size).toBe(7);
  expect(renderError(503)).toContain('Wartungsarbeiten');
  expect(renderError(404)).not.toContain('Wartungsarbeiten');
  expect(renderError(404)).toMatch(/href="\/de-ch"/);
});

it('EDT-013 a preview link that opens nothing gets a page about preview links, with a way to a new one and no word of accounts', () => {
  const places = { urlPrefix: '/en', mainSitePrefix: '/en', contactHref: '/en/contact', path: '/company', message: '' };
  const [expired, invalid] = (['previewExpired', 'previewInvalid'] as const).map((reason) =>
    render(<ErrorView status={403} reason={reason} {...places} />),
  );
  expect(expired).toMatch(/Dieser Vorschaulink ist abgelaufen.*um einen neuen Link/s);
  expect(invalid).toMatch(/Dieser Vorschaulink funktioniert nicht.*um einen neuen Link/s);
  expect(`${expired}${invalid}`).not.toMatch(/Konto|Administration/);
});

it('PUB-049 ERR-006 an error page of a sub-site leads to pages that are there', () => {
  const link = { text: 'Service', href: '/de-ch/fair/service', kind: 'in-app', openInNewTab: false } as const;
  const withContact = (contactLink: ResolvedLink | null) => {
    const { header, footer } = testHeader.navigation;
    return resolveContactHref({ header, footer: { ...footer, contactLink } }, '/de-ch');
  };
  expect([withContact(link), withContact(null)]).toEqual(['/de-ch/fair/service', '/de-ch/contact']);
  const places = { urlPrefix: '/de-ch/fair', mainSitePrefix: '/de-ch', contactHref: withContact(link) };
  const html = render(<ErrorView status={404} reason={null} path="/x" message="" {...places} />);
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
  expect(hrefs).toEqual(['/de-ch/fair', '/de-ch/products', '/de-ch/fair/service']);
});

it('PUB-056 offers to dismiss a message unless it is static', () => {
  const message = { id: '1', kind: 'info', text: 'Text', link: null, isFloating: false } as const;
  const renderMessages = (isStatic: boolean) =>
    render(<FlashRegion messages={[{ ...message, isStatic }]} onDismiss={() => undefined} />);
  expect(renderMessages(false)).toContain('Meldung schliessen');
  expect(renderMessages(true)).not.toContain('Meldung schliessen');
});

it('SYS-070 has every text in all eleven languages', () => {
  const ids = Object.keys(readCatalogue('en')).sort();
  for (const language of uiLanguages) {
    const catalogue = readCatalogue(language);
    expect(Object.keys(catalogue).sort()).toEqual(ids);
    expect(Object.values(catalogue).filter((text) => text.trim() === '')).toEqual([]);
  }
});
