import type { ContentDocument } from '../model/content-document.ts';
import { createEntryPath } from '../model/entry-paths.ts';
import { findModel } from '../model/model-types.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
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
  { store, contentModel }: Pick<PublishingContext, 'store' | 'contentModel'>,
  document: ContentDocument,
): Holder | undefined {
  const { id, model, stage, base } = document;
  const others = store.list(model, stage).filter((other) => other.id !== id);
  const describe = (other: ContentDocument, field: string, value: unknown): Holder => ({
    ...{ model, entryId: other.id, title: nameEntry(other, 'en'), field, value: String(value) },
  });
  for (const { name } of findModel(contentModel, model).fields.filter(({ unique }) => unique === true)) {
    const value = base.data[name] ?? null;
    const holder = value === null ? undefined : others.find((other) => other.base.data[name] === value);
    if (holder !== undefined) return describe(holder, name, value);
  }
  const holder = model === 'Page' ? others.find((other) => isSameAddress(other, document)) : undefined;
  return holder && describe(holder, 'slug', createEntryPath(model, base.data));
}
