import { editorModelEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

const fieldEntries = {
  name: v.string(),
  kind: v.picklist(['scalar', 'rich', 'enum', 'relation', 'component', 'union']),
  /** A scalar, enum, model, component or union. */
  type: v.string(),
  isList: v.boolean(),
  /** Those of an enum that this field takes; absent are all. */
  choices: v.optional(v.array(v.string())),
};
const fieldSchema = v.object(fieldEntries);
const modelSchema = v.object({
  plural: v.string(),
  heading: v.string(),
  isMade: v.boolean(),
  fields: v.array(v.object({ ...fieldEntries, isLocalized: v.boolean(), isRequired: v.boolean() })),
});
const contentModelSchema = v.object({
  models: v.record(v.string(), modelSchema),
  components: v.record(v.string(), v.array(fieldSchema)),
  unions: v.record(v.string(), v.array(v.string())),
  enums: v.record(v.string(), v.array(v.string())),
});

/** What entries consist of, as the content system describes itself; the forms are made from it. */
export type ContentModel = v.InferOutput<typeof contentModelSchema>;
export type ContentField = v.InferOutput<typeof fieldSchema>;
export type EntryModel = v.InferOutput<typeof modelSchema>;
export type EntryField = EntryModel['fields'][number];

let loaded: Promise<ContentModel> | null = null;

/** Loads the description once for each page load; a failed attempt is not kept. */
export function loadContentModel(): Promise<ContentModel> {
  loaded ??= callEditor(editorModelEndpoint.path)
    .then(async (response) => v.parse(contentModelSchema, await response.json()))
    .catch((error: unknown) => {
      loaded = null;
      throw error;
    });
  return loaded;
}
