import * as v from 'valibot';

/** Names in the query: what the file is called, and its description in a language. */
export type EditorAssetQuery = Readonly<Record<'fileName' | 'language' | 'alternativeText', string>>;

/** The asset that a file has become. */
export const editorAssetResponseSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  url: v.string(),
  width: v.nullish(v.number(), null),
  height: v.nullish(v.number(), null),
  alternativeText: v.nullish(v.string(), null),
});
