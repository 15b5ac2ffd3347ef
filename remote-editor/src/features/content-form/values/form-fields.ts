import type { ContentField, EntryField, EntryModel } from '../../../data/content-model.ts';
import { createItemId } from './content-value.ts';

// What belongs to the structure of the site, to files themselves, or to who may see a page is not changed while writing.
const hidden: ReadonlySet<string> = new Set([
  ...['alternateGroup', 'translationSourceLanguage', 'roles', 'protection', 'protected', 'handle', 'mimeType'],
  ...['size', 'width', 'height', 'dominantColor', 'localeAdjustments'],
]);
const hiddenOfAssets: ReadonlySet<string> = new Set(['url', 'fileName']);
/** Texts of more than a line. */
const longTexts: ReadonlySet<string> = new Set([
  ...['text', 'lead', 'leadText', 'description', 'intro', 'address', 'marketingDescription', 'alternativeText'],
]);

/** The fields of a kind of entry that have a form: those of one language, and those that all languages share. */
export function listFormFields(
  kind: string,
  { fields }: EntryModel,
): { readonly own: readonly EntryField[]; readonly shared: readonly EntryField[] } {
  const shown = fields.filter(({ name }) => !hidden.has(name) && !(kind === 'Asset' && hiddenOfAssets.has(name)));
  return {
    own: shown.filter(({ isLocalized }) => isLocalized),
    shared: shown.filter(({ isLocalized }) => !isLocalized),
  };
}

/** Whether a field of text has several lines. */
export function isLongText({ name }: ContentField): boolean {
  return longTexts.has(name);
}

/** An empty item of a list; in a union it says of which kind it is. */
export function createItem(field: ContentField, typeName: string): Readonly<Record<string, unknown>> {
  return { id: createItemId(), ...(field.kind === 'union' ? { __typename: typeName } : {}) };
}

/** What the content system is told of changed fields: those of the language, and those of all languages with their relations. */
export function createUpdateData(
  { fields }: EntryModel,
  language: string,
  changed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const own: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  for (const { name, kind, isList, isLocalized } of fields) {
    if (!Object.hasOwn(changed, name)) continue;
    const value = changed[name];
    if (kind !== 'relation') (isLocalized ? own : data)[name] = value;
    else if (isList) data[name] = { set: (Array.isArray(value) ? value : []).map((id: unknown) => ({ id })) };
    else data[name] = value === null ? { disconnect: true } : { connect: { id: value } };
  }
  if (Object.keys(own).length === 0) return data;
  return { ...data, localizations: { upsert: [{ locale: language, create: own, update: own }] } };
}
