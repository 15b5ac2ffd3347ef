import * as v from 'valibot';
import { checkValues } from '../model/check-values.ts';
import { type ContentModel, type Field, isLocalizedModel, type Model } from '../model/model-types.ts';
import { type FieldValues, parseFieldValues } from '../store/content-document.ts';
import type { EntryChange } from '../store/write-entries.ts';
import { createRequestError } from './content-request.ts';

const connectSchema = v.object({ id: v.string() });
const connectOneSchema = v.object({ connect: v.nullish(connectSchema), disconnect: v.nullish(v.boolean()) });
const connectListSchema = v.nullish(v.array(connectSchema));
const connectManySchema = v.object({
  set: connectListSchema,
  connect: connectListSchema,
  disconnect: connectListSchema,
});
const localizationSchema = v.object({ locale: v.string(), data: v.record(v.string(), v.unknown()) });
const localizationsSchema = v.object({
  create: v.nullish(v.array(localizationSchema)),
  update: v.nullish(v.array(localizationSchema)),
  delete: v.nullish(v.array(v.string())),
});

function listIds(links: readonly { readonly id: string }[] | null | undefined): readonly string[] {
  return (links ?? []).map((link) => link.id);
}

function mapRelation(field: Field, value: unknown, current: unknown): unknown {
  if (field.list !== true) return v.parse(connectOneSchema, value).connect?.id ?? null;
  const input = v.parse(connectManySchema, value);
  const before = Array.isArray(current) ? current.map(String) : [];
  const start = input.set === null || input.set === undefined ? before : listIds(input.set);
  const removed = new Set(listIds(input.disconnect));
  return [...new Set([...start, ...listIds(input.connect)])].filter((id) => !removed.has(id));
}

function mapValues(
  contentModel: ContentModel,
  fields: readonly Field[],
  data: FieldValues,
  current: FieldValues,
): FieldValues {
  const relations = fields.filter(
    (field) => field.kind === 'relation' && data[field.name] !== undefined && data[field.name] !== null,
  );
  const mapped = relations.map((field) => [field.name, mapRelation(field, data[field.name], current[field.name])]);
  try {
    return checkValues(contentModel, fields, { ...data, ...Object.fromEntries(mapped) }, 'data');
  } catch (error) {
    throw createRequestError(400, error instanceof Error ? error.message : 'invalid data');
  }
}

/**
 * Turns the `data` argument of a create or update into changes by locale: top-level localized fields belong to the default
 * locale, others come through `localizations` (HY-72); status 400 when a value does not fit the model.
 */
export function mapWrittenData(
  contentModel: ContentModel,
  model: Model,
  input: FieldValues,
  current: FieldValues,
): EntryChange {
  const { localizations, ...data } = input;
  const localizedFields = model.fields.filter((field) => field.localized === true);
  const isLocalized = (name: string) => localizedFields.some((field) => field.name === name);
  const entries = Object.entries(data);
  const base = Object.fromEntries(entries.filter(([name]) => !isLocalized(name)));
  const ownLocale = Object.fromEntries(entries.filter(([name]) => isLocalized(name)));
  const values = new Map<string, FieldValues>([['', mapValues(contentModel, model.fields, base, current)]]);
  if (isLocalizedModel(model) && Object.keys(ownLocale).length > 0) {
    values.set(contentModel.locales[0], mapValues(contentModel, localizedFields, ownLocale, {}));
  }
  const parsed = v.parse(localizationsSchema, localizations ?? {});
  for (const { locale, data: written } of [...(parsed.create ?? []), ...(parsed.update ?? [])]) {
    values.set(locale, mapValues(contentModel, localizedFields, parseFieldValues(written), {}));
  }
  return { values, removed: parsed.delete ?? [] };
}
