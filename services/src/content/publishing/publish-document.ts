import type { ContentDocument } from '../model/content-document.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { checkPublishable } from './check-publishable.ts';
import type { PublishingContext } from './publishing-context.ts';
import { publishEntry, removeFromStage } from './write-entries.ts';

/** The parts of an entry that are published; no locales means the whole entry (HY-70). */
export interface PublishOptions {
  readonly locales?: readonly string[] | null | undefined;
  readonly publishBase?: boolean | null | undefined;
  readonly withDefaultLocale?: boolean | null | undefined;
}

export interface UnpublishOptions {
  readonly locales?: readonly string[] | null | undefined;
  readonly unpublishBase?: boolean | null | undefined;
}

/** The locales ('' is the base document) that a publication affects; the first one brings the base document with it. */
export function planPublication(
  { store, contentModel }: Pick<PublishingContext, 'store' | 'contentModel'>,
  { id, model, localizations }: ContentDocument,
  { locales, publishBase, withDefaultLocale }: PublishOptions,
): readonly string[] {
  const published = store.find(model, 'PUBLISHED', id);
  const named = locales ?? [...localizations.keys(), ...(published?.localizations.keys() ?? [])];
  const [defaultLocale] = contentModel.locales;
  const withDefault = withDefaultLocale === false || !localizations.has(defaultLocale) ? [] : [defaultLocale];
  const base = publishBase === false && published !== undefined ? [] : [''];
  return [...new Set([...base, ...withDefault, ...named])];
}

/**
 * The locales to withdraw from the published stage; undefined means the whole entry. Without the base document the
 * default locale is withdrawn alone too, unlike in the hosted system, where it takes all others with it (HY-72,
 * decision 0030).
 */
export function planWithdrawal(
  { store }: Pick<PublishingContext, 'store'>,
  { id, model }: ContentDocument,
  { locales, unpublishBase }: UnpublishOptions,
): readonly string[] | undefined {
  if (locales === undefined || locales === null || unpublishBase !== false) return undefined;
  const published = [...(store.find(model, 'PUBLISHED', id)?.localizations.keys() ?? [])];
  // A localized entry cannot exist without any localization.
  return published.every((locale) => locales.includes(locale)) ? undefined : locales;
}

/** Publishes parts of a draft in one transaction: a kill leaves the old or the new, never half. */
export async function publishDocument(
  database: ContentDatabase,
  context: Pick<PublishingContext, 'store' | 'contentModel'>,
  draft: ContentDocument,
  options: PublishOptions,
  author: string | null,
): Promise<void> {
  const locales = planPublication(context, draft, options);
  checkPublishable(context.contentModel, draft, locales);
  return publishEntry(database, draft.id, locales, author);
}

/** Takes parts of an entry out of the published stage, in one transaction. */
export function unpublishDocument(
  database: ContentDatabase,
  context: Pick<PublishingContext, 'store' | 'contentModel'>,
  draft: ContentDocument,
  options: UnpublishOptions,
  author: string | null,
): Promise<void> {
  return removeFromStage(database, draft.id, 'PUBLISHED', planWithdrawal(context, draft, options), author);
}
