import { type FieldValues, parseFieldValues } from '../model/content-document.ts';
import { contentModel } from '../model/model.ts';
import type { Field } from '../model/model-types.ts';

function describeItem(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field.kind === 'relation') return { __typename: field.type, id: value };
  if (field.kind !== 'component' && field.kind !== 'union') return value;
  const { id, __typename, ...values } = parseFieldValues(value);
  const typeName = field.kind === 'union' ? String(__typename) : field.type;
  const { fields = [] } = contentModel.components.find(({ name }) => name === typeName) ?? {};
  return { __typename: typeName, id, ...describeValues(fields, values) };
}

/**
 * Values of an entry in a message (HY-86): related entries by type and id, components with theirs, rich text as its
 * tree, unwritten fields as null. Leaves out secret fields.
 */
export function describeValues(fields: readonly Field[], values: FieldValues): FieldValues {
  const sent = fields
    .filter(({ secret }) => secret !== true)
    .map((field) => {
      const value = values[field.name] ?? field.default ?? null;
      if (field.list !== true) return [field.name, describeItem(field, value)] as const;
      return [field.name, Array.isArray(value) ? value.map((item) => describeItem(field, item)) : []] as const;
    });
  return Object.fromEntries(sent);
}
