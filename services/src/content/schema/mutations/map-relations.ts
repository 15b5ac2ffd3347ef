import * as v from 'valibot';
import { type FieldValues, stages } from '../../model/content-document.ts';
import { type Field, findModel, type Model } from '../../model/model-types.ts';
import { createRequestError, type ReadingRequest } from '../reading/content-request.ts';
import { findByUniqueWhere } from '../reading/read-entries.ts';
import { findPlace, positionSchema } from './find-place.ts';

/** Writes of other entries that one mutation brings with it (HY-70); each answers the id of the entry. */
export interface NestedWrites {
  readonly create: (model: Model, data: FieldValues) => string;
  readonly update: (model: Model, where: FieldValues, data: FieldValues) => string;
  readonly upsert: (model: Model, where: FieldValues, create: FieldValues, update: FieldValues) => string;
  readonly remove: (model: Model, where: FieldValues) => string;
}

const record = v.record(v.string(), v.unknown());
const listSchema = v.nullish(v.array(record));
const connectSchema = v.object({ where: record, position: positionSchema });
const updateSchema = v.object({ where: record, data: record });
const upsertSchema = v.object({ where: record, data: v.object({ create: record, update: record }) });
const oneSchema = v.object({
  connect: v.nullish(record),
  disconnect: v.nullish(v.boolean()),
  create: v.nullish(record),
  update: v.nullish(updateSchema),
  upsert: v.nullish(upsertSchema),
  delete: v.nullish(v.boolean()),
});
const connectedSchema = v.union([
  connectSchema,
  v.pipe(
    record,
    v.transform((where) => ({ where, position: null })),
  ),
]);
const manySchema = v.object({
  set: listSchema,
  connect: v.nullish(v.array(connectedSchema)),
  disconnect: listSchema,
  create: listSchema,
  update: v.nullish(v.array(updateSchema)),
  upsert: v.nullish(v.array(upsertSchema)),
  delete: listSchema,
});

/** What the token may read in neither stage does not exist for it: a write reveals no more than a query. */
function findId(request: ReadingRequest, field: Field, where: FieldValues): string {
  const model = findModel(request.contentModel, field.type);
  const { locales } = request.contentModel;
  const found = stages
    .map((stage) => findByUniqueWhere(request, model, where, { stage, locales }))
    .find((view) => view !== undefined);
  if (found === undefined)
    throw createRequestError(400, `the field "${field.name}" names no ${model.name} that exists`);
  return found.document.id;
}

function mapOne(
  request: ReadingRequest,
  writes: NestedWrites,
  field: Field,
  value: unknown,
  current: unknown,
): unknown {
  const { connect, disconnect, create, update, upsert, delete: isDeleted } = v.parse(oneSchema, value);
  const model = findModel(request.contentModel, field.type);
  if (isDeleted === true && typeof current === 'string') writes.remove(model, { id: current });
  if (connect) return findId(request, field, connect);
  if (create) return writes.create(model, create);
  if (update) {
    // Only entries in the field can be changed through it.
    if (findId(request, field, update.where) !== current)
      throw createRequestError(400, `the field "${field.name}" does not hold the ${model.name} that is to be changed`);
    return writes.update(model, update.where, update.data);
  }
  if (upsert) return writes.upsert(model, upsert.where, upsert.data.create, upsert.data.update);
  return disconnect === false || isDeleted === false ? current : null;
}

/** Ids in a relation after a write (HY-70): connected ones at their position, new ones at the end, disconnected ones removed. */
export function mapRelation(
  request: ReadingRequest,
  writes: NestedWrites,
  field: Field,
  value: unknown,
  current: unknown,
): unknown {
  if (field.list !== true) return mapOne(request, writes, field, value, current);
  const resolve = (where: FieldValues) => findId(request, field, where);
  const model = findModel(request.contentModel, field.type);
  const input = v.parse(manySchema, value);
  let ids = input.set?.map(resolve) ?? (Array.isArray(current) ? current.map(String) : []);
  for (const { where, position } of input.connect ?? []) {
    const id = resolve(where);
    ids = ids.filter((other) => other !== id);
    ids = ids.toSpliced(findPlace(ids, position), 0, id);
  }
  for (const data of input.create ?? []) ids = [...ids, writes.create(model, data)];
  for (const { where, data } of input.update ?? []) {
    if (!ids.includes(resolve(where)))
      throw createRequestError(400, `the field "${field.name}" does not hold the ${model.name} that is to be changed`);
    writes.update(model, where, data);
  }
  for (const { where, data } of input.upsert ?? []) {
    ids = [...ids, writes.upsert(model, where, data.create, data.update)];
  }
  const removed = new Set(input.disconnect?.map(resolve));
  for (const where of input.delete ?? []) removed.add(writes.remove(model, where));
  return [...new Set(ids)].filter((id) => !removed.has(id));
}
