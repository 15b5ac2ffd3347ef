import {
  editorDeletedEndpoint,
  editorReferencesEndpoint,
  editorRestoreEndpoint,
} from '@kmx/shared-contracts/endpoints/editor.ts';
import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';
import { EditorError } from './editor-error.ts';

/** How long the content system keeps what was deleted, in days. */
export const keptDays = 90;

const referencesSchema = v.object({
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

/** What leads to an entry or stands below it, and whether it may be deleted at all. */
export type References = v.InferOutput<typeof referencesSchema>;
export type Reference = References['references'][number];

/** Reads what would miss an entry; titles are in a language where they have that. */
export async function loadReferences(entry: string, language: string): Promise<References> {
  const query = new URLSearchParams({ entry, language });
  return v.parse(referencesSchema, await (await callEditor(`${editorReferencesEndpoint.path}?${query}`)).json());
}

const deletedSchema = v.object({
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

/** A part of what was deleted and can be brought back, newest first. */
export type DeletedEntries = v.InferOutput<typeof deletedSchema>;
export type DeletedEntry = DeletedEntries['entries'][number];

/** Reads what was deleted, named in `language`; filters by their names in the address of the endpoint, empty ones are left out. */
export async function loadDeleted(filters: Readonly<Record<string, string>>): Promise<DeletedEntries> {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return v.parse(deletedSchema, await (await callEditor(`${editorDeletedEndpoint.path}?${query}`)).json());
}

const restoredSchema = v.object({
  state: v.picklist(['restored', 'there']),
  model: v.string(),
  /** What the entry names and nobody has any more. */
  missing: v.array(v.object({ model: v.string(), entryId: v.string(), title: v.nullable(v.string()) })),
});
const holderSchema = v.object({
  holder: v.object({ model: v.string(), entryId: v.string(), title: v.string(), value: v.string() }),
});

/** Another entry that has taken the place of a deleted one. */
export type Holder = v.InferOutput<typeof holderSchema>['holder'];

/** Restored, already there, or its place is taken and nothing was changed. */
export type RestoreOutcome =
  | v.InferOutput<typeof restoredSchema>
  | { readonly state: 'taken'; readonly holder: Holder };

/** Brings an entry back as it was, or as a draft, which may get another last part of its address. */
export async function restoreEntry(id: string, as: 'draft' | 'before', slug = ''): Promise<RestoreOutcome> {
  const query = new URLSearchParams({ as, ...(slug === '' ? {} : { slug }) });
  try {
    const response = await callEditor(`${createEndpointPath(editorRestoreEndpoint, id)}?${query}`, { method: 'POST' });
    return v.parse(restoredSchema, await response.json());
  } catch (error) {
    const taken = error instanceof EditorError ? v.safeParse(holderSchema, error.body) : null;
    if (taken?.success) return { state: 'taken', holder: taken.output.holder };
    throw error;
  }
}
