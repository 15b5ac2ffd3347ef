import { noteTold } from '@kmx/server-kit/operations/request-scope.server.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { Logger } from 'pino';
import type { PageAddress } from '../../site/address.ts';
import { findSitePrefix, type UrlContext } from '../../site/page-url.ts';
import { resolveDirectLocation } from '../../site/resolve-direct.ts';
import { type CatalogueTarget, type LinkContext, resolveLink } from '../../site/resolve-link.ts';
import { resolveLanguages } from '../../site/site-languages.ts';
import { findCountry, type SystemData } from '../../site/system-data.ts';
import { createChromeTags, sitemapTag } from '../cache/content-tags.ts';
import type { DataCache } from '../cache/data-cache.ts';
import { runInBackground } from '../cache/urgency.ts';
import type { Configuration } from '../configuration.ts';
import { shareEqualCalls } from '../memory/share-equal-calls.ts';
import type { ShellServices } from '../request/shell-services.ts';
import { loadSitemapEntries } from '../sitemap/sitemap-sources.ts';
import { createGraphqlClient, type GraphqlLogEntry } from './calls/graphql-client.ts';
import type { RequestLimiter } from './calls/request-limiter.ts';
import { createSearchClient } from './clients/search-client.ts';
import { ownHostAddresses } from './content/asset-addresses.ts';
import { createContentHeaders, createContentSource, type ToldAnswer } from './content/content-source.ts';
import { findEntryTags } from './content/find-entry-tags.ts';
import { type CatalogueType, loadCatalogueTarget } from './content/load-catalogue-target.ts';
import { type LinkedTargets, loadLinkedTargets } from './content/load-linked-targets.ts';
import { createNavigationKeeper } from './content/navigation-keeper.ts';
import { createRedirectFinder } from './content/redirect-finder.ts';
import { createQueryRunner, isLate } from './content/run-remote-query.ts';
import { createChromeWatch } from './content/watch-chrome.ts';

/** Asking the backends through the data cache: the part of the services that knows queries, tags and links. */
export type BackendAccess = Pick<
  ShellServices,
  | 'search'
  | 'loadSystem'
  | 'loadNavigation'
  | 'findRedirect'
  | 'findDirectPageUrl'
  | 'loadSitemapEntries'
  | 'askContent'
  | 'askCatalogue'
  | 'resolveLinks'
  | 'runQuery'
> & {
  /** Asks the content system past the cache, in all languages. */
  readonly askContentNow: (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Reads the chrome's content that carries one of the tags again; the sites that show another one now. */
  readonly findChromeChanges: (tags: ReadonlySet<string>) => Promise<readonly string[] | 'all'>;
};

/** Connects the shell to content, catalogue and search; the limiter is that of all requests to the content system. */
export function createBackendAccess(
  configuration: Configuration,
  dataCache: DataCache,
  log: Logger,
  limiter?: RequestLimiter,
): BackendAccess {
  const logCall = (entry: GraphqlLogEntry) => {
    // A page asks a backend several times; that it is down is said once.
    const isNews = entry.error !== null && !isLate(entry.service) && noteTold(entry.error);
    log[isNews ? 'warn' : 'debug'](entry, 'backend call');
  };
  const shared = { timeoutMs: configuration.BACKEND_TIMEOUT_MS, log: logCall };
  const content = {
    ...shared,
    url: configuration.CMS_ENDPOINT,
    headers: ownHostAddresses,
    ...(limiter === undefined ? {} : { limiter }),
  };
  const publishedClient = createGraphqlClient({ ...content, name: 'content', token: configuration.CMS_TOKEN });
  const draftClient = createGraphqlClient({ ...content, name: 'content-draft', token: configuration.CMS_DRAFT_TOKEN });
  const catalogueEndpoint = configuration.CATALOGUE_ENDPOINT;
  const catalogueClient = createGraphqlClient({ ...shared, name: 'catalogue', url: catalogueEndpoint, token: null });
  const published = createContentSource(publishedClient);
  const draft = createContentSource(draftClient);
  const chromeWatch = createChromeWatch();

  /** Reads a part of the chrome through the cache; a change of content asks whether it is another one now. */
  async function readChrome<Value>(
    key: string,
    siteId: string | null,
    load: (signal: AbortSignal) => Promise<ToldAnswer<Value>>,
  ): Promise<Value> {
    const read = () =>
      dataCache.read(key, async (signal) => {
        const answer = await load(signal);
        return { value: answer, tags: ['content', ...createChromeTags(answer.entries)] };
      });
    const answer = await read();
    chromeWatch.note(key, siteId, answer, createChromeTags(answer.entries), read);
    return answer.value;
  }

  const loadSystem = (): Promise<SystemData> => readChrome('system', null, (signal) => published.loadSystem(signal));

  const createUrlContext = (system: SystemData, requestUrl: URL): UrlContext => ({
    system,
    requestUrl,
    allowSlugSites: configuration.allowSlugSites,
  });
  const createLinkContext = (
    { site, locale, urlPrefix }: Pick<PageAddress, 'site' | 'locale' | 'urlPrefix'>,
    system: SystemData,
    targets: LinkedTargets,
    requestUrl = new URL(configuration.PUBLIC_ORIGIN),
  ): LinkContext => ({
    urlPrefix,
    siteId: site.id,
    ...targets,
    findSitePrefix: (siteId) => findSitePrefix(siteId, locale, createUrlContext(system, requestUrl)),
  });

  const createFindTarget =
    (language: string) =>
    (type: CatalogueType, slug: string): Promise<CatalogueTarget | null> =>
      dataCache.read(`catalogue-route:${type}:${language}:${slug}`, async (signal) => ({
        value: await loadCatalogueTarget(catalogueClient, { type, slug, language }, signal),
        tags: ['catalogue'],
      }));

  const keepNavigation = createNavigationKeeper();
  const findRedirectLink = createRedirectFinder(dataCache, published);
  const search = createSearchClient({
    endpoint: configuration.searchEndpoint,
    timeoutMs: configuration.BACKEND_TIMEOUT_MS,
  });

  return {
    search,
    askContentNow: shareEqualCalls((query, variables) =>
      publishedClient.execute(query, variables, createContentHeaders({ languages: uiLanguages, stage: 'PUBLISHED' })),
    ),
    loadSystem,
    loadNavigation: async (site, locale, urlPrefix, stage): Promise<SiteNavigation> => {
      const system = await loadSystem();
      const languages = resolveLanguages(locale, findCountry(system, locale.country), site);
      const load = (signal?: AbortSignal) =>
        (stage === 'DRAFT' ? draft : published).loadNavigation(site.id, { languages, stage }, signal);
      const key = `navigation:${site.id}:${languages.join()}`;
      const source = stage === 'DRAFT' ? (await load()).value : await readChrome(key, site.id, load);
      if (!source) throw new Error(`The site ${site.name} has no navigation`);
      return keepNavigation({
        source,
        system,
        locale,
        urlPrefix,
        findTarget: createFindTarget(locale.sisCode),
        createLinkContext: (targets) => createLinkContext({ site, locale, urlPrefix }, system, targets),
      });
    },
    findRedirect: async (address, requestUrl, { cacheMode, hasNextRelease }) => {
      const system = await loadSystem();
      const options = { bypass: cacheMode === 'bypass', nextRelease: hasNextRelease };
      const link = await findRedirectLink(address, requestUrl, options);
      if (!link) return null;
      const targets = await loadLinkedTargets([link], createFindTarget(address.locale.sisCode));
      return resolveLink(link, createLinkContext(address, system, targets, requestUrl)).href;
    },
    findDirectPageUrl: async (address, requestUrl) => {
      const system = await loadSystem();
      // The page may stand on another site and exist in the languages of that one alone.
      const scope = { languages: uiLanguages, stage: 'PUBLISHED' as const };
      const page = await published.loadPageAddressById(address.slug, scope);
      return resolveDirectLocation(page, address, createUrlContext(system, requestUrl));
    },
    loadSitemapEntries: (site) =>
      runInBackground(() =>
        dataCache.read(`sitemap:${site.id}`, async (signal) => {
          const headers = createContentHeaders({ languages: uiLanguages, stage: 'PUBLISHED' });
          const backend = {
            askContent: (query: string, variables: Readonly<Record<string, unknown>>) =>
              publishedClient.execute(query, variables, headers, signal),
            askCatalogue: (query: string, variables: Readonly<Record<string, unknown>>) =>
              catalogueClient.execute(query, variables, {}, signal),
          };
          return { value: await loadSitemapEntries(backend, site), tags: ['content', sitemapTag, 'catalogue'] };
        }),
      ),
    askContent: (languages, query, variables) =>
      dataCache.read(`ask:${languages.join()}:${query}:${JSON.stringify(variables)}`, async (signal) => {
        const headers = createContentHeaders({ languages, stage: 'PUBLISHED' });
        const { data, entries } = await publishedClient.executeTagged(query, variables, headers, signal);
        return { value: data, tags: ['content', ...findEntryTags('content', data, entries)] };
      }),
    askCatalogue: (query, variables) =>
      dataCache.read(`ask-catalogue:${query}:${JSON.stringify(variables)}`, async (signal) => {
        const value = await catalogueClient.execute(query, variables, {}, signal);
        return { value, tags: ['catalogue', ...findEntryTags('catalogue', value)] };
      }),
    resolveLinks: async (place, links) => {
      const system = await loadSystem();
      const targets = await loadLinkedTargets(links, createFindTarget(place.locale.sisCode));
      return links.map((link) => resolveLink(link, createLinkContext(place, system, targets)));
    },
    runQuery: createQueryRunner({
      dataCache,
      search,
      published: publishedClient,
      draft: draftClient,
      catalogue: catalogueClient,
      isContentBusy: () => limiter?.isBusy() ?? false,
    }),
    findChromeChanges: (tags) => runInBackground(() => chromeWatch.findChanges(tags)),
  };
}
