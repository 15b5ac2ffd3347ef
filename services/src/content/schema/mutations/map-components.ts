import * as v from 'valibot';
import { type FieldValues, parseFieldValues } from '../../model/content-document.ts';
import type { Field } from '../../model/model-types.ts';
import { createRequestError } from '../reading/content-request.ts';
import { findPlace, positionSchema } from './find-place.ts';

export type Purpose = 'Create' | 'Update';

/** Maps the values of one component; `current` is its present content, empty for a new one. */
export type MapComponent = (typeName: string, data: FieldValues, current: FieldValues, purpose: Purpose) => FieldValues;

const record = v.record(v.string(), v.unknown());
const listOf = (schema: v.GenericSchema<unknown, unknown>) => v.nullish(v.array(schema));
const positionedSchema = v.object({
  where: v.optional(record, {}),
  data: v.nullish(record),
  position: positionSchema,
});
const upsertSchema = v.object({ create: record, update: record });
const oneSchema = v.object({
  create: v.nullish(record),
  update: v.nullish(record),
  upsert: v.nullish(record),
  delete: v.nullish(v.boolean()),
});
const manySchema = v.object({
  create: listOf(record),
  update: listOf(record),
  upsert: listOf(record),
  delete: listOf(record),
});

type Action = Readonly<{ typeName: string; value: unknown }>;

/** In a union the action is nested under the name of the member. */
function readAction(field: Field, value: unknown): Action {
  if (field.kind !== 'union') return { typeName: field.type, value };
  const members = Object.entries(v.parse(record, value)).filter(
    ([, member]) => member !== null && member !== undefined,
  );
  const [member] = members;
  if (member === undefined || members.length > 1)
    throw createRequestError(400, `the field "${field.name}" needs exactly one kind in each of its actions`);
  return { typeName: member[0], value: member[1] };
}

function readItems(current: unknown): readonly FieldValues[] {
  const items = Array.isArray(current) ? current : current === null || current === undefined ? [] : [current];
  return items.map(parseFieldValues);
}

/**
 * The whole value of a component field after the actions of a write (HY-70): new ones at their place, others changed, moved
 * or taken out by their id; status 400 for an id that is not there.
 */
export function mapComponents(
  field: Field,
  value: unknown,
  current: unknown,
  purpose: Purpose,
  map: MapComponent,
): unknown {
  const input = v.parse(record, value);
  if (Object.hasOwn(input, 'set')) return input['set'];
  let items = readItems(current);

  const build = (typeName: string, data: FieldValues, item: FieldValues, kind: Purpose): FieldValues => {
    const values = map(typeName, data, item, kind);
    return field.kind === 'union' ? { __typename: typeName, ...values } : values;
  };
  const findIndex = (typeName: string, { id }: FieldValues): number => {
    const isMeant = (item: FieldValues) => item['id'] === id && (item['__typename'] ?? typeName) === typeName;
    return typeof id === 'string' ? items.findIndex(isMeant) : -1;
  };
  const requireIndex = (typeName: string, where: FieldValues): number => {
    const index = findIndex(typeName, where);
    if (index < 0) throw createRequestError(400, `the field "${field.name}" holds no ${typeName} with this id`);
    return index;
  };
  const place = (item: FieldValues, position: v.InferOutput<typeof positionSchema>): void => {
    items = items.toSpliced(
      findPlace(
        items.map(({ id }) => String(id)),
        position,
      ),
      0,
      item,
    );
  };
  const create = (action: unknown): void => {
    const { typeName, value: data } = readAction(field, action);
    if (purpose === 'Create' || field.list !== true)
      return place(build(typeName, v.parse(record, data), {}, 'Create'), null);
    const { data: values, position } = v.parse(positionedSchema, data);
    place(build(typeName, values ?? {}, {}, 'Create'), position);
  };
  const update = (
    typeName: string,
    where: FieldValues,
    data: FieldValues,
    position: v.InferOutput<typeof positionSchema>,
  ): void => {
    const index = requireIndex(typeName, where);
    const item = items[index] ?? {};
    const changed = { ...item, ...build(typeName, data, item, 'Update') };
    items = items.with(index, changed);
    if (position === null || position === undefined) return;
    items = items.toSpliced(index, 1);
    place(changed, position);
  };

  if (field.list !== true) {
    const { create: created, update: updated, upsert, delete: isDeleted } = v.parse(oneSchema, input);
    if (isDeleted === true) return null;
    if (created) {
      items = [];
      create(created);
    }
    if (updated) applyUpdate(updated);
    if (upsert) applyUpsert(upsert);
    return items[0] ?? null;
  }

  const actions = v.parse(manySchema, input);
  for (const action of actions.create ?? []) create(action);
  for (const action of actions.update ?? []) applyUpdate(action);
  for (const action of actions.upsert ?? []) applyUpsert(action);
  for (const action of actions.delete ?? []) {
    const { typeName, value: where } = readAction(field, action);
    items = items.toSpliced(requireIndex(typeName, v.parse(record, where)), 1);
  }
  return items;

  function applyUpdate(action: unknown): void {
    const { typeName, value: parts } = readAction(field, action);
    const { where, data, position } = v.parse(positionedSchema, parts);
    update(typeName, where, data ?? {}, position);
  }

  function applyUpsert(action: unknown): void {
    const { typeName, value: parts } = readAction(field, action);
    const { where, data, position } = v.parse(positionedSchema, parts);
    const both = v.parse(upsertSchema, data ?? { create: {}, update: {} });
    if (findIndex(typeName, where) >= 0) return update(typeName, where, both.update, position);
    if (field.list !== true) items = [];
    place(build(typeName, both.create, {}, 'Create'), position);
  }
}
