import { createHash } from 'node:crypto';
import { type FieldValues, parseFieldValues } from '../model/content-document.ts';
import type { ContentModel, Field, Model } from '../model/model-types.ts';
import { parseRichTextTree } from '../rich-text/parse-rich-text.ts';
import { applyRichTextUnits, listRichTextUnits } from './rich-text-units.ts';
import { type InlineNode, readPlainText, type TextUnit } from './text-unit.ts';

/** Fields of text that is for machines: addresses, codes and names of things that are called the same everywhere. */
const codeFields: ReadonlySet<string> = new Set([
  ...[
    'anchor',
    'backgroundColor',
    'email',
    'handle',
    'host',
    'icon',
    'language',
    'layout',
    'mimeType',
    'path',
    'phone',
  ],
  ...['productSlug', 'productSlugs', 'serviceSlug', 'slug', 'theme', 'url', 'author', 'name'],
]);

type Translations = ReadonlyMap<string, readonly InlineNode[]>;

function isText(field: Field): boolean {
  return field.kind === 'scalar' && field.type === 'String' && !codeFields.has(field.name);
}

function findComponentFields(contentModel: ContentModel, field: Field, value: FieldValues): readonly Field[] {
  const name = field.kind === 'union' ? String(value['__typename']) : field.type;
  return contentModel.components.find((component) => component.name === name)?.fields ?? [];
}

function listValueUnits(contentModel: ContentModel, field: Field, value: unknown, path: string): readonly TextUnit[] {
  if (value === null || value === undefined) return [];
  if (isText(field)) {
    const text = typeof value === 'string' ? value : '';
    return text.trim() === '' ? [] : [{ id: path, nodes: [{ kind: 'text', text }] }];
  }
  if (field.kind === 'scalar' && field.type === 'RichText') {
    return listRichTextUnits(parseRichTextTree(value).children, path);
  }
  if (field.kind !== 'component' && field.kind !== 'union') return [];
  const values = parseFieldValues(value);
  return listFieldUnits(contentModel, findComponentFields(contentModel, field, values), values, `${path}.`);
}

function listFieldUnits(
  contentModel: ContentModel,
  fields: readonly Field[],
  values: FieldValues,
  prefix: string,
): readonly TextUnit[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    const path = `${prefix}${field.name}`;
    if (!Array.isArray(value)) return listValueUnits(contentModel, field, value, path);
    return value.flatMap((item, index) => listValueUnits(contentModel, field, item, `${path}.${index}`));
  });
}

function listLocalizedFields({ fields }: Model): readonly Field[] {
  return fields.filter((field) => field.localized === true);
}

/** Everything in the localized fields of an entry that is to be translated, in reading order. */
export function listEntryUnits(contentModel: ContentModel, model: Model, values: FieldValues): readonly TextUnit[] {
  const units = listFieldUnits(contentModel, listLocalizedFields(model), values, '');
  return units.filter(({ nodes }) => readPlainText(nodes).trim() !== '');
}

/** Fingerprint of the texts, which reveals a change of the source since an export. */
export function hashUnits(units: readonly TextUnit[]): string {
  return createHash('sha256').update(JSON.stringify(units)).digest('hex');
}

function applyValue(
  contentModel: ContentModel,
  field: Field,
  value: unknown,
  path: string,
  units: Translations,
): unknown {
  if (value === null || value === undefined) return value;
  const translated = units.get(path);
  if (isText(field)) return translated === undefined ? value : readPlainText(translated);
  if (field.kind === 'scalar' && field.type === 'RichText') {
    const tree = parseRichTextTree(value);
    return { ...tree, children: applyRichTextUnits(tree.children, path, units) };
  }
  if (field.kind !== 'component' && field.kind !== 'union') return value;
  const values = parseFieldValues(value);
  return applyFields(contentModel, findComponentFields(contentModel, field, values), values, `${path}.`, units);
}

function applyFields(
  contentModel: ContentModel,
  fields: readonly Field[],
  values: FieldValues,
  prefix: string,
  units: Translations,
): FieldValues {
  const changed = fields.flatMap((field) => {
    const value = values[field.name];
    const path = `${prefix}${field.name}`;
    if (value === undefined) return [];
    const next = Array.isArray(value)
      ? value.map((item, index) => applyValue(contentModel, field, item, `${path}.${index}`, units))
      : applyValue(contentModel, field, value, path, units);
    return [[field.name, next] as const];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

/** The localized fields of the source with the translated texts in them: the same blocks, pictures and links. */
export function applyUnits(
  contentModel: ContentModel,
  model: Model,
  source: FieldValues,
  translations: Translations,
): FieldValues {
  return applyFields(contentModel, listLocalizedFields(model), source, '', translations);
}
