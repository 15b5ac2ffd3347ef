import * as v from 'valibot';

/** Names in the query for references: the id of the entry, and the language of the titles. */
export const editorReferencesParameters = ['entry', 'language'] as const;

/** The references to an entry, its child entries, and whether it may be deleted. */
export const editorReferencesResponseSchema = v.object({
  /** Why the site cannot live without the entry. */
  refusal: v.nullable(v.string()),
  /** Of all; those that are named are at most fifty. */
  count: v.number(),
  references: v.array(
    v.object({
      model: v.string(),
      entryId: v.string(),
      title: v.string(),
      isOnSite: v.boolean(),
      kind: v.picklist(['leads', 'below']),
    }),
  ),
});

/** Names in the query for deleted entries: filters, the language of the titles, and the part that is asked for. */
export const editorDeletedParameters = ['model', 'entry', 'language', 'first', 'skip'] as const;
export type EditorDeletedQuery = Readonly<Partial<Record<(typeof editorDeletedParameters)[number], string>>>;

/** A part of what was deleted and can be brought back, newest first. */
export const editorDeletedResponseSchema = v.object({
  count: v.number(),
  entries: v.array(
    v.object({
      id: v.string(),
      model: v.string(),
      title: v.nullable(v.string()),
      deletedAt: v.string(),
      deletedBy: v.nullable(v.string()),
      keptUntil: v.string(),
      wasOnSite: v.boolean(),
    }),
  ),
});

/** Names in the query of a restore: `draft` or `before`, and another last part of the address for a draft. */
export const editorRestoreParameters = ['as', 'slug'] as const;

/** The entry is back, or was there already. */
export const editorRestoreResponseSchema = v.object({
  state: v.picklist(['restored', 'there']),
  model: v.string(),
  /** What the entry names and nobody has any more. */
  missing: v.array(v.object({ model: v.string(), entryId: v.string(), title: v.nullable(v.string()) })),
});

/** Body of a refusal, status 409: another entry has taken the place. */
export const editorRestoreRefusalSchema = v.object({
  holder: v.object({ model: v.string(), entryId: v.string(), title: v.string(), value: v.string() }),
});
