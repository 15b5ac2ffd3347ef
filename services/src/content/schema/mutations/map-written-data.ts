import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { checkValues } from '../../model/check-values.ts';
import { type ContentDocument, type FieldValues, parseFieldValues } from '../../model/content-document.ts';
import { type Field, findComponent, isLocalizedModel, type Model } from '../../model/model-types.ts';
import { nameComponents } from '../../model/name-components.ts';
import type { EntryChange } from '../../publishing/write-entries.ts';
import { createRequestError, type ReadingRequest } from '../reading/content-request.ts';
import { mapComponents, type Purpose } from './map-components.ts';
import { mapRelation, type NestedWrites } from './map-relations.ts';

const dataSchema = v.record(v.string(), v.unknown());
const localizationSchema = v.object({ locale: v.string(), data: dataSchema });
const localizationsSchema = v.object({
  create: v.nullish(v.array(localizationSchema)),
  update: v.nullish(v.array(localizationSchema)),
  upsert: v.nullish(v.array(v.object({ locale: v.string(), create: dataSchema, update: dataSchema }))),
  delete: v.nullish(v.array(v.string())),
});

const createComponentId = () => randomUUID().replaceAll('-', '').slice(0, 16);

interface Mapping {
  readonly context: ReadingRequest;
  readonly writes: NestedWrites;
}

/** The value of a field after the write: ids of related entries, whole values of components. */
function mapField(mapping: Mapping, field: Field, value: unknown, current: unknown, purpose: Purpose): unknown {
  const { context, writes } = mapping;
  if (field.kind === 'relation') return mapRelation(context, writes, field, value, current);
  return mapComponents(field, value, current, purpose, (typeName, data, item, kind) => {
    const { fields } = findComponent(context.contentModel, typeName);
    return mapFields(mapping, fields, data, item, kind);
  });
}

function mapFields(
  mapping: Mapping,
  fields: readonly Field[],
  data: FieldValues,
  current: FieldValues,
  purpose: Purpose,
): FieldValues {
  const linked = fields.filter(
    ({ kind, name }) => kind !== 'scalar' && kind !== 'enum' && data[name] !== undefined && data[name] !== null,
  );
  const mapped = linked.map(
    (field) => [field.name, mapField(mapping, field, data[field.name], current[field.name], purpose)] as const,
  );
  return { ...data, ...Object.fromEntries(mapped) };
}

function mapValues(
  mapping: Mapping,
  fields: readonly Field[],
  data: FieldValues,
  current: FieldValues,
  purpose: Purpose,
): FieldValues {
  const { contentModel } = mapping.context;
  const values = mapFields(mapping, fields, data, current, purpose);
  try {
    return nameComponents(contentModel, fields, checkValues(contentModel, fields, values, 'data'), createComponentId);
  } catch (error) {
    throw createRequestError(400, error instanceof Error ? error.message : 'invalid data');
  }
}

/** The draft a write starts from. */
export type WrittenEntry = Pick<ContentDocument, 'base' | 'localizations'>;

/**
 * Maps the `data` argument of a create (null) or an update to changes by locale: top-level localized fields belong to
 * the default locale, others come through `localizations` (HY-72); status 400 when a value does not fit.
 */
export function mapWrittenData(
  context: ReadingRequest,
  writes: NestedWrites,
  model: Model,
  input: FieldValues,
  written: WrittenEntry | null,
): EntryChange {
  const mapping = { context, writes };
  const purpose = written === null ? 'Create' : 'Update';
  const { localizations, ...data } = input;
  const localizedFields = model.fields.filter((field) => field.localized === true);
  const isLocalized = (name: string) => localizedFields.some((field) => field.name === name);
  const entries = Object.entries(data);
  const base = Object.fromEntries(entries.filter(([name]) => !isLocalized(name)));
  const ownLocale = Object.fromEntries(entries.filter(([name]) => isLocalized(name)));
  const current = written?.base.data ?? {};
  const values = new Map<string, FieldValues>([['', mapValues(mapping, model.fields, base, current, purpose)]]);
  const setLocale = (locale: string, fields: unknown, kind: Purpose) => {
    const known = written?.localizations.get(locale)?.data ?? {};
    values.set(locale, mapValues(mapping, localizedFields, parseFieldValues(fields), known, kind));
  };
  if (isLocalizedModel(model) && Object.keys(ownLocale).length > 0)
    setLocale(context.contentModel.locales[0], ownLocale, purpose);
  const parsed = v.parse(localizationsSchema, localizations ?? {});
  const isThere = (locale: string) => written?.localizations.has(locale) === true;
  for (const { locale, data: fields } of parsed.create ?? []) {
    if (isThere(locale)) throw createRequestError(400, `the localization "${locale}" exists already`);
    setLocale(locale, fields, 'Create');
  }
  for (const { locale, data: fields } of parsed.update ?? []) setLocale(locale, fields, 'Update');
  for (const { locale, create, update } of parsed.upsert ?? []) {
    if (isThere(locale)) setLocale(locale, update, 'Update');
    else setLocale(locale, create, 'Create');
  }
  return { values, removed: parsed.delete ?? [] };
}
