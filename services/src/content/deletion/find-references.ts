import { silentModels } from '../history/record-log.ts';
import type { ContentDocument } from '../model/content-document.ts';
import { createEntryPath } from '../model/entry-paths.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import type { EntrySet } from '../store/entry-set.ts';
import { findByValues } from '../store/find-by-values.ts';
import { listAtPath } from './list-at-path.ts';
import { listMentioning } from './list-mentioning.ts';
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

type Context = Pick<PublishingContext, 'store' | 'contentModel' | 'database'>;

const isSameSite = (left: ContentDocument, right: ContentDocument) => {
  const [one, other] = [left.base.data['site'] ?? null, right.base.data['site'] ?? null];
  return one === null || other === null || one === other;
};

/** The address that only this entry answers; null when it has none, or another one would take over. */
function findOwnPath(entries: EntrySet, document: ContentDocument): string | null {
  const isShared = listAtPath(entries, 'PUBLISHED', document).some(
    (other) => other.id !== document.id && isSameSite(other, document),
  );
  return isShared ? null : createEntryPath(document.model, document.base.data);
}

/** Entries whose place hangs on this one: pages below its address, entries of the navigation below it. */
function listBelow(entries: EntrySet, document: ContentDocument, ownPath: string | null): ReadonlySet<string> {
  const { items } = document.base.data;
  if (document.model === 'NavigationItem') return new Set(Array.isArray(items) ? items.map(String) : []);
  if (document.model !== 'Page' || ownPath === null) return new Set();
  const pages = findByValues(entries, 'Page', 'DRAFT', 'parentSlug', [ownPath.slice(1)]);
  return new Set(pages.filter((page) => isSameSite(page, document) && page.id !== document.id).map(({ id }) => id));
}

/** What depends on an entry. */
interface Place {
  readonly ownPath: string | null;
  readonly below: ReadonlySet<string>;
}

function createReference(
  { contentModel }: Context,
  document: ContentDocument,
  { ownPath, below }: Place,
  draft: ContentDocument,
  published: ContentDocument | undefined,
  language: string,
): readonly Reference[] {
  const leadsThere = (other: ContentDocument | undefined) => {
    if (other === undefined) return false;
    const mentions = listMentions(contentModel, other);
    const isAddressed = ownPath !== null && mentions.paths.has(ownPath) && isSameSite(other, document);
    return mentions.entries.has(document.id) || isAddressed;
  };
  const { id, model } = draft;
  const isOnSite = leadsThere(published);
  const isBelow = below.has(id);
  if (!isOnSite && !isBelow && !leadsThere(draft)) return [];
  const title = nameEntry(draft, language);
  const kind = isBelow ? 'below' : 'leads';
  return [{ model, entryId: id, title, isOnSite: isOnSite || (isBelow && published !== undefined), kind }];
}

/** Everything that refers to an entry by id or address, and the pages below it; published references come first. */
export async function findReferences(
  context: Context,
  document: ContentDocument,
  language: string,
): Promise<readonly Reference[]> {
  const { store, contentModel, database } = context;
  const place = await store.read((entries) => {
    const ownPath = findOwnPath(entries, document);
    return { ownPath, below: listBelow(entries, document, ownPath) };
  });
  const models = contentModel.models.map(({ name }) => name).filter((name) => !silentModels.has(name));
  const mentioning = await listMentioning(database, document.id, place.ownPath);
  const ids = [...new Set([...place.below, ...mentioning])].filter((id) => id !== document.id);
  const found: { readonly draft: ContentDocument; readonly reference: Reference }[] = [];
  for await (const drafts of store.readBatches('DRAFT', ids)) {
    const own = drafts.filter(({ model }) => models.includes(model));
    const ownIds = own.map(({ id }) => id);
    const published = new Map<string, ContentDocument>();
    for await (const part of store.readBatches('PUBLISHED', ownIds)) for (const one of part) published.set(one.id, one);
    for (const draft of own) {
      const references = createReference(context, document, place, draft, published.get(draft.id), language);
      for (const reference of references) found.push({ draft, reference });
    }
  }
  // Among equals in the order of the models, then of creation.
  const rank = ({ model, createdAt, id }: ContentDocument) =>
    `${String(models.indexOf(model)).padStart(3, '0')} ${createdAt} ${id}`;
  const inOrder = found
    .map(({ draft, reference }) => ({ reference, rank: rank(draft) }))
    .toSorted((left, right) => (left.rank < right.rank ? -1 : 1));
  return inOrder
    .map(({ reference }) => reference)
    .toSorted(
      (left, right) =>
        Number(right.isOnSite) - Number(left.isOnSite) || left.title.localeCompare(right.title, language),
    );
}
