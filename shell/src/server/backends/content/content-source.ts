import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import { contentLocalesHeader, contentStageHeader } from '@kmx/shared-contracts/headers.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import {
  createPagePath,
  type LinkSource,
  type NavigationItemSource,
  type NavigationSource,
} from '../../../site/navigation-source.ts';
import { encodeSegment } from '../../../site/parse-path.ts';
import { selectRedirect } from '../../../site/redirect-keys.ts';
import type { PageLocation } from '../../../site/resolve-direct.ts';
import type { GraphqlClient } from '../calls/graphql-client.ts';
import { UpstreamError } from '../calls/upstream-error.ts';
import {
  maxPreviousUrls,
  navigationQuery,
  pageAddressQuery,
  previousUrlsQuery,
  redirectQuery,
  systemQuery,
} from './content-queries.ts';
import {
  type itemSchema,
  navigationSchema,
  pageAddressSchema,
  previousUrlsSchema,
  redirectsSchema,
  systemSchema,
} from './content-schemas.ts';
import { type LoadedSystem, mapSystem } from './map-system.ts';

export interface ContentScope {
  /** In order of preference, always ending in a language the content has (SRV-040). */
  readonly languages: readonly string[];
  readonly stage: ContentStage;
}

/** A response and the names of its dependencies; null when the content system does not report them. */
export interface TaggedAnswer<Value> {
  readonly value: Value;
  readonly entries: readonly string[] | null;
}

/** The shell's own queries to the content system; all rejections are StatusErrors of 502, 503 or 504. */
export interface ContentSource {
  readonly loadSystem: (signal?: AbortSignal) => Promise<TaggedAnswer<LoadedSystem>>;
  /** Null when the site or one of its navigations no longer exists. */
  readonly loadNavigation: (
    siteId: string,
    scope: ContentScope,
    signal?: AbortSignal,
  ) => Promise<TaggedAnswer<NavigationSource | null>>;
  /** All URLs that have redirects, as editors wrote them; null when there are too many to load them all. */
  readonly loadPreviousUrls: (signal?: AbortSignal) => Promise<readonly string[] | null>;
  /** Link of the most specific redirect for keys of createPreviousUrlKeys, or null (SRV-043, D-13). */
  readonly loadRedirect: (
    keys: readonly string[],
    scope: ContentScope,
    signal?: AbortSignal,
  ) => Promise<LinkSource | null>;
  readonly loadPageAddressById: (id: string, scope: ContentScope, signal?: AbortSignal) => Promise<PageLocation | null>;
}

/** Headers that choose languages and stage in the content system (SRV-040). */
export function createContentHeaders({ languages, stage }: ContentScope): Readonly<Record<string, string>> {
  return { [contentLocalesHeader]: languages.join(', '), [contentStageHeader]: stage };
}

/** Creates the shell's view of the content system (SRV-040..043). */
export function createContentSource(client: GraphqlClient): ContentSource {
  async function queryTagged<Schema extends v.GenericSchema>(
    schema: Schema,
    query: string,
    variables: Readonly<Record<string, unknown>>,
    scope: ContentScope,
    signal: AbortSignal | undefined,
  ): Promise<TaggedAnswer<v.InferOutput<Schema>>> {
    const { data, entries } = await client.executeTagged(query, variables, createContentHeaders(scope), signal);
    return { value: parseAnswer(schema, data), entries };
  }

  async function ask<Schema extends v.GenericSchema>(
    schema: Schema,
    query: string,
    variables: Readonly<Record<string, unknown>>,
    scope: ContentScope,
    signal: AbortSignal | undefined,
  ): Promise<v.InferOutput<Schema>> {
    return parseAnswer(schema, await client.execute(query, variables, createContentHeaders(scope), signal));
  }

  function parseAnswer<Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> {
    const result = v.safeParse(schema, data);
    if (result.success) return result.output;
    const [issue] = result.issues;
    const place = v.getDotPath(issue) ?? 'data';
    throw new UpstreamError(502, `content: unexpected answer at ${place}`, false, { cause: issue.message });
  }

  return {
    loadSystem: async (signal) => {
      // A footer may exist only in the language of its site; in any other the site would seem to have none (SYS-022).
      const scope: ContentScope = { languages: uiLanguages, stage: 'PUBLISHED' };
      const { value, entries } = await queryTagged(systemSchema, systemQuery, {}, scope, signal);
      return { value: mapSystem(value), entries };
    },
    loadNavigation: async (siteId, scope, signal) => {
      const { value, entries } = await queryTagged(navigationSchema, navigationQuery, { siteId }, scope, signal);
      return { value: mapNavigation(value), entries };
    },
    loadPreviousUrls: async (signal) => {
      const scope: ContentScope = { languages: uiLanguages, stage: 'PUBLISHED' };
      const pages = await ask(previousUrlsSchema, previousUrlsQuery, {}, scope, signal);
      const urls = Object.values(pages).flatMap((page) => page.map(({ previousUrl }) => previousUrl));
      return urls.length < maxPreviousUrls ? urls : null;
    },
    loadRedirect: async (keys, scope, signal) => {
      const { systemRedirects } = await ask(redirectsSchema, redirectQuery, { keys }, scope, signal);
      return selectRedirect(keys, systemRedirects)?.link ?? null;
    },
    loadPageAddressById: async (id, scope, signal) => {
      const answer = await ask(pageAddressSchema, pageAddressQuery, { id }, scope, signal);
      return mapPageLocation(answer);
    },
  };
}

const entryRoots = [
  ['story', '/stories'],
  ['mediaRelease', '/media-releases'],
  ['whitepaper', '/whitepapers'],
  ['annualReport', '/company/investors'],
  ['storyContact', '/stories/contacts'],
] as const;

/** Content that is not a page of a site exists once and belongs to the main site, as in the sitemaps. */
function mapPageLocation(answer: v.InferOutput<typeof pageAddressSchema>): PageLocation | null {
  const { page } = answer;
  if (page !== null)
    return {
      path: createPagePath(page),
      site: page.siteId === null ? 'own' : { id: page.siteId },
      mainSiteOnly: page.mainSiteOnly,
    };
  for (const [model, root] of entryRoots) {
    const slug = answer[model]?.slug;
    if (slug !== undefined) return { path: `${root}/${encodeSegment(slug)}`, site: 'main', mainSiteOnly: false };
  }
  return null;
}

function mapNavigation({ site }: v.InferOutput<typeof navigationSchema>): NavigationSource | null {
  if (!site?.headerNavigation || !site.footerNavigation) return null;
  const { homeItems, topItems, ...header } = site.headerNavigation;
  return {
    header: { ...header, homeItems: homeItems.map(mapItem), topItems: topItems.map(mapItem) },
    footer: site.footerNavigation,
  };
}

type ItemAnswer = Omit<v.InferOutput<typeof itemSchema>, 'items' | 'sections'> & {
  readonly items?: readonly ItemAnswer[];
  readonly sections?: readonly { readonly title: string; readonly items: readonly ItemAnswer[] }[];
};

function mapItem(item: ItemAnswer): NavigationItemSource {
  const { marketingTitle, marketingDescription, marketingImage, marketingSection, items, sections, ...own } = item;
  return {
    ...own,
    items: (items ?? []).map(mapItem),
    sections: (sections ?? []).map((section) => ({ title: section.title, items: section.items.map(mapItem) })),
    marketing: {
      title: marketingTitle,
      description: marketingDescription,
      imageUrl: marketingImage?.url ?? null,
      logo: marketingSection?.logo ?? null,
      backgroundColor: marketingSection?.backgroundColor ?? null,
      link: marketingSection?.link ?? null,
    },
  };
}
