import { editorModelEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import { editorModelResponseSchema } from '@kmx/shared-contracts/endpoints/editor-model.schema.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/** What entries consist of, as the content system describes itself; the forms are made from it. */
export type ContentModel = v.InferOutput<typeof editorModelResponseSchema>;
export type ContentField = ContentModel['components'][string][number];
export type EntryModel = ContentModel['models'][string];
export type EntryField = EntryModel['fields'][number];

let loaded: Promise<ContentModel> | null = null;

/** Loads the description once for each page load; a failed attempt is not kept. */
export function loadContentModel(): Promise<ContentModel> {
  loaded ??= callEditor(editorModelEndpoint.path)
    .then(async (response) => v.parse(editorModelResponseSchema, await response.json()))
    .catch((error: unknown) => {
      loaded = null;
      throw error;
    });
  return loaded;
}
