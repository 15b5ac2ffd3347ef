import type { ContentDocument } from '../model/content-document.ts';
import { createEntryPath } from '../model/entry-paths.ts';
import { type ContentModel, findModel } from '../model/model-types.ts';
import type { EntrySet } from '../store/entry-set.ts';
import { findByValues } from '../store/find-by-values.ts';
import { listAtPath } from './list-at-path.ts';
import { nameEntry } from './name-entry.ts';

/** Another entry that now has what a deleted one needs to come back: its address, or a unique value. */
export interface Holder {
  readonly model: string;
  readonly entryId: string;
  readonly title: string;
  readonly field: string;
  readonly value: string;
}

const listCountries = ({ base }: ContentDocument): readonly unknown[] => {
  const { countries } = base.data;
  return Array.isArray(countries) ? countries : [];
};

/** Two pages may share an address if they are for different countries; a page for all countries may coexist with them. */
function isSameAudience(left: ContentDocument, right: ContentDocument): boolean {
  const [own, others] = [listCountries(left), listCountries(right)];
  return own.length === 0 ? others.length === 0 : own.some((country) => others.includes(country));
}

function isSameAddress(left: ContentDocument, right: ContentDocument): boolean {
  const [one, other] = [left, right].map(({ model, base }) => createEntryPath(model, base.data));
  const isSameSite = (left.base.data['site'] ?? null) === (right.base.data['site'] ?? null);
  return one === other && isSameSite && isSameAudience(left, right);
}

/** The entry that has taken the place of a deleted one, undefined when its place is free. */
export function findHolder(
  { entries, contentModel }: { readonly entries: EntrySet; readonly contentModel: ContentModel },
  document: ContentDocument,
): Holder | undefined {
  const { id, model, stage, base } = document;
  const describe = (other: ContentDocument, field: string, value: unknown): Holder => ({
    ...{ model, entryId: other.id, title: nameEntry(other, 'en'), field, value: String(value) },
  });
  for (const { name } of findModel(contentModel, model).fields.filter(({ unique }) => unique === true)) {
    const value = base.data[name] ?? null;
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const holder = findByValues(entries, model, stage, name, [value]).find((other) => other.id !== id);
    if (holder !== undefined) return describe(holder, name, value);
  }
  const neighbours = model === 'Page' ? listAtPath(entries, stage, document) : [];
  const holder = neighbours.find((other) => other.id !== id && isSameAddress(other, document));
  return holder && describe(holder, 'slug', createEntryPath(model, base.data));
}
