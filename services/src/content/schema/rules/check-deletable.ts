import type { ContentDocument } from '../../model/content-document.ts';
import type { ContentModel } from '../../model/model-types.ts';
import type { EntrySet } from '../../store/entry-set.ts';
import { findByValues } from '../../store/find-by-values.ts';
import { createRequestError } from '../reading/content-request.ts';

interface Context {
  readonly contentModel: ContentModel;
  readonly entries: EntrySet;
}

const texts = {
  structure: 'the site is built on it',
  home: 'it is the home page of its site',
  error: 'it is the page that visitors see when something is not found',
  list: 'the site shows its lists there',
  footer: 'a site has it as its footer',
} as const;

/** Why the site cannot live without an entry. */
export type Refusal = keyof typeof texts;

/** Without these there would be no site, or no language or country to show it in. */
const structure: ReadonlySet<string> = new Set(['Site', 'HeaderNavigation', 'Country', 'Language']);

/** Pages that replace each other: the same address on the same site. */
function isSamePlace({ base: { data: left } }: ContentDocument, { base: { data: right } }: ContentDocument): boolean {
  return (
    left['slug'] === right['slug'] &&
    (left['parentSlug'] || 'home') === (right['parentSlug'] || 'home') &&
    (left['site'] ?? null) === (right['site'] ?? null)
  );
}

/** A page may be deleted while another one for all countries remains at its address: a country does not need its own. */
function findPageRefusal({ entries }: Context, page: ContentDocument): Refusal | null {
  const { pageType, slug, parentSlug } = page.base.data;
  const isHome = slug === 'home' && (parentSlug || 'home') === 'home';
  const isContent = pageType === null || pageType === undefined || pageType === 'Content';
  const places = typeof slug === 'string' ? findByValues(entries, 'Page', 'PUBLISHED', 'slug', [slug]) : [];
  const isReplaced = places.some((other) => other.id !== page.id && isSamePlace(other, page) && isForEverybody(other));
  if ((isContent && !isHome) || isReplaced) return null;
  if (isHome) return 'home';
  return pageType === 'Error' ? 'error' : 'list';
}

function isForEverybody({ base: { data } }: ContentDocument): boolean {
  return !Array.isArray(data['countries']) || data['countries'].length === 0;
}

/** The reason why an entry must not be deleted; null when it may be. */
export function findRefusal(context: Context, document: ContentDocument): Refusal | null {
  const { model, id } = document;
  if (structure.has(model)) return 'structure';
  if (model === 'Page') return findPageRefusal(context, document);
  if (model !== 'FooterNavigation') return null;
  const users = findByValues(context.entries, 'Site', 'DRAFT', 'footerNavigation', [id]);
  return users.length > 0 ? 'footer' : null;
}

/** Throws status 400 for an entry that the site cannot live without. */
export function checkDeletable(context: Context, document: ContentDocument): void {
  const refusal = findRefusal(context, document);
  if (refusal !== null) throw createRequestError(400, `cannot be deleted: ${texts[refusal]}`);
}
