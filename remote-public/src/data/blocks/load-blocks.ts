import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { loadProductRoutes } from '../catalogue/load-product-routes.ts';
import { sourceLinkSchema } from '../links/link.ts';
import { localizePath } from '../links/localize-links.ts';
import { type ProductRoutes, resolveContentLink } from '../links/resolve-link.ts';
import { type Block, blockSchema, storyTeaserSchema } from './blocks.ts';
import { loadBlockProducts } from './load-block-products.ts';
import { addLocations } from './load-locations.ts';
import { addReleases } from './load-releases.ts';
import { storiesQuery } from './page-query.ts';

const storiesSchema = v.object({ stories: v.array(storyTeaserSchema) });
const defaultStoryCount = 3;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listLinkedSlugs(value: unknown, field: 'productSlug' | 'serviceSlug'): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listLinkedSlugs(item, field));
  if (!isRecord(value)) return [];
  const slug = value[field];
  const own = typeof slug === 'string' ? [slug] : [];
  return [...own, ...Object.values(value).flatMap((item) => listLinkedSlugs(item, field))];
}

function resolveLinks(value: unknown, request: PageRequest, products: ProductRoutes): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveLinks(item, request, products));
  if (!isRecord(value)) return value;
  if (value.__typename === 'Link') return resolveContentLink(v.parse(sourceLinkSchema, value), request, products);
  const entries = Object.entries(value).map(([key, item]) => [key, resolveLinks(item, request, products)]);
  // Links inside rich texts.
  return value.type === 'link' && typeof value.href === 'string'
    ? Object.fromEntries([...entries, ['href', localizePath(value.href, request.urlPrefix)]])
    : Object.fromEntries(entries);
}

// A block that an editor has only started must not break the page; published ones are complete.
function parseBlocks(source: unknown, isDraft: boolean): readonly Block[] {
  return v.parse(v.array(v.unknown()), source).flatMap((block) => {
    const parsed = v.safeParse(blockSchema, block);
    if (!parsed.success) return [];
    const id = isRecord(block) ? block.id : undefined;
    return [isDraft && typeof id === 'string' ? { ...parsed.output, id } : parsed.output];
  });
}

/** Parses the blocks of a page, resolves their links and adds the stories that lists show. */
export async function loadBlocks(
  source: readonly unknown[],
  request: PageRequest,
  context: LoadContext,
): Promise<readonly Block[]> {
  const [machines, services] = await Promise.all([
    loadProductRoutes(listLinkedSlugs(source, 'productSlug'), request, context),
    loadProductRoutes(listLinkedSlugs(source, 'serviceSlug'), request, context, 'service'),
  ]);
  const products = new Map([...machines, ...services]);
  const parsed = parseBlocks(resolveLinks(source, request, products), request.stage === 'DRAFT');
  const filled = await loadBlockProducts(await addLocations(parsed, request, context), request, context);
  const blocks = await addReleases(filled, context);
  const counts = blocks.map((block) => (block.__typename === 'StoriesBlock' ? (block.count ?? defaultStoryCount) : 0));
  const first = Math.max(0, ...counts);
  if (first === 0) return blocks;
  const answer = await context.query({ service: 'content', query: storiesQuery, variables: { first } });
  const { stories } = v.parse(storiesSchema, answer);
  return blocks.map((block) =>
    block.__typename === 'StoriesBlock'
      ? { ...block, stories: stories.slice(0, block.count ?? defaultStoryCount) }
      : block,
  );
}
