import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { floatingFlashMessageMs } from '@kmx/shared-contracts/flash-message.ts';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import type { NavigationMarketing } from '@kmx/shared-contracts/navigation.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FlashRegion } from './banners/flash-region.tsx';
import { createItem, createTestMessages, testHeader } from './chrome.fixture.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { ContactPanel } from './panels/contact-panel.tsx';

const messages = createTestMessages('de');
const render = (content: ReactNode) =>
  renderToString(<MessagesProvider messages={messages}>{content}</MessagesProvider>);
const ignore = () => undefined;

function renderMenu(item: ReturnType<typeof createItem>): string {
  const navigation = { ...testHeader.navigation, header: { ...testHeader.navigation.header, topItems: [item] } };
  return render(<Header {...testHeader} navigation={navigation} />);
}

describe('ways of following a link', () => {
  it('PUB-058 renders actions of header and footer as buttons that carry the action', () => {
    const action = { url: 'action:open-news-feed-panel', kind: 'action' } as const;
    const items = [createItem('News', '/', action)];
    expect(renderMenu(createItem('Firma', '/company', { items }))).toMatch(
      /<button type="button" data-action="action:open-news-feed-panel"[^>]*>News<\/button>/,
    );
    const link = { text: 'News', href: 'action:open-news-feed-panel', kind: 'action', openInNewTab: true } as const;
    const footer = { theme: 'Default', contactLink: link, sections: [{ title: 'A', links: [link] }] };
    const html = render(<Footer {...testHeader} navigation={{ ...testHeader.navigation, footer }} />);
    expect(html.match(/data-action="action:open-news-feed-panel"/g)).toHaveLength(2);
    expect(html).not.toContain('href="action:');
  });

  it('PUB-060 marks hard links of the navigation, and no others', () => {
    const html = renderMenu(createItem('MyKomax', '/mykomax', { kind: 'hard' }));
    expect(html).toMatch(/href="\/de-ch\/mykomax" data-hard=""/);
    expect(renderMenu(createItem('Produkte', '/products'))).not.toMatch(/href="\/de-ch\/products" data-hard/);
  });
});

describe('menu branch', () => {
  const marketing: NavigationMarketing = {
    title: 'Corvus 550 Duo',
    description: 'Zwei Leitungen pro Takt',
    imageUrl: null,
    logo: { url: '/images/logo.webp', width: 608, height: 104, alternativeText: 'Crimp Academy' },
    backgroundColor: 'Copper_White',
    link: { text: 'Ansehen', href: '/de-ch/products/corvus', kind: 'in-app', openInNewTab: false },
  };
  const sections = [{ title: 'Wissen', items: [createItem('Leitfaden', '/guide')] }];
  const html = renderMenu(createItem('Produkte', '/products', { marketing, sections }));

  it('SYS-045 shows the sections with their items', () => {
    expect(html).toMatch(/Wissen<\/p>.*href="\/de-ch\/guide"/);
  });

  it('SYS-045 CON-018 CON-021 shows logo, words and link of the marketing section on its ground', () => {
    expect(html).toMatch(/data-page-theme="Copper_White"/);
    expect(html).toMatch(/<img[^>]*w=304&amp;h=52[^>]*width="304" height="52" alt="Crimp Academy"/);
    expect(html).toContain('Zwei Leitungen pro Takt');
    expect(html).toContain('href="/de-ch/products/corvus"');
  });
});

describe('side buttons', () => {
  const html = render(<Header {...testHeader} />);

  it('PUB-023 PUB-025 lead to contact without script and open contact, comparison and news', () => {
    const side = /<aside[^>]*data-side-buttons="".*<\/aside>/.exec(html)?.[0] ?? '';
    expect(side).toMatch(/<a [^>]*href="\/de-ch\/contact"[^>]*aria-label="Kontakt"/);
    expect(side).toContain('Vergleich: keine Produkte ausgewählt');
    expect(side).toMatch(/<button [^>]*aria-haspopup="dialog"[^>]*aria-label="Neuigkeiten"/);
  });

  it('PUB-084 say that there is unread news', () => {
    expect(render(<Header {...testHeader} isNewsUnread />)).toContain('Neuigkeiten, ungelesene vorhanden');
  });

  it('SYS-024 D-18 are hidden by hideSideButtons', () => {
    const site = { ...testHeader.site, hideSideButtons: true };
    expect(html).toContain('data-side-buttons');
    expect(render(<Header {...testHeader} site={site} />)).not.toContain('data-side-buttons');
  });
});

it('PUB-023 CON-014 the contact panel promises a reply within 24 hours and leads to contact and support', () => {
  const locale = createLocale('de', 'CH');
  const html = render(<ContactPanel place="/de-ch" mainPlace="/de-ch" locale={locale} onClose={ignore} />);
  expect(html).toContain('Wir antworten innert 24 Stunden.');
  expect(html).toContain('href="/de-ch/contact"');
  expect(html).toContain('href="/de-ch/support"');
});

it('PUB-055 messages of all kinds are in one live region, errors are announced immediately', () => {
  const renderMessage = (kind: 'info' | 'success' | 'error') => {
    const message = { id: kind, kind, text: `Text ${kind}`, link: null, isStatic: false, isFloating: true };
    return render(<FlashRegion messages={[message]} onDismiss={ignore} />);
  };
  expect(render(<FlashRegion messages={[]} onDismiss={ignore} />)).toContain('aria-live="polite"');
  expect(
    [renderMessage('info'), renderMessage('success'), renderMessage('error')].map((html) =>
      html.includes('role="alert"'),
    ),
  ).toEqual([false, false, true]);
});

it('PUB-057 CON-002 a floating message hides after 7000 ms', () => {
  expect(floatingFlashMessageMs).toBe(7000);
});

it('SYS-068 offers the units, the ones in use pressed', () => {
  const html = render(<Header {...testHeader} measurementSystem="Imperial" />);
  expect(html).toMatch(/aria-pressed="false">Metrisch/);
  expect(html).toMatch(/aria-pressed="true">Imperial/);
});

it('D-40 the banner of the test mode leads out of it', () => {
  expect(render(<Header {...testHeader} isTesting />)).toMatch(/href="\?testing=false" data-hard=""/);
  expect(render(<Header {...testHeader} isTesting />)).toMatch(/<section[^>]*aria-label="Testmodus"/);
  expect(render(<Header {...testHeader} />)).not.toContain('testing=false');
});
