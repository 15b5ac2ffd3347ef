import * as v from 'valibot';

/** Where a new item of a list stands: at an end, or beside another one by its id. */
export const positionSchema = v.nullish(
  v.object({
    after: v.nullish(v.string()),
    before: v.nullish(v.string()),
    start: v.nullish(v.boolean()),
    end: v.nullish(v.boolean()),
  }),
);

/** Index at which an item is inserted among others by their ids; the end when nothing else is said. */
export function findPlace(ids: readonly string[], position: v.InferOutput<typeof positionSchema>): number {
  if (position?.start === true) return 0;
  if (typeof position?.before === 'string' && ids.includes(position.before)) return ids.indexOf(position.before);
  if (typeof position?.after === 'string' && ids.includes(position.after)) return ids.indexOf(position.after) + 1;
  return ids.length;
}
