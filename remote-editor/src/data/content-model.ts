import { editorModelEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import { editorModelResponseSchema } from '@kmx/shared-contracts/endpoints/editor-model.schema.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/** The structure of entries as described by the content system; forms are generated from it. */
export type ContentModel = v.InferOutput<typeof editorModelResponseSchema>;
export type ContentField = ContentModel['components'][string][number];
export type EntryModel = ContentModel['models'][string];
export type EntryField = EntryModel['fields'][number];

let loaded: Promise<ContentModel> | null = null;

/** Loads the model once per page load; a failed attempt is not cached. */
export function loadContentModel(): Promise<ContentModel> {
  loaded ??= callEditor(editorModelEndpoint.path)
    .then(async (response) => v.parse(editorModelResponseSchema, await response.json()))
    .catch((error: unknown) => {
      loaded = null;
      throw error;
    });
  return loaded;
}
