import { type FieldValues, parseFieldValues } from './content-document.ts';
import type { ContentModel, Field } from './model-types.ts';

/** Derives the id of a component from its place in the values. */
export type CreateComponentId = (path: string) => string;

/** Form of the id of a component. */
export const componentIdPattern = /^[\w-]{1,64}$/;

function nameItem(
  contentModel: ContentModel,
  field: Field,
  value: unknown,
  path: string,
  claim: (id: unknown, path: string) => string,
): unknown {
  if (value === null || value === undefined) return value;
  const { id, ...values } = parseFieldValues(value);
  const typeName = field.kind === 'union' ? String(values['__typename']) : field.type;
  const fields = contentModel.components.find(({ name }) => name === typeName)?.fields ?? [];
  return { id: claim(id, path), ...nameFields(contentModel, fields, values, `${path}.`, claim) };
}

function nameFields(
  contentModel: ContentModel,
  fields: readonly Field[],
  values: FieldValues,
  prefix: string,
  claim: (id: unknown, path: string) => string,
): FieldValues {
  const named = fields
    .filter(({ kind, name }) => (kind === 'component' || kind === 'union') && Object.hasOwn(values, name))
    .map((field) => {
      const value = values[field.name];
      const path = `${prefix}${field.name}`;
      const items = Array.isArray(value)
        ? value.map((item, place) => nameItem(contentModel, field, item, `${path}.${place}`, claim))
        : nameItem(contentModel, field, value, path, claim);
      return [field.name, items] as const;
    });
  return { ...values, ...Object.fromEntries(named) };
}

/**
 * Values in which every component has an id: existing ids stay, so that a component can be followed when it moves; a
 * component without one, and the second of two equal ones, gets a new one.
 */
export function nameComponents(
  contentModel: ContentModel,
  fields: readonly Field[],
  values: FieldValues,
  createId: CreateComponentId,
): FieldValues {
  const taken = new Set<string>();
  return nameFields(contentModel, fields, values, '', (id, path) => {
    const kept = typeof id === 'string' && componentIdPattern.test(id) && !taken.has(id) ? id : createId(path);
    taken.add(kept);
    return kept;
  });
}
