import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContentAccess } from '../../access/content-access.ts';
import { type FieldValues, parseFieldValues, type Stage, stages } from '../../model/content-document.ts';
import { type Field, findModel, isLocalizedModel, type Model } from '../../model/model-types.ts';
import type { Scope } from '../../store/document-view.ts';
import type { Condition } from '../../store/entry-lists.ts';
import { findByValues } from '../../store/find-by-values.ts';
import { isStorable } from '../../store/is-storable.ts';
import { type Filter, type Operator, systemFields, systemRelations } from '../sdl/filters.ts';
import { compileStages } from './compile-stages.ts';
import { readUpdatedAt } from './listing-values.ts';
import {
  asList,
  listRelatedViews,
  matchesWhere,
  operatorsWithNull,
  resolveFilters,
  toComparable,
} from './match-where.ts';
import { createMatchContext, type ViewContext } from './view-documents.ts';

/** A filter for the database: it lets every entry pass that matches, and when it is exact no other. */
export interface CompiledWhere extends Condition {
  readonly isExact: boolean;
}

interface Part {
  readonly sql: RawBuilder<SqlBool>;
  readonly isExact: boolean;
}

/** Related entries named by one value; of more, the filter is left to the matching. */
const maxRelated = 100;
const always = sql<boolean>`true`;
const passes: Part = { sql: always, isExact: true };
const fails: Part = { sql: sql`false`, isExact: true };
/** Nothing is known about it beforehand. */
const unknown: Part = { sql: always, isExact: false };

const exactly = (condition: RawBuilder<unknown>): Part => ({ sql: condition as RawBuilder<SqlBool>, isExact: true });
const roughly = (condition: RawBuilder<unknown>): Part => ({ sql: condition as RawBuilder<SqlBool>, isExact: false });

function join(parts: readonly Part[], operator: 'and' | 'or'): Part {
  const conditions = parts.map((part) => part.sql);
  return {
    sql: sql`(${sql.join(conditions, operator === 'and' ? sql` and ` : sql` or `)})`,
    isExact: parts.every((part) => part.isExact),
  };
}

function joinAll(parts: readonly Part[]): Part {
  const told = parts.filter((part) => part.sql !== always);
  const isExact = parts.every((part) => part.isExact);
  return told.length === 0 ? { ...passes, isExact } : { ...join(told, 'and'), isExact };
}

/** Of alternatives, none may be unknown. */
function joinAny(parts: readonly Part[]): Part {
  return parts.some((part) => !part.isExact && part.sql === always) ? unknown : join(parts, 'or');
}

/** What does not pass a rough filter may not match either, so only an exact one can be turned round. */
const negate = (part: Part): Part => (part.isExact ? exactly(sql`not coalesce(${part.sql}, false)`) : unknown);

const holds = (facts: FieldValues) => sql`listing.data @> ${JSON.stringify(facts)}::jsonb`;

interface Text {
  readonly value: RawBuilder<unknown>;
  /** Whether an entry has a value, found with the index where there is one. */
  readonly equals: (expected: unknown) => RawBuilder<unknown>;
}

/** The value of a field of the base document as text, null when it has none. */
function readText({ name, default: preset }: Field): Text {
  const value = sql`listing.data ->> ${name}`;
  if (preset === undefined) return { value: sql`(${value})`, equals: (expected) => holds({ [name]: expected }) };
  const filled = sql`coalesce(nullif(${value}, ''), ${preset}::text)`;
  const equals = (expected: unknown) => {
    if (expected === '') return sql`false`;
    return expected === preset ? sql`${filled} = ${preset}` : holds({ [name]: expected });
  };
  return { value: filled, equals };
}

const readId = (): Text => ({
  value: sql`listing.entry_id`,
  equals: (expected) => sql`listing.entry_id = ${expected}`,
});

/** Comparisons of one value, as `matchesScalar` makes them. */
function compileScalar({ value, equals }: Text, isText: boolean, operator: Operator, expected: unknown): Part {
  const list = asList(expected);
  const isIn = () => {
    const parts = list.filter((item) => item !== null).map((item) => exactly(equals(item)));
    return joinAny([...parts, ...(list.includes(null) ? [exactly(sql`${value} is null`)] : []), fails]);
  };
  switch (operator) {
    case 'equals':
      return exactly(expected === null ? sql`${value} is null` : equals(expected));
    case 'not':
      return joinAll([
        exactly(sql`${value} is not null`),
        ...(expected === null ? [] : [negate(exactly(equals(expected)))]),
      ]);
    case 'in':
      return isIn();
    case 'not_in':
      return negate(isIn());
    default:
      return isText && typeof expected === 'string' ? compileText(value, operator, expected) : unknown;
  }
}

function compileText(value: RawBuilder<unknown>, operator: string, expected: string): Part {
  const name = operator.replace(/^not_/, '');
  const tests: Readonly<Record<string, RawBuilder<unknown>>> = {
    contains: sql`strpos(${value}, ${expected}) > 0`,
    starts_with: sql`starts_with(${value}, ${expected})`,
    ends_with: sql`right(${value}, length(${expected})) = ${expected}`,
  };
  const test = tests[name];
  if (test === undefined) return unknown;
  return exactly(
    name === operator ? sql`(${value} is not null and ${test})` : sql`(${value} is not null and not ${test})`,
  );
}

function compileList(name: string, operator: Operator, expected: unknown): Part {
  const items = asList(expected);
  if (items.some((item) => typeof item !== 'string')) return unknown;
  if (operator === 'equals') return items.length === 0 ? unknown : roughly(holds({ [name]: items }));
  if (operator === 'contains_all') return items.length === 0 ? passes : exactly(holds({ [name]: items }));
  const some = joinAny([...items.map((item) => exactly(holds({ [name]: [item] }))), fails]);
  if (operator === 'contains_some') return some;
  return operator === 'contains_none' ? negate(some) : unknown;
}

interface WhereContext {
  /** What the translation depends on beside the input and the scope. */
  readonly notes: unknown[];
  readonly reading: ViewContext;
  readonly model: Model;
  readonly scope: Scope;
}

/** Whether all of a model may be read in a stage and locales, without conditions. */
export function isOpen(access: ContentAccess, model: Model, stage: Stage, locales: readonly string[]): boolean {
  const wanted = isLocalizedModel(model) ? locales : [undefined];
  return wanted.every((locale) => access.listConditions('read', model.name, stage, locale) === null);
}

/** The ids of related entries that match; undefined when they are not named by one value. */
function findRelated(
  { reading, scope }: WhereContext,
  model: Model,
  where: FieldValues,
): readonly string[] | undefined {
  const stage = model.isSystem === true ? 'DRAFT' : scope.stage;
  const pinned = model.fields.find(
    ({ kind, type, list, localized, name, default: preset }) =>
      kind === 'scalar' &&
      type === 'String' &&
      list !== true &&
      localized !== true &&
      preset === undefined &&
      typeof where[name] === 'string',
  );
  const named =
    typeof where['id'] === 'string'
      ? [where['id']]
      : pinned &&
        findByValues(reading.entries, model.name, stage, pinned.name, [String(where[pinned.name])]).map(({ id }) => id);
  if (named === undefined || named.length > maxRelated) return undefined;
  const context = createMatchContext(reading);
  const views = listRelatedViews(context, model, named, { scope });
  return views.filter((view) => matchesWhere(context, model, view, where)).map(({ document }) => document.id);
}

function compileRelation(context: WhereContext, { field, operator }: Filter, expected: unknown): Part {
  if (expected === null) return unknown;
  if (field.name === 'scheduledIn' && systemRelations.includes(field)) {
    return operator === 'some'
      ? roughly(sql`exists (
          select from content_listing plan where (plan.data -> 'rawPayload' ->> 'entryId') = listing.entry_id)`)
      : unknown;
  }
  if (systemRelations.includes(field) || operator === 'every') return unknown;
  const related = findModel(context.reading.contentModel, field.type);
  const ids = findRelated(context, related, parseFieldValues(expected));
  context.notes.push(ids ?? null);
  if (ids === undefined) return unknown;
  const holder = (id: string) => exactly(holds({ [field.name]: field.list === true ? [id] : id }));
  const some = joinAny([...ids.map(holder), fails]);
  return operator === 'none' ? negate(some) : some;
}

function compileFilter(context: WhereContext, filter: Filter, expected: unknown): Part {
  const { field, operator } = filter;
  if (expected === null && !operatorsWithNull.has(operator)) return passes;
  if (field.kind === 'relation') return compileRelation(context, filter, expected);
  if (field.name === 'id') return compileScalar(readId(), true, operator, expected);
  if (systemFields.includes(field)) return compileTime(context, filter, expected);
  if (field.localized === true) return unknown;
  if (field.list === true) return compileList(field.name, operator, expected);
  if (field.kind !== 'enum' && field.type !== 'String' && field.type !== 'Boolean') return unknown;
  return compileScalar(readText(field), field.type === 'String', operator, expected);
}

/** Moments, by their milliseconds. */
function compileTime({ scope, model }: WhereContext, { field, operator }: Filter, expected: unknown): Part {
  if (field.name === 'publishedAt' || Array.isArray(expected) || typeof expected !== 'string') return unknown;
  const time = toComparable(expected, 'DateTime');
  const value =
    field.name === 'createdAt'
      ? sql`date_trunc('milliseconds', listing.created_at)`
      : sql`(${readUpdatedAt(model, scope)})::timestamptz`;
  const bound = sql`${new Date(Number(time)).toISOString()}::timestamptz`;
  const operators: Readonly<Record<string, RawBuilder<unknown>>> = {
    equals: sql`=`,
    not: sql`<>`,
    lt: sql`<`,
    lte: sql`<=`,
    gt: sql`>`,
    gte: sql`>=`,
  };
  const test = operators[operator];
  return test === undefined ? unknown : exactly(sql`${value} ${test} ${bound}`);
}

function compileParts(context: WhereContext, where: FieldValues): Part {
  const filters = resolveFilters(context.model);
  return joinAll(
    Object.entries(where).map(([key, expected = null]) => {
      if (key === '_search') return typeof expected === 'string' && expected !== '' ? unknown : passes;
      if (key === 'AND' || key === 'OR' || key === 'NOT') {
        const parts = asList(expected).map((part) => compileParts(context, parseFieldValues(part)));
        if (parts.length === 0) return passes;
        if (key === 'OR') return joinAny(parts);
        return key === 'AND' ? joinAll(parts) : negate(joinAll(parts));
      }
      if (key.startsWith('documentInStages_')) {
        const other = stages.find((stage) => stage !== context.scope.stage) ?? 'DRAFT';
        const { access, contentModel } = context.reading;
        const isAllOpen = stages.every((stage) => isOpen(access, context.model, stage, contentModel.locales));
        context.notes.push(isAllOpen);
        if (!isAllOpen) return unknown;
        return exactly(compileStages(context.model, key, other, parseFieldValues(expected ?? {})));
      }
      const filter = filters.get(key);
      return filter === undefined ? passes : compileFilter(context, filter, expected);
    }),
  );
}

/** Whether matching may refuse the filter, which must not depend on what the database has chosen before. */
function mayBeRefused({ reading, model, scope, notes }: WhereContext, where: FieldValues): boolean {
  const filters = resolveFilters(model);
  return Object.entries(where).some(([key, expected]) => {
    if (key === 'AND' || key === 'OR' || key === 'NOT')
      return asList(expected).some((part) => mayBeRefused({ reading, model, scope, notes }, parseFieldValues(part)));
    if (key.startsWith('documentInStages_'))
      return stages.some((stage) => !reading.access.isAllowed('read', model.name, stage));
    const field = filters.get(key)?.field;
    if (field?.secret === true && !reading.access.maySeeSecrets) return true;
    if (field?.kind !== 'relation') return false;
    const related = findModel(reading.contentModel, field.type);
    if (!reading.access.isAllowed('read', related.name, scope.stage)) return true;
    return (
      expected !== null && mayBeRefused({ reading, model: related, scope, notes }, parseFieldValues(expected ?? {}))
    );
  });
}

/**
 * Translates a where input for the database as far as possible, with what the scope shows of a model. It decides nothing
 * about permissions: where they have conditions it is not exact, and what may be refused is not translated at all.
 */
export function compileWhere(reading: ViewContext, model: Model, scope: Scope, where: FieldValues): CompiledWhere {
  const context = { reading, model, scope, notes: [] };
  const locales = sql`array[${sql.join(scope.locales)}]::text[]`;
  const isSeen = isLocalizedModel(model)
    ? exactly(scope.locales.length === 0 ? sql`false` : sql`listing.updated_at ?| ${locales}`)
    : passes;
  const isUntold = !isStorable(where) || mayBeRefused(context, where);
  const part = joinAll([isSeen, isUntold ? unknown : compileParts(context, where)]);
  const isExact = part.isExact && isOpen(reading.access, model, scope.stage, scope.locales);
  const key = JSON.stringify([scope.locales, isUntold ? null : where, context.notes]);
  return { ...part, key, isExact };
}
