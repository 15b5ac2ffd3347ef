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

/** How long the content system keeps deleted entries, in days. */
export const keptDays = 90;

/** Links to an entry and entries below it, and whether it may be deleted at all. */
export type References = v.InferOutput<typeof editorReferencesResponseSchema>;
export type Reference = References['references'][number];

/** Loads whatever depends on an entry; titles are in `language` where available. */
export async function loadReferences(entry: string, language: string): Promise<References> {
  const query = new URLSearchParams({ entry, language });
  return v.parse(
    editorReferencesResponseSchema,
    await (await callEditor(`${editorReferencesEndpoint.path}?${query}`)).json(),
  );
}

/** One page of deleted entries that can be restored, newest first. */
export type DeletedEntries = v.InferOutput<typeof editorDeletedResponseSchema>;
export type DeletedEntry = DeletedEntries['entries'][number];

/** Loads deleted entries, named in `language`; filters use the endpoint's parameter names, empty ones are left out. */
export async function loadDeleted(filters: EditorDeletedQuery): Promise<DeletedEntries> {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return v.parse(
    editorDeletedResponseSchema,
    await (await callEditor(`${editorDeletedEndpoint.path}?${query}`)).json(),
  );
}

/** The entry that now occupies the address of a deleted one. */
export type Holder = v.InferOutput<typeof editorRestoreRefusalSchema>['holder'];

/** Restored, already present, or its address is taken and nothing was changed. */
export type RestoreOutcome =
  | v.InferOutput<typeof editorRestoreResponseSchema>
  | { readonly state: 'taken'; readonly holder: Holder };

/** Restores an entry to its former state or as a draft, optionally with a new slug. */
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
