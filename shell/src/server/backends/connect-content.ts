import { noteReported } from '@kmx/server-kit/operations/request-scope.server.ts';
import type { Logger } from 'pino';
import type { DataCache } from '../cache/data-cache.ts';
import type { Configuration } from '../configuration.ts';
import { createGraphqlClient, type GraphqlLogEntry } from './calls/graphql-client.ts';
import type { RequestLimiter } from './calls/request-limiter.ts';
import { ownHostAddresses } from './clients/asset-addresses.ts';
import { createSearchClient, type SearchClient } from './clients/search-client.ts';
import { createContentSource } from './content/content-source.ts';
import { type ContentQueries, createContentQueries } from './content/create-content-queries.ts';
import { createTargetFinder } from './content/link-targets.ts';
import { createPageRedirects, type PageRedirects } from './content/page-redirects.ts';
import { createQueryRunner, isLate, type RunQuery } from './content/run-remote-query.ts';
import { createSiteContent, type SiteContent } from './content/site-content.ts';
import { createSitemapContent, type SitemapContent } from './content/sitemap-content.ts';

/** Content, catalogue and search, as the shell and the remotes ask them. */
export interface ContentAccess extends SiteContent, PageRedirects, ContentQueries, SitemapContent {
  readonly search: SearchClient;
  /** Answers a query of a remote. */
  readonly runQuery: RunQuery;
}

/** Deadline of a call that no visitor waits for, with its wait for a turn behind those of visitors. */
const backgroundMs = 60_000;

/** Connects the shell to content, catalogue and search; the limiter is that of all requests to the content system. */
export function connectContent(
  configuration: Configuration,
  dataCache: DataCache,
  log: Logger,
  limiter?: RequestLimiter,
): ContentAccess {
  const timeoutMs = configuration.BACKEND_TIMEOUT_MS;
  const logCall = (entry: GraphqlLogEntry) => {
    // A page sends several requests to a backend; its failure is logged once.
    const isNews = entry.error !== null && !isLate(entry.service) && noteReported(entry.error);
    log[isNews ? 'warn' : 'debug'](entry, 'backend call');
  };
  const shared = { timeoutMs, log: logCall };
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
  const findTargets = createTargetFinder(dataCache, catalogueClient);
  const siteContent = createSiteContent({ configuration, dataCache, published, draft, findTargets });
  const { loadSystem } = siteContent;
  const search = createSearchClient({ endpoint: configuration.searchEndpoint, timeoutMs });
  return {
    ...siteContent,
    ...createPageRedirects({ configuration, dataCache, published, findTargets, loadSystem }),
    ...createContentQueries({
      configuration,
      dataCache,
      publishedClient,
      catalogueClient,
      findTargets,
      loadSystem,
    }),
    ...createSitemapContent({
      dataCache,
      contentClient: createGraphqlClient({
        ...content,
        name: 'content in the background',
        token: configuration.CMS_TOKEN,
        timeoutMs: backgroundMs,
      }),
      catalogueClient: createGraphqlClient({
        ...shared,
        name: 'catalogue in the background',
        url: catalogueEndpoint,
        token: null,
        timeoutMs: backgroundMs,
      }),
      loadSystem,
      log,
    }),
    search,
    runQuery: createQueryRunner({
      dataCache,
      search,
      published: publishedClient,
      draft: draftClient,
      catalogue: catalogueClient,
      isContentBusy: () => limiter?.isBusy() ?? false,
    }),
  };
}
