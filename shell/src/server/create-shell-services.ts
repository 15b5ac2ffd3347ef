import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { Logger } from 'pino';
import type { PageAddress } from '../site/address.ts';
import { type LinkSource, listProductSlugs } from '../site/navigation-source.ts';
import { mapNavigation } from '../site/navigation-tree.ts';
import { findSitePrefix, type UrlContext } from '../site/page-url.ts';
import { createPreviousUrlKeys } from '../site/redirect-keys.ts';
import { resolveDirectLocation } from '../site/resolve-direct.ts';
import { type CatalogueTarget, type LinkContext, resolveLink } from '../site/resolve-link.ts';
import { resolveLanguages } from '../site/site-languages.ts';
import { findCountry, type SystemData } from '../site/system-data.ts';
import { createDataCache } from './cache/data-cache.ts';
import { createHtmlCache } from './cache/html-cache.ts';
import type { Configuration } from './configuration.ts';
import { createContentHeaders, createContentSource } from './data/content-source.ts';
import { findEntryTags } from './data/find-entry-tags.ts';
import { createGraphqlClient, type GraphqlLogEntry } from './data/graphql-client.ts';
import { loadLinkedProducts } from './data/load-linked-products.ts';
import { loadProductTarget } from './data/load-product-target.ts';
import { createMetrics } from './metrics.ts';
import { createReleaseKeeper } from './releases/release-keeper.ts';
import type { ShellServices } from './shell-services.ts';
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

  const services: ShellServices = {
    configuration,
    metrics,
    dataCache,
    htmlCache,
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
      const findTarget = await loadLinkedProducts(listProductSlugs(source), (slug) =>
        findProduct(slug, locale.sisCode),
      );
      const linkContext = createLinkContext({ site, locale, urlPrefix }, system, findTarget);
      return mapNavigation(source, { ...linkContext, country: locale.country });
    },
    findRedirect: async (address, { cacheMode, hasNextRelease }) => {
      const system = await loadSystem();
      const keys = createPreviousUrlKeys({
        host: address.site.domains[0]?.host ?? '',
        localeUrlCode: address.locale.urlCode,
        siteSlug: address.siteSlug,
        path: address.path,
      });
      const scope = { languages: [address.locale.language, 'en'], stage: 'PUBLISHED' as const };
      const link = await dataCache.read<LinkSource | null>(
        `redirect:${keys.join('|')}`,
        async (signal) => ({ value: await published.loadRedirect(keys, scope, signal), tags: ['content:redirects'] }),
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
      const scope = { languages: resolveLanguages(address.locale, null, address.site), stage: 'PUBLISHED' as const };
      const page = await published.loadPageAddressById(address.slug, scope);
      return resolveDirectLocation(page, address, createUrlContext(system, requestUrl));
    },
    runQuery: async (request, query, signal) => {
      const isContent = query.service === 'content';
      const client = isContent ? publishedClient : catalogueClient;
      const headers = isContent ? createContentHeaders({ languages: request.languages, stage: 'PUBLISHED' }) : {};
      const key = `${query.service}:${request.languages.join()}:${query.query}:${JSON.stringify(query.variables)}`;
      const answer = dataCache.read(key, async (cacheSignal) => {
        const value = await client.execute(query.query, query.variables, headers, cacheSignal);
        return { value, tags: [query.service, ...findEntryTags(query.service, value)] };
      });
      return Promise.race([answer, rejectOnAbort(signal)]);
    },
  };
  const pool = createRenderPool({
    workerFile: configuration.workerFile,
    runQuery: services.runQuery,
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
