import { createLocale, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { DataQuery, LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';

/** The languages that every contract test renders: the default one, one with long words and one without spaces. */
export const contractLanguages = ['en', 'de', 'ja'] as const satisfies readonly UiLanguage[];

/** A page that a remote names for its contract tests: unlocalized path, expected status, and the answers of its backends. */
export interface PageFixture {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  /** Absent for a page that queries no backend; a query then fails the test. */
  readonly answer?: (query: DataQuery) => unknown;
}

/** The fixtures of a remote's contract tests: its pages, and an address that leads to none. */
export interface RemoteFixtures {
  readonly pages: readonly [PageFixture, ...PageFixture[]];
  readonly unknownPage: PageFixture;
}

/** A request of the main site in the international variant of a language; the address may include a query. */
export function createContractRequest(address: string, language: UiLanguage): PageRequest {
  const [path = '/', search = ''] = address.split('?');
  const segments = path.split('/').filter(Boolean);
  return {
    url: `/${language}${address}`,
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    slug: segments.at(-1) ?? 'home',
    parentSlug: segments.at(-2) ?? 'home',
    site: {
      id: 'site-main',
      name: 'KMX',
      technicalName: 'kmx',
      slug: null,
      internationalOnly: false,
      hideSideButtons: false,
      enableCutFont: false,
      localeAdjustments: { add: [], drop: [] },
      domains: [],
    },
    locale: createLocale(language, 'ALL'),
    languages: language === 'en' ? ['en'] : [language, 'en'],
    urlPrefix: `/${language}`,
    siteOrigin: 'https://www.kmx.example',
    stage: 'PUBLISHED',
    measurementSystem: 'Metric',
    sitePrefixes: {},
    mainSitePrefix: '/en-ch',
    form: null,
    formToken: 'token',
    hasNextRelease: false,
    isPastCaches: false,
    access: { state: 'open', pageId: null },
  };
}

/** The result of a page with status 200 and no access restriction, for tests where the result does not matter. */
export function createContractResult(data: unknown = null): PageResult {
  return {
    status: 200,
    head: { title: 'Page', description: null, robots: null, image: null, structuredData: [] },
    meta: {
      id: null,
      type: 'Test',
      theme: 'Default',
      breadcrumbs: null,
      languages: null,
      contentLanguage: 'en',
      isLanguageFallback: false,
      isLanguageUnavailable: false,
    },
    part: null,
    data,
    tags: [],
    cache: 'public',
  };
}

/** The load context of a fixture; its answers are parsed from JSON, as those of a backend are. */
export function createFixtureContext({ name, answer }: PageFixture): LoadContext {
  return {
    query: (query) =>
      answer === undefined
        ? Promise.reject(new Error(`${name} asks a backend, but its fixture has no answer`))
        : Promise.resolve(JSON.parse(JSON.stringify(answer(query)))),
    log: () => {},
  };
}
