import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import {
  editorDeletedEndpoint,
  editorReferencesEndpoint,
  editorRestoreEndpoint,
} from '@kmx/shared-contracts/endpoints/editor.ts';
import {
  type EditorDeletedQuery,
  editorDeletedResponseSchema,
  editorReferencesResponseSchema,
  editorRestoreRefusalSchema,
  editorRestoreResponseSchema,
} from '@kmx/shared-contracts/endpoints/editor-deleted.schema.ts';
import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/** How long the content system keeps what was deleted, in days. */
export const keptDays = 90;

/** What leads to an entry or stands below it, and whether it may be deleted at all. */
export type References = v.InferOutput<typeof editorReferencesResponseSchema>;
export type Reference = References['references'][number];

/** Reads what would miss an entry; titles are in a language where they have that. */
export async function loadReferences(entry: string, language: string): Promise<References> {
  const query = new URLSearchParams({ entry, language });
  return v.parse(
    editorReferencesResponseSchema,
    await (await callEditor(`${editorReferencesEndpoint.path}?${query}`)).json(),
  );
}

/** A part of what was deleted and can be brought back, newest first. */
export type DeletedEntries = v.InferOutput<typeof editorDeletedResponseSchema>;
export type DeletedEntry = DeletedEntries['entries'][number];

/** Reads what was deleted, named in `language`; filters by their names in the address of the endpoint, empty ones are left out. */
export async function loadDeleted(filters: EditorDeletedQuery): Promise<DeletedEntries> {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return v.parse(
    editorDeletedResponseSchema,
    await (await callEditor(`${editorDeletedEndpoint.path}?${query}`)).json(),
  );
}

/** Another entry that has taken the place of a deleted one. */
export type Holder = v.InferOutput<typeof editorRestoreRefusalSchema>['holder'];

/** Restored, already there, or its place is taken and nothing was changed. */
export type RestoreOutcome =
  | v.InferOutput<typeof editorRestoreResponseSchema>
  | { readonly state: 'taken'; readonly holder: Holder };

/** Brings an entry back as it was, or as a draft, which may get another last part of its address. */
export async function restoreEntry(id: string, as: 'draft' | 'before', slug = ''): Promise<RestoreOutcome> {
  const query = new URLSearchParams({ as, ...(slug === '' ? {} : { slug }) });
  try {
    const response = await callEditor(`${createEndpointPath(editorRestoreEndpoint, id)}?${query}`, { method: 'POST' });
    return v.parse(editorRestoreResponseSchema, await response.json());
  } catch (error) {
    const taken = error instanceof RequestError ? v.safeParse(editorRestoreRefusalSchema, error.details) : null;
    if (taken?.success) return { state: 'taken', holder: taken.output.holder };
    throw error;
  }
}
