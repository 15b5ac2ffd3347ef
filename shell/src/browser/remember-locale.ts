import { localeCookieName, localeCookieSeconds } from '../site/locale-cookie.ts';

/**
 * Remembers the locale that a visitor chooses in a menu for the next visit, and keeps the position: query and anchor of
 * the page are added to the link, which the server does not know when it renders the links (D-10).
 */
export function rememberLocaleChoice(page: Document): void {
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[data-locale-choice]');
    if (!link) return;
    const url = new URL(link.href);
    const locale = url.pathname.split('/')[1];
    if (locale === undefined || !/^[a-z]{2}(?:-[a-z]{2})?$/.test(locale)) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser
    page.cookie = `${localeCookieName}=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax${secure}`;
    url.search = location.search;
    url.hash = location.hash;
    link.href = url.href;
  });
}
