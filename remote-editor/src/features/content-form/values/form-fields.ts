import type { ContentField, EntryField, EntryModel } from '../../../data/content-model.ts';
import { createItemId } from './content-value.ts';

// Site structure, files and page access are not edited along with the text.
const hidden: ReadonlySet<string> = new Set([
  ...['alternateGroup', 'translationSourceLanguage', 'roles', 'protection', 'protected', 'handle', 'mimeType'],
  ...['size', 'width', 'height', 'dominantColor', 'localeAdjustments'],
]);
const hiddenOfAssets: ReadonlySet<string> = new Set(['url', 'fileName']);
/** Fields with more than one line of text. */
const longTexts: ReadonlySet<string> = new Set([
  ...['text', 'lead', 'leadText', 'description', 'intro', 'address', 'marketingDescription', 'alternativeText'],
]);

/** Lists the fields of a kind of entry that have a form: those of one language, and those shared by all. */
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

/** Whether a text field has several lines. */
export function isLongText({ name }: ContentField): boolean {
  return longTexts.has(name);
}

/** Creates an empty list item; in a union it states its type. */
export function createItem(field: ContentField, typeName: string): Readonly<Record<string, unknown>> {
  return { id: createItemId(), ...(field.kind === 'union' ? { __typename: typeName } : {}) };
}

/** Creates the input for changed fields: those of the language, and the shared ones with their relations. */
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
