import type { ContentDocument } from '../model/content-document.ts';
import type { ContentModel } from '../model/model-types.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import type { EntrySet } from '../store/entry-set.ts';
import { checkPublishable } from './check-publishable.ts';
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

/** What a publication is planned with. */
export interface PlanContext {
  readonly contentModel: ContentModel;
  readonly entries: EntrySet;
}

/** The locales ('' is the base document) that a publication affects; the first one brings the base document with it. */
export function planPublication(
  { entries, contentModel }: PlanContext,
  { id, model, localizations }: ContentDocument,
  { locales, publishBase, withDefaultLocale }: PublishOptions,
): readonly string[] {
  const published = entries.find(model, 'PUBLISHED', id);
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
  { entries }: Pick<PlanContext, 'entries'>,
  { id, model }: ContentDocument,
  { locales, unpublishBase }: UnpublishOptions,
): readonly string[] | undefined {
  if (locales === undefined || locales === null || unpublishBase !== false) return undefined;
  const published = [...(entries.find(model, 'PUBLISHED', id)?.localizations.keys() ?? [])];
  // A localized entry cannot exist without any localization.
  return published.every((locale) => locales.includes(locale)) ? undefined : locales;
}

/** A planned change of the published stage: done in one transaction, so that a kill leaves the old or the new, never half. */
export type StageChange = (database: ContentDatabase) => Promise<void>;

/** Plans to publish parts of a draft; throws status 400 when something is missing in them. */
export function planPublishing(
  context: PlanContext,
  draft: ContentDocument,
  options: PublishOptions,
  author: string | null,
): StageChange {
  const locales = planPublication(context, draft, options);
  checkPublishable(context.contentModel, draft, locales);
  return (database) => publishEntry(database, draft.id, locales, author);
}

/** Plans to take parts of an entry out of the published stage. */
export function planUnpublishing(
  context: PlanContext,
  draft: ContentDocument,
  options: UnpublishOptions,
  author: string | null,
): StageChange {
  const locales = planWithdrawal(context, draft, options);
  return (database) => removeFromStage(database, draft.id, 'PUBLISHED', locales, author);
}
