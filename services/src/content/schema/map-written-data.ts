import * as v from 'valibot';
import { checkValues } from '../model/check-values.ts';
import { type Field, isLocalizedModel, type Model } from '../model/model-types.ts';
import { type FieldValues, parseFieldValues } from '../store/content-document.ts';
import type { EntryChange } from '../store/write-entries.ts';
import { createRequestError } from './content-request.ts';
import { mapRelation, type RelationContext } from './map-relations.ts';

const dataSchema = v.record(v.string(), v.unknown());
const localizationSchema = v.object({ locale: v.string(), data: dataSchema });
const localizationsSchema = v.object({
  create: v.nullish(v.array(localizationSchema)),
  update: v.nullish(v.array(localizationSchema)),
  upsert: v.nullish(v.array(v.object({ locale: v.string(), create: dataSchema, update: dataSchema }))),
  delete: v.nullish(v.array(v.string())),
});

function mapValues(
  context: RelationContext,
  fields: readonly Field[],
  data: FieldValues,
  current: FieldValues,
): FieldValues {
  const relations = fields.filter(
    (field) => field.kind === 'relation' && data[field.name] !== undefined && data[field.name] !== null,
  );
  const mapped = relations.map((field) => [
    field.name,
    mapRelation(context, field, data[field.name], current[field.name]),
  ]);
  try {
    return checkValues(context.contentModel, fields, { ...data, ...Object.fromEntries(mapped) }, 'data');
  } catch (error) {
    throw createRequestError(400, error instanceof Error ? error.message : 'invalid data');
  }
}

/** The draft a write starts from: what its base document holds and in which locales it exists. */
export interface WrittenEntry {
  readonly base: FieldValues;
  readonly locales: ReadonlySet<string>;
}

/**
 * Turns the `data` argument of a create or update into changes by locale: top-level localized fields belong to the default
 * locale, others come through `localizations` (HY-72); status 400 when a value does not fit the model.
 */
export function mapWrittenData(
  context: RelationContext,
  model: Model,
  input: FieldValues,
  current: WrittenEntry,
): EntryChange {
  const { localizations, ...data } = input;
  const localizedFields = model.fields.filter((field) => field.localized === true);
  const isLocalized = (name: string) => localizedFields.some((field) => field.name === name);
  const entries = Object.entries(data);
  const base = Object.fromEntries(entries.filter(([name]) => !isLocalized(name)));
  const ownLocale = Object.fromEntries(entries.filter(([name]) => isLocalized(name)));
  const values = new Map<string, FieldValues>([['', mapValues(context, model.fields, base, current.base)]]);
  const setLocale = (locale: string, written: unknown) =>
    values.set(locale, mapValues(context, localizedFields, parseFieldValues(written), {}));
  if (isLocalizedModel(model) && Object.keys(ownLocale).length > 0)
    setLocale(context.contentModel.locales[0], ownLocale);
  const parsed = v.parse(localizationsSchema, localizations ?? {});
  for (const { locale, data: written } of parsed.create ?? []) {
    if (current.locales.has(locale)) throw createRequestError(400, `the localization "${locale}" exists already`);
    setLocale(locale, written);
  }
  for (const { locale, data: written } of parsed.update ?? []) setLocale(locale, written);
  for (const { locale, create, update } of parsed.upsert ?? []) {
    setLocale(locale, current.locales.has(locale) ? update : create);
  }
  return { values, removed: parsed.delete ?? [] };
}
