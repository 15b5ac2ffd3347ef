import { silentModels } from '../history/record-log.ts';
import type { ContentDocument } from '../model/content-document.ts';
import { createEntryPath } from '../model/entry-paths.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import { listMentions } from './list-mentions.ts';
import { nameEntry } from './name-entry.ts';

/** An entry that would miss another one: it leads there, or its own place hangs on it. */
export interface Reference {
  readonly model: string;
  readonly entryId: string;
  readonly title: string;
  /** Whether visitors would notice: a published entry refers to it, not only a draft. */
  readonly isOnSite: boolean;
  readonly kind: 'leads' | 'below';
}

type Context = Pick<PublishingContext, 'store' | 'contentModel'>;

const isSameSite = (left: ContentDocument, right: ContentDocument) => {
  const [one, other] = [left.base.data['site'] ?? null, right.base.data['site'] ?? null];
  return one === null || other === null || one === other;
};

/** The address that only this entry answers; null when it has none, or another one would take over. */
function findOwnPath({ store }: Context, document: ContentDocument): string | null {
  const { id, model, base } = document;
  const path = createEntryPath(model, base.data);
  const isShared = store
    .list(model, 'PUBLISHED')
    .some(
      (other) => other.id !== id && isSameSite(other, document) && createEntryPath(model, other.base.data) === path,
    );
  return isShared ? null : path;
}

/** Entries whose place hangs on this one: pages below its address, entries of the navigation below it. */
function listBelow({ store }: Context, document: ContentDocument, ownPath: string | null): ReadonlySet<string> {
  const { items } = document.base.data;
  if (document.model === 'NavigationItem') return new Set(Array.isArray(items) ? items.map(String) : []);
  if (document.model !== 'Page' || ownPath === null) return new Set();
  const pages = store.list('Page', 'DRAFT').filter((page) => isSameSite(page, document) && page.id !== document.id);
  return new Set(pages.filter(({ base }) => `/${String(base.data['parentSlug'])}` === ownPath).map(({ id }) => id));
}

/** Everything that refers to an entry by id or address, and the pages below it; published references come first. */
export function findReferences(context: Context, document: ContentDocument, language: string): readonly Reference[] {
  const { store, contentModel } = context;
  const ownPath = findOwnPath(context, document);
  const below = listBelow(context, document, ownPath);
  const leadsThere = (other: ContentDocument | undefined) => {
    if (other === undefined) return false;
    const { entries, paths } = listMentions(contentModel, other);
    return entries.has(document.id) || (ownPath !== null && paths.has(ownPath) && isSameSite(other, document));
  };
  const references = contentModel.models
    .filter(({ name }) => !silentModels.has(name))
    .flatMap(({ name }) => store.list(name, 'DRAFT'))
    .filter(({ id }) => id !== document.id)
    .flatMap((draft): readonly Reference[] => {
      const { id, model } = draft;
      const published = store.find(model, 'PUBLISHED', id);
      const isOnSite = leadsThere(published);
      const isBelow = below.has(id);
      if (!isOnSite && !isBelow && !leadsThere(draft)) return [];
      const title = nameEntry(draft, language);
      const kind = isBelow ? 'below' : 'leads';
      return [{ model, entryId: id, title, isOnSite: isOnSite || (isBelow && published !== undefined), kind }];
    });
  return references.toSorted(
    (left, right) => Number(right.isOnSite) - Number(left.isOnSite) || left.title.localeCompare(right.title, language),
  );
}
