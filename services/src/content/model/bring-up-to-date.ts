import { type FieldValues, parseFieldValues } from './content-document.ts';
import type { ContentModel, Field } from './model-types.ts';
import { normalizeTime } from './normalize-time.ts';

function mapSingle(contentModel: ContentModel, field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (field.type === 'DateTime' && typeof value === 'string') return normalizeTime(value) ?? null;
  if (field.kind === 'enum') {
    const choices = field.choices ?? contentModel.enums[field.type] ?? [];
    return choices.some((choice) => choice === value) ? value : null;
  }
  if (field.kind !== 'component' && field.kind !== 'union') return value;
  const part = parseFieldValues(value);
  const typeName = field.kind === 'union' ? String(part['__typename']) : field.type;
  const component = contentModel.components.find(({ name }) => name === typeName);
  return component === undefined ? value : bringUpToDate(contentModel, component.fields, part);
}

/** Values of an older version in today's form: times in UTC, existing choices. Values unknown to the model stay unchanged. */
export function bringUpToDate(contentModel: ContentModel, fields: readonly Field[], values: FieldValues): FieldValues {
  const mapped = fields
    .filter(({ name }) => Object.hasOwn(values, name))
    .map((field) => {
      const value = values[field.name];
      const isList = field.list === true && Array.isArray(value);
      return [
        field.name,
        isList
          ? value.map((item) => mapSingle(contentModel, field, item)).filter((item) => item !== null)
          : mapSingle(contentModel, field, value),
      ] as const;
    });
  return { ...values, ...Object.fromEntries(mapped) };
}
