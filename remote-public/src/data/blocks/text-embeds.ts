import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { LinkedProduct } from '../catalogue/load-linked-products.ts';
import { resolveContentLink } from '../links/resolve-link.ts';
import { type Asset, assetFields, assetSchema } from '../media/asset.ts';

/** Selection of the entries embedded in a text or linked from it (HY-51). */
export const embedFields = `references(first: 100) {
  __typename
  ... on Asset { id fileName mimeType ${assetFields} }
  ... on Page { id title description protection slug parentSlug site { id } }
  ... on ProductReference { id productSlug }
}`;

const text = v.nullable(v.string());
const referenceSchema = v.variant('__typename', [
  v.object({
    __typename: v.literal('Asset'),
    id: v.string(),
    fileName: v.string(),
    mimeType: text,
    ...assetSchema.entries,
  }),
  v.object({
    __typename: v.literal('Page'),
    ...{ id: v.string(), title: text, description: text, protection: text, slug: v.string(), parentSlug: text },
    site: v.nullable(v.object({ id: v.string() })),
  }),
  v.object({ __typename: v.literal('ProductReference'), id: v.string(), productSlug: v.string() }),
]);
export const referencesSchema = v.array(referenceSchema);
type Reference = v.InferOutput<typeof referenceSchema>;

/** An entry embedded in a text; all of them can be linked to. */
export type TextEmbed =
  | { readonly kind: 'picture'; readonly asset: Asset; readonly href: string }
  | { readonly kind: 'file'; readonly title: string; readonly href: string }
  | { readonly kind: 'page'; readonly title: string; readonly text: string | null; readonly href: string }
  | ({ readonly kind: 'product'; readonly href: string } & Pick<LinkedProduct, 'name' | 'text' | 'lang' | 'image'>);

/** Embedded entries by id. */
export type TextEmbeds = Readonly<Record<string, TextEmbed>>;

/** Slugs of the machines embedded in a text. */
export function listEmbeddedProducts(references: readonly Reference[]): readonly string[] {
  return references.flatMap((reference) =>
    reference.__typename === 'ProductReference' ? [reference.productSlug] : [],
  );
}

function resolveEmbed(
  reference: Reference,
  request: PageRequest,
  products: readonly LinkedProduct[],
): TextEmbed | undefined {
  if (reference.__typename === 'Asset') {
    const { id: _id, __typename, fileName, mimeType, ...asset } = reference;
    if (mimeType?.startsWith('image/') === true) return { kind: 'picture', asset, href: asset.url };
    return { kind: 'file', title: fileName, href: asset.url };
  }
  if (reference.__typename === 'ProductReference') {
    const product = products.find(({ slug }) => slug === reference.productSlug);
    if (product === undefined) return undefined;
    const { name, text: description, lang, image, route } = product;
    return { kind: 'product', name, text: description, lang, image, href: createHref(request.urlPrefix, route) };
  }
  const { title, description, protection, ...page } = reference;
  const none = { text: title, path: null, url: null, productSlug: null, serviceSlug: null, openInNewTab: null };
  const { href } = resolveContentLink({ ...none, page }, request, new Map());
  // The lead of a protected page is only for those who may open it.
  const isOpen = protection === null || protection === 'none';
  return { kind: 'page', title: title ?? page.slug, text: isOpen ? description : null, href };
}

/** Resolves the entries embedded in a text for this site and locale; a machine not offered here is left out (PUB-070). */
export function resolveEmbeds(
  references: readonly Reference[],
  request: PageRequest,
  products: readonly LinkedProduct[],
): TextEmbeds {
  const entries = references.flatMap((reference) => {
    const embed = resolveEmbed(reference, request, products);
    return embed === undefined ? [] : [[reference.id, embed] as const];
  });
  return Object.fromEntries(entries);
}
