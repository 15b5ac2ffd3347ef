import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

/** Content system and catalogue over HTTP with as many entries as a test wants. */
export interface LargeBackend {
  readonly origin: string;
  /** How many pages and products there are. */
  pages: number;
  products: number;
  /** Answers 500 from this page of the list of pages on; null for never. */
  failFrom: number | null;
  /** Waits before each answer. */
  hold: Promise<void> | null;
  readonly close: () => void;
}

const bodySchema = v.object({
  query: v.string(),
  variables: v.object({
    first: v.optional(v.pipe(v.number(), v.maxValue(100)), 10),
    after: v.nullish(v.pipe(v.string(), v.regex(/^page-\d{7}$/)), null),
    type: v.optional(v.string()),
    slugs: v.optional(v.string(), ''),
  }),
});
type Variables = v.InferOutput<typeof bodySchema>['variables'];

const changedAt = '2026-01-05T00:00:00.000Z';
const presses = { slug: 'presses', supported_countries: null, updated_at: changedAt };
const end = { hasNextPage: false, endCursor: null };

function createPage(place: number) {
  const id = `page-${String(place).padStart(7, '0')}`;
  return {
    ...{ id, slug: `a-page-of-the-site-${place}`, parentSlug: 'company', languages: [], alternateGroup: null },
    ...{ localizations: [{ locale: 'en' }], pageType: 'Content', countries: [], mainSiteOnly: false },
    ...{ protection: 'none', noIndex: false, updatedAt: changedAt },
  };
}

/** The vendor's paging: after the entry of an id, at most a hundred (HY-40, HY-41). */
function listPages(backend: LargeBackend, { first, after }: Variables) {
  const start = after === null ? 0 : Number(after.slice(-7)) + 1;
  const places = Array.from(
    { length: Math.max(0, Math.min(first, backend.pages - start)) },
    (_, index) => start + index,
  );
  const edges = places.map((place) => ({ node: createPage(place) }));
  const endCursor = edges.at(-1)?.node.id ?? null;
  return { list: { edges, pageInfo: { hasNextPage: start + first < backend.pages, endCursor } } };
}

function answer(backend: LargeBackend, query: string, variables: Variables): unknown {
  const isProducts = variables.type === 'product';
  if (query.includes('SitemapPages')) return listPages(backend, variables);
  if (query.includes('SitemapLanguages')) return { en: [{ language: 'en-US' }], de: [{ language: 'de-CH' }] };
  if (query.includes('SitemapClassifications')) return { getProductClassifications: isProducts ? [presses] : [] };
  if (query.includes('SitemapSlugs')) {
    const length = isProducts ? backend.products : 0;
    return { getProductSlugs: Array.from({ length }, (_, index) => `press-${index}`) };
  }
  if (query.includes('SitemapProducts')) {
    const products = variables.slugs.split(',').map((slug) => ({ ...presses, slug, classifications: [presses] }));
    return { getProductsBySlugs: products };
  }
  return { list: { edges: [], pageInfo: end } };
}

function isFailing({ failFrom }: LargeBackend, query: string, { after }: Variables): boolean {
  return failFrom !== null && query.includes('SitemapPages') && Number(after?.slice(-7) ?? 0) >= failFrom;
}

/** Starts both backends on one port; a test changes what they hold. */
export async function startLargeBackend(): Promise<LargeBackend> {
  const server: Server = createServer((request, response) => {
    void (async () => {
      const { query, variables } = v.parse(bodySchema, JSON.parse(await text(request)));
      await backend.hold;
      const status = isFailing(backend, query, variables) ? 500 : 200;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? { data: answer(backend, query, variables) } : {}));
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const backend: LargeBackend = {
    origin,
    pages: 0,
    products: 0,
    failFrom: null,
    hold: null,
    close: () => server.close(),
  };
  return backend;
}
