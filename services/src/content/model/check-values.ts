import { parseEmbeddingTree } from '../rich-text/parse-rich-text.ts';
import type { FieldValues } from './content-document.ts';
import { parseFieldValues } from './content-document.ts';
import type { ContentModel, Field } from './model-types.ts';
import { componentIdPattern } from './name-components.ts';
import { normalizeTime } from './normalize-time.ts';

const typeNames: Readonly<Record<string, 'string' | 'number' | 'boolean'>> = {
  ID: 'string',
  String: 'string',
  DateTime: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

function findComponentFields(contentModel: ContentModel, name: string, path: string): readonly Field[] {
  const component = contentModel.components.find((candidate) => candidate.name === name);
  if (component === undefined) throw new Error(`${path}: unknown component ${name}`);
  return component.fields;
}

/** The id of a component is no field of its model. */
function checkComponent(contentModel: ContentModel, typeName: string, value: FieldValues, path: string): FieldValues {
  const { id, ...values } = value;
  if (id !== undefined && (typeof id !== 'string' || !componentIdPattern.test(id)))
    throw new Error(`${path}.id: expected ID`);
  const checked = checkValues(contentModel, findComponentFields(contentModel, typeName, path), values, path);
  return id === undefined ? checked : { id, ...checked };
}

function checkUnionMember(contentModel: ContentModel, union: string, value: unknown, path: string): FieldValues {
  const values = parseFieldValues(value);
  const typeName = String(values['__typename']);
  if (!(contentModel.unions[union] ?? []).includes(typeName)) throw new Error(`${path}: ${typeName} is not a ${union}`);
  const { __typename, ...rest } = values;
  return { __typename, ...checkComponent(contentModel, typeName, rest, path) };
}

function checkRichText({ embeds }: Field, value: unknown, path: string): unknown {
  try {
    return parseEmbeddingTree(value, embeds ?? []);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : 'is no rich text'}`);
  }
}

function checkSingleValue(contentModel: ContentModel, field: Field, value: unknown, path: string): unknown {
  if (field.kind === 'component') return checkComponent(contentModel, field.type, parseFieldValues(value), path);
  if (field.kind === 'union') return checkUnionMember(contentModel, field.type, value, path);
  if (field.kind === 'scalar' && field.type === 'RichText') return checkRichText(field, value, path);
  if (field.kind === 'scalar' && field.type === 'Json') return value;
  const allowed = field.kind === 'enum' ? contentModel.enums[field.type] : undefined;
  const expected = typeNames[field.type] ?? 'string';
  if (typeof value !== expected || (allowed !== undefined && !allowed.includes(String(value)))) {
    throw new Error(`${path}: expected ${field.type}`);
  }
  if (field.choices?.includes(String(value)) === false)
    throw new Error(`${path}: expected ${field.choices.join(', ')}`);
  if (field.type !== 'DateTime') return value;
  const time = normalizeTime(String(value));
  if (time === undefined) throw new Error(`${path}: expected DateTime`);
  return time;
}

/** Checks values against the fields of a model or component; throws an error with the path of the first that does not fit. */
export function checkValues(
  contentModel: ContentModel,
  fields: readonly Field[],
  values: FieldValues,
  path: string,
): FieldValues {
  const checked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((candidate) => candidate.name === name);
    const here = `${path}.${name}`;
    if (field === undefined) throw new Error(`${here}: unknown field`);
    if (value === undefined) continue;
    if (value === null) checked[name] = null;
    else if (field.list !== true) checked[name] = checkSingleValue(contentModel, field, value, here);
    else {
      if (!Array.isArray(value)) throw new Error(`${here}: expected a list`);
      checked[name] = value.map((item, index) => checkSingleValue(contentModel, field, item, `${here}[${index}]`));
    }
  }
  return checked;
}
