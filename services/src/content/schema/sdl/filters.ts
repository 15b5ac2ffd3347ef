import type { Field, Model } from '../../model/model-types.ts';
import { createScalarField, createTypedField } from '../../model/model-types.ts';

export type Operator =
  | 'equals'
  | 'not'
  | 'in'
  | 'not_in'
  | 'contains'
  | 'not_contains'
  | 'starts_with'
  | 'not_starts_with'
  | 'ends_with'
  | 'not_ends_with'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'contains_all'
  | 'contains_some'
  | 'contains_none'
  | 'every'
  | 'some'
  | 'none';

/** One key of a where input: its field, its comparison, and its input type in the schema. */
export interface Filter {
  readonly key: string;
  readonly field: Field;
  readonly operator: Operator;
  readonly inputType: string;
}

/** Fields every entry has; they filter and order like others. */
export const systemFields: readonly Field[] = [
  createScalarField('id', 'ID'),
  createScalarField('createdAt', 'DateTime'),
  createScalarField('updatedAt', 'DateTime'),
  createScalarField('publishedAt', 'DateTime'),
];

/** Who changed an entry and what is planned for it; these filter like relations (HY-15). */
export const systemRelations: readonly Field[] = [
  createTypedField('relation', 'createdBy', 'User'),
  createTypedField('relation', 'updatedBy', 'User'),
  createTypedField('relation', 'publishedBy', 'User'),
  createTypedField('relation', 'scheduledIn', 'ScheduledOperation', { list: true }),
];

const equalityOperators: readonly Operator[] = ['equals', 'not', 'in', 'not_in'];
const textOperators: readonly Operator[] = [
  ...equalityOperators,
  'contains',
  'not_contains',
  'starts_with',
  'not_starts_with',
  'ends_with',
  'not_ends_with',
];
const orderedOperators: readonly Operator[] = [...equalityOperators, 'lt', 'lte', 'gt', 'gte'];
const listOperators: readonly Operator[] = ['equals', 'not', 'contains_all', 'contains_some', 'contains_none'];
const relationListOperators: readonly Operator[] = ['every', 'some', 'none'];

function listOperatorsOf(field: Field): readonly Operator[] {
  if (field.kind === 'relation') return field.list === true ? relationListOperators : ['equals'];
  if (field.kind === 'component' || field.kind === 'union') return [];
  if (field.kind === 'enum') return field.list === true ? listOperators : equalityOperators;
  if (field.type === 'Json' || field.type === 'RichText') return [];
  if (field.list === true) return listOperators;
  if (field.type === 'Boolean') return ['equals', 'not'];
  return field.type === 'String' || field.type === 'ID' ? textOperators : orderedOperators;
}

function resolveInputType(field: Field, operator: Operator): string {
  if (field.kind === 'relation') return `${field.type}WhereInput`;
  const takesList = field.list === true || operator === 'in' || operator === 'not_in';
  return takesList ? `[${field.type}]` : field.type;
}

/** Relations of a model's entries in addition to its fields: users have no recorded author, plans are not planned. */
export function listSystemRelations(model: Model): readonly Field[] {
  if (model.name === 'User') return [];
  return model.isSystem === true ? systemRelations.filter(({ type }) => type === 'User') : systemRelations;
}

/** All keys of a model's where input except AND, OR, NOT and _search (HY-20..24). */
export function listFilters(model: Model): readonly Filter[] {
  return [...systemFields, ...listSystemRelations(model), ...model.fields].flatMap((field) =>
    listOperatorsOf(field).map((operator) => ({
      key: operator === 'equals' ? field.name : `${field.name}_${operator}`,
      field,
      operator,
      inputType: resolveInputType(field, operator),
    })),
  );
}

/** Fields a list can be ordered by (HY-18). */
export function listOrderFields(model: Model): readonly Field[] {
  return [...systemFields, ...model.fields].filter(
    ({ kind, list, type }) =>
      list !== true && (kind === 'enum' || (kind === 'scalar' && type !== 'Json' && type !== 'RichText')),
  );
}

/** Fields the where input of a singular query accepts: the id and unique fields that are not localized (HY-26). */
export function listUniqueFields(model: Model): readonly Field[] {
  const unique = model.fields.filter((field) => field.unique === true && field.localized !== true);
  return [createScalarField('id', 'ID'), ...unique];
}
