import * as v from 'valibot';

/** Max. characters of a name. */
export const maxEditorNameLength = 60;

/** The name of an editor; an empty one takes back the one that was given. */
export const editorNameSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(maxEditorNameLength), v.regex(/^\P{C}*$/u)),
});
export type EditorName = v.InferOutput<typeof editorNameSchema>;
