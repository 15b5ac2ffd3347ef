import type { FieldValues } from '../../model/content-document.ts';
import { findModel, type Model } from '../../model/model-types.ts';
import { type DocumentView, resolveFieldValue, resolveSystemValue } from '../../store/document-view.ts';
import { type Filter, listFilters, type Operator, systemFields, systemRelations } from '../sdl/filters.ts';
import { createRequestError } from './content-request.ts';
import type { MatchContext } from './match-context.ts';
import { matchesStages } from './match-stages.ts';

const filtersByModel = new WeakMap<Model, ReadonlyMap<string, Filter>>();

/** The filters of a model by their keys. */
export function resolveFilters(model: Model): ReadonlyMap<string, Filter> {
  const known = filtersByModel.get(model);
  if (known !== undefined) return known;
  const filters = new Map(listFilters(model).map((filter) => [filter.key, filter]));
  filtersByModel.set(model, filters);
  return filters;
}

/** Value of a system or model field, as filters and ordering see it. */
export function resolveComparableValue(view: DocumentView, field: Filter['field']): unknown {
  return systemFields.some((system) => system.name === field.name)
    ? resolveSystemValue(view, field.name)
    : resolveFieldValue(view, field);
}

function resolveFilterValue({ entries }: MatchContext, view: DocumentView, field: Filter['field']): unknown {
  if (!systemRelations.includes(field)) return resolveComparableValue(view, field);
  if (field.name === 'scheduledIn') return entries.listScheduled(view.document.id);
  return resolveSystemValue(view, field.name);
}

/** Entries a relation value (an id or a list of ids) points to, seen in the scope of the entry that holds it. */
export function listRelatedViews(
  context: MatchContext,
  model: Model,
  value: unknown,
  view: { scope: DocumentView['scope'] },
) {
  const ids = Array.isArray(value) ? value : [value];
  const stage = model.isSystem === true ? 'DRAFT' : view.scope.stage;
  return ids.flatMap((id) => {
    const document = typeof id === 'string' ? context.entries.find(model.name, stage, id) : undefined;
    const related = document === undefined ? undefined : context.view(model, document, view.scope);
    return related === undefined ? [] : [related];
  });
}

/** A value in its comparable form: moments by their time, however they are spelled. */
export function toComparable(value: unknown, type: string): unknown {
  return type === 'DateTime' && typeof value === 'string' ? Date.parse(value) : value;
}

/** A value of a list or a single one, as a list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
}

function isLess(left: unknown, right: unknown): boolean {
  return typeof left === 'number' && typeof right === 'number' && left < right;
}

const textTests: Readonly<Record<string, (text: string, part: string) => boolean>> = {
  contains: (text, part) => text.includes(part),
  starts_with: (text, part) => text.startsWith(part),
  ends_with: (text, part) => text.endsWith(part),
};

function matchesText(operator: string, value: unknown, expected: unknown): boolean {
  if (typeof value !== 'string' || typeof expected !== 'string') return false;
  const negated = operator.startsWith('not_');
  const test = textTests[negated ? operator.slice(4) : operator];
  return test !== undefined && test(value, expected) !== negated;
}

function matchesList(operator: Operator, value: readonly unknown[], expected: readonly unknown[]): boolean {
  if (operator === 'contains_all') return expected.every((item) => value.includes(item));
  if (operator === 'contains_some') return expected.some((item) => value.includes(item));
  if (operator === 'contains_none') return !expected.some((item) => value.includes(item));
  const equal = value.length === expected.length && value.every((item, index) => item === expected[index]);
  return operator === 'not' ? !equal : equal;
}

function matchesScalar(operator: Operator, value: unknown, expected: unknown): boolean {
  switch (operator) {
    case 'equals':
      return (value ?? null) === (expected ?? null);
    case 'not':
      // HY-24: "any other value that exists", so a missing value never matches.
      return value !== null && value !== undefined && value !== expected;
    case 'in':
      return asList(expected).includes(value);
    case 'not_in':
      return !asList(expected).includes(value);
    case 'lt':
      return isLess(value, expected);
    case 'lte':
      return isLess(value, expected) || value === expected;
    case 'gt':
      return isLess(expected, value);
    case 'gte':
      return isLess(expected, value) || value === expected;
    default:
      return matchesText(operator, value, expected);
  }
}

/** Null is a value for these: a field that is missing equals it. Of all others, null is a bound that was not set. */
export const operatorsWithNull: ReadonlySet<Operator> = new Set(['equals', 'not']);

function matchesFilter(context: MatchContext, view: DocumentView, filter: Filter, expected: unknown): boolean {
  const { field, operator } = filter;
  if (field.secret === true && !context.maySeeSecrets) throw createRequestError(403, 'not allowed');
  if ((expected ?? null) === null && !operatorsWithNull.has(operator)) return true;
  const value = resolveFilterValue(context, view, field);
  if (field.kind === 'relation') {
    const model = findModel(context.contentModel, field.type);
    const related = listRelatedViews(context, model, value, view);
    if (expected === null) return related.length === 0;
    const tests = related.map((item) => matchesWhere(context, model, item, expected as FieldValues));
    if (operator === 'every') return tests.every(Boolean);
    return operator === 'none' ? !tests.some(Boolean) : tests.some(Boolean);
  }
  if (field.list === true) return matchesList(operator, asList(value), asList(expected));
  const wanted = Array.isArray(expected)
    ? expected.map((item) => toComparable(item, field.type))
    : toComparable(expected, field.type);
  return matchesScalar(operator, toComparable(value, field.type), wanted);
}

function matchesSearch(model: Model, view: DocumentView, words: unknown): boolean {
  if (typeof words !== 'string' || words === '') return true;
  const needle = words.toLocaleLowerCase();
  return model.fields.some((field) => {
    if (field.kind !== 'scalar' || field.type !== 'String' || field.secret === true) return false;
    return asList(resolveFieldValue(view, field)).some((text) => String(text).toLocaleLowerCase().includes(needle));
  });
}

/** HY-20..25: whether an entry matches a where input that the schema has validated; an empty one matches every entry. */
export function matchesWhere(context: MatchContext, model: Model, view: DocumentView, where: FieldValues): boolean {
  const filters = resolveFilters(model);
  return Object.entries(where).every(([key, expected]) => {
    if (key === '_search') return matchesSearch(model, view, expected);
    if (key === 'AND' || key === 'OR' || key === 'NOT') {
      const parts = asList(expected).map((part) => matchesWhere(context, model, view, part as FieldValues));
      if (key === 'AND') return parts.every(Boolean);
      if (key === 'OR') return parts.length === 0 || parts.some(Boolean);
      return parts.length === 0 || !parts.every(Boolean);
    }
    if (key.startsWith('documentInStages_')) return matchesStages(context, model, view, key, expected);
    const filter = filters.get(key);
    return filter === undefined || matchesFilter(context, view, filter, expected);
  });
}
