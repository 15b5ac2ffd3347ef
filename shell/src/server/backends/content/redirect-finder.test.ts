import { createLocale, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { expect, it, vi } from 'vitest';
import { system } from '../../../site/system-data.fixture.ts';
import { redirectsTag } from '../../cache/content-tags.ts';
import { createDataCache } from '../../cache/data-cache.ts';
import { maxPreviousUrls } from './content-queries.ts';
import { createContentSource } from './content-source.ts';
import { createRedirectFinder } from './redirect-finder.ts';

const link = { text: null, path: '/products', url: null, page: null, productSlug: null, serviceSlug: null };

/** A content system that knows redirects from some URLs and finds them by exactly what was written. */
function setUp(previousUrls: readonly string[]) {
  const execute = vi.fn((query: string, { keys = [] }: { readonly keys?: readonly string[] }) => {
    const redirects = previousUrls.map((previousUrl) => ({ previousUrl, link: { ...link, openInNewTab: null } }));
    if (query.includes('query PreviousUrls')) return Promise.resolve({ from0: redirects, from100: [] });
    return Promise.resolve({ systemRedirects: redirects.filter(({ previousUrl }) => keys.includes(previousUrl)) });
  });
  const dataCache = createDataCache();
  const source = createContentSource({ execute: execute as never, executeTagged: vi.fn() });
  const findLink = createRedirectFinder(dataCache, source);
  const find = (path: string, language: UiLanguage = 'en', origin = 'https://www.kmx.example') =>
    findLink(
      { site: system.mainSite, siteSlug: null, locale: createLocale(language, 'CH'), path },
      new URL(origin),
      {},
    );
  return { find, execute, dataCache };
}

it('HY-83 SRV-043 asks once for all old addresses, and then only for those that have a redirect', async () => {
  const { find, execute } = setUp(['/old', '/de-ch/alt']);
  for (const path of ['/', '/products', '/old-products', '/alt']) expect(await find(path)).toBeNull();
  expect(execute).toHaveBeenCalledTimes(1);
  expect(await find('/old')).toMatchObject({ path: '/products' });
  expect(await find('/alt', 'de')).toMatchObject({ path: '/products' });
  expect(execute).toHaveBeenCalledTimes(3);
});

it('D-13 finds an address that an editor noted with capital letters', async () => {
  const { find } = setUp(['https://www.kmx.example/Impressum.HTML']);
  expect(await find('/impressum.html')).toMatchObject({ path: '/products' });
});

it('SYS-052 D-13 finds an address that was noted with any host of its site, whatever host the visitor came to', async () => {
  const { find } = setUp(['https://kmx.example/imprint.html', 'http://localhost:3000/old', 'https://other.example/x']);
  for (const origin of ['https://kmx.example', 'https://www.kmx.example', 'https://shop.kmx.example']) {
    expect(await find('/imprint.html', 'en', origin)).toMatchObject({ path: '/products' });
  }
  expect(await find('/old', 'en', 'http://localhost:3000')).toMatchObject({ path: '/products' });
  expect(await find('/x')).toBeNull();
});

it('HY-86 a redirect that was published counts when the cached ones have been dropped', async () => {
  const urls: string[] = [];
  const { find, dataCache } = setUp(urls);
  expect(await find('/old')).toBeNull();
  urls.push('/old');
  dataCache.dropTags([redirectsTag]);
  expect(await find('/old')).not.toBeNull();
});

it('SRV-043 asks for each address where there are more redirects than one answer holds', async () => {
  const { find, execute } = setUp(Array.from({ length: maxPreviousUrls }, (_, number) => `/old-${number}`));
  expect(await find('/products')).toBeNull();
  expect(execute).toHaveBeenCalledTimes(2);
  expect(await find('/old-7')).not.toBeNull();
});
