import * as v from 'valibot';

/** Names in the query: what the log is filtered by, and the part of it that is asked for. */
export const editorLogParameters = ['author', 'model', 'action', 'entry', 'from', 'to', 'first', 'skip'] as const;
export type EditorLogQuery = Readonly<Partial<Record<(typeof editorLogParameters)[number], string>>>;

const personSchema = v.object({ id: v.string(), name: v.string() });

/** A page of the log of all entries, newest first, with all people named in it. */
export const editorLogResponseSchema = v.object({
  count: v.number(),
  people: v.array(personSchema),
  entries: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      action: v.string(),
      model: v.string(),
      entryId: v.string(),
      title: v.nullable(v.string()),
      locales: v.array(v.string()),
      author: v.nullable(personSchema),
    }),
  ),
});
