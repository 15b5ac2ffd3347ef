import * as v from 'valibot';

/** The place of a new item in a list: at an end, or next to another item by its id. */
export const positionSchema = v.nullish(
  v.object({
    after: v.nullish(v.string()),
    before: v.nullish(v.string()),
    start: v.nullish(v.boolean()),
    end: v.nullish(v.boolean()),
  }),
);

/** Index at which an item is inserted among others by id; at the end by default. */
export function findPlace(ids: readonly string[], position: v.InferOutput<typeof positionSchema>): number {
  if (position?.start === true) return 0;
  if (typeof position?.before === 'string' && ids.includes(position.before)) return ids.indexOf(position.before);
  if (typeof position?.after === 'string' && ids.includes(position.after)) return ids.indexOf(position.after) + 1;
  return ids.length;
}
