import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { DataQuery, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import type { PageAddress } from '../site/address.ts';
import type { SystemData } from '../site/system-data.ts';
import type { DataCache } from './cache/data-cache.ts';
import type { HtmlCache } from './cache/html-cache.ts';
import type { Configuration } from './configuration.ts';
import type { Metrics } from './metrics.ts';
import type { ReleaseKeeper } from './releases/release-keeper.ts';
import type { RequestContext } from './request-context.ts';
import type { RenderPool } from './workers/pool-types.ts';

export type ContentStage = 'DRAFT' | 'PUBLISHED';

/** What the stages share for the life of the process. */
export interface ShellServices {
  readonly configuration: Configuration;
  readonly metrics: Metrics;
  readonly releases: ReleaseKeeper;
  readonly pool: RenderPool;
  readonly dataCache: DataCache;
  readonly htmlCache: HtmlCache;
  /** Whether cookies must be Secure. */
  readonly isSecure: boolean;
  readonly allowSlugSites: boolean;
  readonly routeRules: Readonly<Record<string, unknown>>;
  readonly findReadinessProblems: () => readonly string[];
  readonly loadSystem: () => Promise<SystemData>;
  readonly loadNavigation: (
    site: Site,
    locale: Locale,
    urlPrefix: string,
    stage: ContentStage,
  ) => Promise<SiteNavigation>;
  readonly findRedirect: (
    address: PageAddress,
    context: Pick<RequestContext, 'cacheMode' | 'hasNextRelease'>,
  ) => Promise<string | null>;
  readonly findDirectPageUrl: (address: PageAddress, requestUrl: URL) => Promise<string | null>;
  readonly runQuery: (request: PageRequest, query: DataQuery, signal: AbortSignal) => Promise<unknown>;
}
