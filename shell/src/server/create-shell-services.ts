import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { Logger } from 'pino';
import type { PageAddress } from '../site/address.ts';
import type { LinkSource } from '../site/navigation-source.ts';
import { findSitePrefix, type UrlContext } from '../site/page-url.ts';
import { createPreviousUrlKeys } from '../site/redirect-keys.ts';
import { resolveDirectLocation } from '../site/resolve-direct.ts';
import { type CatalogueTarget, type LinkContext, resolveLink } from '../site/resolve-link.ts';
import { resolveLanguages } from '../site/site-languages.ts';
import { findCountry, type SystemData } from '../site/system-data.ts';
import { createPageProtections } from './access/page-protection.ts';
import { createDataCache } from './cache/data-cache.ts';
import { createHtmlCache } from './cache/html-cache.ts';
import { createChromeKeeper } from './composition/chrome-keeper.ts';
import type { Configuration } from './configuration.ts';
import { createContentHeaders, createContentSource } from './data/content-source.ts';
import { findEntryTags } from './data/find-entry-tags.ts';
import { createFormsClient } from './data/forms-client.ts';
import { createGraphqlClient, type GraphqlLogEntry } from './data/graphql-client.ts';
import { loadLinkedProducts } from './data/load-linked-products.ts';
import { loadProductTarget } from './data/load-product-target.ts';
import { createNavigationKeeper } from './data/navigation-keeper.ts';
import { createSearchClient, createSearchPlace } from './data/search-client.ts';
import { createFileSource } from './files/file-source.ts';
import { createMetrics } from './metrics.ts';
import { createReleaseKeeper } from './releases/release-keeper.ts';
import type { ShellServices } from './shell-services.ts';
import { loadSitemapEntries } from './sitemap/sitemap-sources.ts';
import { describeQuery } from './workers/kept-answers.ts';
import { createRenderPool } from './workers/render-pool.ts';

const routeRules = {
  '/style-guide/**': { locale: false },
  '/**/mykomax/**': { cache: false },
  '/**/editor/**': { cache: false },
};

/** Connects the shell to its backends, releases and workers; rejects when it cannot serve at all. */
export async function createShellServices(
  configuration: Configuration,
  log: Logger,
): Promise<ShellServices & { readonly close: () => Promise<void> }> {
  const metrics = createMetrics();
  const dataCache = createDataCache({ onEvent: (event) => metrics.cacheEvents.inc({ cache: 'data', event }) });
  const htmlCache = createHtmlCache({
    onRefreshFailed: (error) => log.warn({ err: error }, 'a stale page stays because its refresh failed'),
  });
  const chromeKeeper = createChromeKeeper((event) => metrics.cacheEvents.inc({ cache: 'chrome', event }));
  const logCall = (entry: GraphqlLogEntry) => log[entry.error ? 'warn' : 'debug'](entry, 'backend call');
  const createClient = (name: string, url: string, token: string | null) =>
    createGraphqlClient({ name, url, token, timeoutMs: configuration.BACKEND_TIMEOUT_MS, log: logCall });
  const publishedClient = createClient('content', configuration.CMS_ENDPOINT, configuration.CMS_TOKEN);
  const catalogueClient = createClient('catalogue', configuration.CATALOGUE_ENDPOINT, null);
  const published = createContentSource(publishedClient);
  const draft = createContentSource(
    createClient('content-draft', configuration.CMS_ENDPOINT, configuration.CMS_DRAFT_TOKEN),
  );

  const loadSystem = (): Promise<SystemData> =>
    dataCache.read('system', async (signal) => ({ value: await published.loadSystem(signal), tags: ['content'] }));

  const createUrlContext = (system: SystemData, requestUrl: URL): UrlContext => ({
    system,
    requestUrl,
    allowSlugSites: configuration.allowSlugSites,
  });
  const createLinkContext = (
    { site, locale, urlPrefix }: Pick<PageAddress, 'site' | 'locale' | 'urlPrefix'>,
    system: SystemData,
    findProduct: LinkContext['findProduct'],
  ): LinkContext => ({
    urlPrefix,
    siteId: site.id,
    findProduct,
    // A link to a service leads to the overview of all services.
    findService: () => null,
    findSitePrefix: (siteId) =>
      findSitePrefix(siteId, locale, createUrlContext(system, new URL(configuration.PUBLIC_ORIGIN))),
  });

  const findProduct = (slug: string, language: string): Promise<CatalogueTarget | null> =>
    dataCache.read(`product-route:${language}:${slug}`, async (signal) => ({
      value: await loadProductTarget(catalogueClient, slug, language, signal),
      tags: ['catalogue'],
    }));

  const keepNavigation = createNavigationKeeper();
  const search = createSearchClient({
    endpoint: configuration.searchEndpoint,
    timeoutMs: configuration.BACKEND_TIMEOUT_MS,
  });

  const services: ShellServices = {
    configuration,
    search,
    metrics,
    dataCache,
    htmlCache,
    chromeKeeper,
    forms: createFormsClient({
      endpoint: configuration.formsEndpoint,
      token: configuration.FORMS_TOKEN,
      timeoutMs: configuration.BACKEND_TIMEOUT_MS,
    }),
    files: createFileSource({
      origin: configuration.FILES_ORIGIN ?? configuration.IMAGES_ORIGIN,
      timeoutMs: configuration.BACKEND_TIMEOUT_MS,
      askContent: (query, variables) =>
        publishedClient.execute(query, variables, createContentHeaders({ languages: uiLanguages, stage: 'PUBLISHED' })),
    }),
    protections: createPageProtections(
      (query, variables) =>
        publishedClient.execute(query, variables, createContentHeaders({ languages: uiLanguages, stage: 'PUBLISHED' })),
      (error) => log.warn({ err: error }, 'the list of protected pages is not up to date'),
    ),
    isSecure: configuration.PUBLIC_ORIGIN.startsWith('https:'),
    allowSlugSites: configuration.allowSlugSites,
    routeRules,
    get releases() {
      return releases;
    },
    get pool() {
      return pool;
    },
    findReadinessProblems: () => (pool.stats().threads === 0 ? ['no render worker is running'] : []),
    loadSystem,
    loadNavigation: async (site, locale, urlPrefix, stage): Promise<SiteNavigation> => {
      const system = await loadSystem();
      const languages = resolveLanguages(locale, findCountry(system, locale.country), site);
      const load = (signal?: AbortSignal) =>
        (stage === 'DRAFT' ? draft : published).loadNavigation(site.id, { languages, stage }, signal);
      const source =
        stage === 'DRAFT'
          ? await load()
          : await dataCache.read(`navigation:${site.id}:${languages.join()}`, async (signal) => ({
              value: await load(signal),
              tags: ['content'],
            }));
      if (!source) throw new Error(`The site ${site.name} has no navigation`);
      return keepNavigation({
        source,
        system,
        locale,
        urlPrefix,
        findProduct: (slug) => findProduct(slug, locale.sisCode),
        createLinkContext: (findTarget) => createLinkContext({ site, locale, urlPrefix }, system, findTarget),
      });
    },
    findRedirect: async (address, { cacheMode, hasNextRelease }) => {
      const system = await loadSystem();
      const place = {
        host: address.site.domains[0]?.host ?? '',
        localeUrlCode: address.locale.urlCode,
        siteSlug: address.siteSlug,
        path: address.path,
      };
      const scope = { languages: [address.locale.language, 'en'], stage: 'PUBLISHED' as const };
      const link = await dataCache.read<LinkSource | null>(
        `redirect:${Object.values(place).join(' ')}`,
        async (signal) => ({
          value: await published.loadRedirect(createPreviousUrlKeys(place), scope, signal),
          tags: ['content:redirects'],
        }),
        { bypass: cacheMode === 'bypass', nextRelease: hasNextRelease },
      );
      if (!link) return null;
      const product = link.productSlug === null ? null : await findProduct(link.productSlug, address.locale.sisCode);
      return resolveLink(
        link,
        createLinkContext(address, system, () => product),
      ).href;
    },
    findDirectPageUrl: async (address, requestUrl) => {
      const system = await loadSystem();
      // The page may stand on another site and exist in the languages of that one alone.
      const scope = { languages: uiLanguages, stage: 'PUBLISHED' as const };
      const page = await published.loadPageAddressById(address.slug, scope);
      return resolveDirectLocation(page, address, createUrlContext(system, requestUrl));
    },
    loadSitemapEntries: (site) =>
      dataCache.read(`sitemap:${site.id}`, async (signal) => {
        const headers = createContentHeaders({ languages: uiLanguages, stage: 'PUBLISHED' });
        const backend = {
          askContent: (query: string, variables: Readonly<Record<string, unknown>>) =>
            publishedClient.execute(query, variables, headers, signal),
          askCatalogue: (query: string, variables: Readonly<Record<string, unknown>>) =>
            catalogueClient.execute(query, variables, {}, signal),
        };
        return { value: await loadSitemapEntries(backend, site), tags: ['content', 'catalogue'] };
      }),
    askContent: (languages, query, variables) =>
      dataCache.read(`ask:${languages.join()}:${query}:${JSON.stringify(variables)}`, async (signal) => {
        const headers = createContentHeaders({ languages, stage: 'PUBLISHED' });
        const value = await publishedClient.execute(query, variables, headers, signal);
        return { value, tags: ['content', ...findEntryTags('content', value)] };
      }),
    askCatalogue: (query, variables) =>
      dataCache.read(`ask-catalogue:${query}:${JSON.stringify(variables)}`, async (signal) => {
        const value = await catalogueClient.execute(query, variables, {}, signal);
        return { value, tags: ['catalogue', ...findEntryTags('catalogue', value)] };
      }),
    resolveLinks: async (place, links) => {
      const system = await loadSystem();
      const slugs = links.flatMap(({ productSlug }) => productSlug ?? []);
      const findTarget = await loadLinkedProducts(slugs, (slug) => findProduct(slug, place.locale.sisCode));
      return links.map((link) => resolveLink(link, createLinkContext(place, system, findTarget)));
    },
    runQuery: async (request, query, signal) => {
      // Each query is asked once, so keeping answers would only push out what is asked again.
      if (query.service === 'search') {
        return JSON.stringify(await search.search(createSearchPlace(request), query.variables, signal));
      }
      const isContent = query.service === 'content';
      const client = isContent ? publishedClient : catalogueClient;
      const headers = isContent ? createContentHeaders({ languages: request.languages, stage: 'PUBLISHED' }) : {};
      const key = describeQuery(query, request.languages);
      const answer = dataCache.read(key, async (cacheSignal) => {
        const data = await client.execute(query.query, query.variables, headers, cacheSignal);
        return { value: JSON.stringify(data), tags: [query.service, ...findEntryTags(query.service, data)] };
      });
      return Promise.race([answer, rejectOnAbort(signal)]);
    },
  };
  const pool = createRenderPool({
    workerFile: configuration.workerFile,
    runQuery: services.runQuery,
    readDataVersion: dataCache.readVersion,
    log: (entry) => {
      if (entry.event === 'remote-fault') {
        metrics.remoteFaults.inc({ remote: entry.name, version: entry.version, kind: 'server' });
      }
      log[entry.level](entry, entry.message);
    },
    deadlines: {
      loadMs: configuration.LOAD_DEADLINE_MS,
      renderMs: configuration.RENDER_DEADLINE_MS,
      totalMs: configuration.PAGE_DEADLINE_MS,
    },
    heartbeatMs: 300,
    maxHtmlBytes: 5 * 1024 * 1024,
    maxOldGenerationMb: 128,
    workersPerVersion: (name) => (name === 'remote-public' ? configuration.RENDER_WORKERS : 1),
  });
  const releases = await createReleaseKeeper({
    releasesDirectory: configuration.RELEASES_DIR,
    dataDirectory: configuration.DATA_DIR,
    trustedKeys: configuration.trustedKeys,
    pool,
    log,
    onActivated: (set) => htmlCache.keepOnlyBuild(set.buildId),
  });
  return Object.assign(services, {
    close: async () => {
      releases.close();
      await pool.close();
    },
  });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
