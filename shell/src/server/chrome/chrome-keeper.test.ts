import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import { expect, it, vi } from 'vitest';
import { testHeader, testMeta } from '../../chrome/chrome.fixture.ts';
import { system } from '../../site/system-data.fixture.ts';
import type { DocumentData } from '../document/document-data.ts';
import { createChromeKeeper } from './chrome-keeper.ts';
import type { PageFrame } from './page-frame.ts';

const { site, locale, navigation, chrome } = testHeader;
const frame: PageFrame = {
  system,
  navigation,
  address: {
    kind: 'page',
    remote: 'remote-public',
    isSitePage: true,
    hasChrome: true,
    site,
    locale,
    path: '/products',
    slug: 'products',
    parentSlug: 'home',
    urlPrefix: '/de-ch',
    siteSlug: null,
    url: '/de-ch/products',
    query: {},
    isDirect: false,
    noindex: false,
  },
};
const page = { origin: 'https://kmx.example', meta: testMeta, title: 'Page | KMX', robots: null };
const data: DocumentData = {
  buildId: 'b1',
  shellVersion: '1',
  site,
  locale,
  urlPrefix: '/de-ch',
  navigation,
  remotes: {},
  auth: { wellKnown: '', baseUrl: '', clientId: '' },
  measurementSystem: 'Metric',
  page: null,
  chrome,
  ownView: null,
  isServerRendered: true,
  isTesting: false,
  hasNextRelease: false,
  builds: { pollMs: 3_600_000, isReloading: false },
  isLocalBasketEnabled: true,
  vitalsShare: 1,
};
const read = (html: Uint8Array) => Buffer.from(html).toString('utf8');

/** The same navigation as the content system would give it after an edit. */
function renameFirstItem(title: string): SiteNavigation {
  const [first, ...others] = navigation.header.topItems;
  if (!first) throw new Error('The fixture has no item');
  return { ...navigation, header: { ...navigation.header, topItems: [{ ...first, title }, ...others] } };
}

it('PUB-063 shares the view of a page until content, page or host change', () => {
  const keeper = createChromeKeeper();
  const create = vi.fn(() => ({ ...chrome }));
  const view = keeper.keepView(frame, page, create);
  expect(keeper.keepView(frame, { ...page }, create)).toBe(view);
  expect(keeper.keepView({ ...frame, navigation: { ...navigation } }, page, create)).not.toBe(view);
  expect(keeper.keepView({ ...frame, system: { ...system } }, page, create)).not.toBe(view);
  for (const other of [
    { origin: 'http://other.example' },
    { meta: { ...testMeta, languages: ['de'] } },
    { robots: 'noindex' },
  ]) {
    expect(keeper.keepView(frame, { ...page, ...other }, create)).not.toBe(view);
  }
  expect(create).toHaveBeenCalledTimes(6);
});

it('SRV-024 renders the header again as soon as the navigation has changed', () => {
  const keeper = createChromeKeeper();
  const before = keeper.renderHeader(data);
  expect(keeper.renderHeader({ ...data })).toBe(before);
  const after = keeper.renderHeader({ ...data, navigation: renameFirstItem('Kabel und mehr') });
  expect(read(before)).not.toContain('Kabel und mehr');
  expect(read(after)).toContain('Kabel und mehr');
});

it('SRV-007 keeps the header of testing mode apart', () => {
  const keeper = createChromeKeeper();
  const plain = read(keeper.renderHeader(data));
  expect(read(keeper.renderHeader({ ...data, isTesting: true }))).not.toBe(plain);
  expect(read(keeper.renderHeader(data))).toBe(plain);
});

it('SYS-046 renders the footer once for a navigation', () => {
  const keeper = createChromeKeeper();
  const footer = keeper.renderFooter(data);
  expect(keeper.renderFooter({ ...data, chrome: { ...chrome } })).toBe(footer);
  expect(keeper.renderFooter({ ...data, site: { ...site, name: 'KMX Academy' } })).not.toBe(footer);
});
