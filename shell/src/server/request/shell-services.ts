import type { Operations } from '@kmx/server-kit/operations/start-operations-server.server.ts';
import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { ResolvedLink, SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { DataQuery, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import type { PageAddress } from '../../site/address.ts';
import type { LinkSource } from '../../site/navigation-source.ts';
import type { SystemData } from '../../site/system-data.ts';
import type { EditorSessions } from '../access/editor-sessions.ts';
import type { PageProtections } from '../access/page-protection.ts';
import type { CmsClient } from '../backends/clients/cms-client.ts';
import type { FormsClient } from '../backends/clients/forms-client.ts';
import type { SearchClient } from '../backends/clients/search-client.ts';
import type { ServiceDeskClient } from '../backends/clients/service-desk-client.ts';
import type { TranslationClient } from '../backends/clients/translation-client.ts';
import type { CacheMode } from '../cache/cache-mode.ts';
import type { DataCache } from '../cache/data-cache.ts';
import type { HtmlCache } from '../cache/html-cache.ts';
import type { NoteContentEvent } from '../cache/invalidate-content.ts';
import type { ChromeKeeper } from '../chrome/chrome-keeper.ts';
import type { Configuration } from '../configuration.ts';
import type { FileSource } from '../files/file-source.ts';
import type { Metrics } from '../health/metrics.ts';
import type { ReleaseKeeper } from '../releases/release-keeper.ts';
import type { SitemapEntry } from '../sitemap/sitemap-entry.ts';
import type { IdentityTokens } from '../tokens/identity-tokens.ts';
import type { RenderPool, TaggedAnswer } from '../workers/pool-types.ts';

/** What the stages share for the life of the process. */
export interface ShellServices {
  readonly configuration: Configuration;
  readonly metrics: Metrics;
  readonly releases: ReleaseKeeper;
  readonly pool: RenderPool;
  readonly dataCache: DataCache;
  readonly htmlCache: HtmlCache;
  readonly chromeKeeper: ChromeKeeper;
  readonly forms: FormsClient;
  readonly editorSessions: EditorSessions;
  readonly files: FileSource;
  readonly search: SearchClient;
  readonly identityTokens: IdentityTokens;
  readonly serviceDesk: ServiceDeskClient;
  readonly protections: PageProtections;
  readonly cms: CmsClient;
  readonly translation: TranslationClient;
  /** Whether cookies must be Secure. */
  readonly isSecure: boolean;
  readonly allowSlugSites: boolean;
  readonly routeRules: Readonly<Record<string, unknown>>;
  /** Whether requests to the content system wait for their turn, so that a page that is late is one too many (503). */
  readonly isContentBusy: () => boolean;
  /** What the operator may ask of the process. */
  readonly operations: Operations;
  /** Takes what the content system says has changed; the caches drop what shows it. */
  readonly noteContentEvent: NoteContentEvent;
  readonly loadSystem: () => Promise<SystemData>;
  readonly loadNavigation: (
    site: Site,
    locale: Locale,
    urlPrefix: string,
    stage: ContentStage,
  ) => Promise<SiteNavigation>;
  readonly findRedirect: (
    address: PageAddress,
    requestUrl: URL,
    context: { readonly cacheMode: CacheMode; readonly hasNextRelease: boolean },
  ) => Promise<string | null>;
  readonly findDirectPageUrl: (address: PageAddress, requestUrl: URL) => Promise<string | null>;
  readonly loadSitemapEntries: (site: Site) => Promise<readonly SitemapEntry[]>;
  /** Asks the content system through the cache; for what the shell itself shows besides pages. */
  readonly askContent: (
    languages: readonly string[],
    query: string,
    variables: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>;
  /** Asks the catalogue through the cache. */
  readonly askCatalogue: (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Links of the content system as a page of this place shows them, in their order. */
  readonly resolveLinks: (
    place: Pick<PageAddress, 'site' | 'locale' | 'urlPrefix'>,
    links: readonly LinkSource[],
  ) => Promise<readonly ResolvedLink[]>;
  /** `endsAt`: the moment, as `performance.now()`, at which the answer would come too late. */
  readonly runQuery: (
    request: PageRequest,
    query: DataQuery,
    signal: AbortSignal,
    endsAt?: number,
  ) => Promise<TaggedAnswer>;
}
