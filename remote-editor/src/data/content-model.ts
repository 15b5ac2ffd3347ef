import { editorModelEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import { editorModelResponseSchema } from '@kmx/shared-contracts/endpoints/editor-model.schema.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';
import { editedModels } from './edited-models.ts';

/** The structure of entries as described by the content system; forms are generated from it. */
export type ContentModel = v.InferOutput<typeof editorModelResponseSchema>;
export type ContentField = ContentModel['components'][string][number];
export type EntryModel = ContentModel['models'][string];
export type EntryField = EntryModel['fields'][number];

/** The shell describes all kinds of entries; what there is to edit, and how, is up to this release. */
function selectEdited({ models, ...rest }: ContentModel): ContentModel {
  const edited = editedModels.flatMap(({ name, ...kind }) => {
    const model = models[name];
    return model === undefined ? [] : [[name, { ...model, ...kind }] as const];
  });
  return { ...rest, models: Object.fromEntries(edited) };
}

let loaded: Promise<ContentModel> | null = null;

/** Loads the model once per page load; a failed attempt is not cached. */
export function loadContentModel(): Promise<ContentModel> {
  loaded ??= callEditor(editorModelEndpoint.path)
    .then(async (response) => selectEdited(v.parse(editorModelResponseSchema, await response.json())))
    .catch((error: unknown) => {
      loaded = null;
      throw error;
    });
  return loaded;
}
