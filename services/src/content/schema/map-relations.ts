import * as v from 'valibot';
import { type ContentModel, type Field, findModel } from '../model/model-types.ts';
import type { FieldValues } from '../store/content-document.ts';
import type { ContentStore } from '../store/content-store.ts';
import { createRequestError } from './content-request.ts';

/** What is needed to find the entries that a written relation names. */
export interface RelationContext {
  readonly contentModel: ContentModel;
  readonly store: ContentStore;
}

const uniqueSchema = v.record(v.string(), v.unknown());
const listSchema = v.nullish(v.array(uniqueSchema));
const positionSchema = v.nullish(
  v.object({
    after: v.nullish(v.string()),
    before: v.nullish(v.string()),
    start: v.nullish(v.boolean()),
    end: v.nullish(v.boolean()),
  }),
);
const connectSchema = v.object({ where: uniqueSchema, position: positionSchema });
const oneSchema = v.object({ connect: v.nullish(uniqueSchema), disconnect: v.nullish(v.boolean()) });
const manySchema = v.object({
  set: listSchema,
  connect: v.nullish(
    v.array(
      v.union([
        connectSchema,
        v.pipe(
          uniqueSchema,
          v.transform((where) => ({ where, position: null })),
        ),
      ]),
    ),
  ),
  disconnect: listSchema,
});

function findId({ contentModel, store }: RelationContext, field: Field, where: FieldValues): string {
  const model = findModel(contentModel, field.type);
  const conditions = Object.entries(where).filter(([, value]) => value !== null && value !== undefined);
  const found = store
    .list(model.name, 'DRAFT')
    .find(({ id, base }) =>
      conditions.every(([name, value]) => (name === 'id' ? id === value : base.data[name] === value)),
    );
  if (found === undefined || conditions.length === 0) {
    throw createRequestError(400, `the field "${field.name}" names no ${model.name} that exists`);
  }
  return found.id;
}

function findPlace(ids: readonly string[], position: v.InferOutput<typeof positionSchema>): number {
  if (position?.start === true) return 0;
  if (typeof position?.before === 'string' && ids.includes(position.before)) return ids.indexOf(position.before);
  if (typeof position?.after === 'string' && ids.includes(position.after)) return ids.indexOf(position.after) + 1;
  return ids.length;
}

/** Ids that a relation holds after a write (HY-70): connected ones at their position, disconnected ones taken out. */
export function mapRelation(context: RelationContext, field: Field, value: unknown, current: unknown): unknown {
  const resolve = (where: FieldValues) => findId(context, field, where);
  if (field.list !== true) {
    const { connect } = v.parse(oneSchema, value);
    return connect === null || connect === undefined ? null : resolve(connect);
  }
  const input = v.parse(manySchema, value);
  let ids = input.set?.map(resolve) ?? (Array.isArray(current) ? current.map(String) : []);
  for (const { where, position } of input.connect ?? []) {
    const id = resolve(where);
    ids = ids.filter((other) => other !== id);
    ids = ids.toSpliced(findPlace(ids, position), 0, id);
  }
  const removed = new Set(input.disconnect?.map(resolve));
  return [...new Set(ids)].filter((id) => !removed.has(id));
}
