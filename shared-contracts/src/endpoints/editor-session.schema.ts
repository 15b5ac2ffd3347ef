import * as v from 'valibot';

/** A password to sign in with, or as `hash` the word `cookie`, which asks whether the browser's cookie is still valid (D-49). */
export const editorSessionRequestSchema = v.union([
  v.object({ input: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  v.object({ hash: v.pipe(v.string(), v.maxLength(200)) }),
]);

/** `success` is false for a wrong password and for a cookie that is not valid. */
export const editorSessionResponseSchema = v.object({
  success: v.boolean(),
  /** Value of the cookie, after a sign-in. */
  hashedPassword: v.exactOptional(v.string()),
});
export type EditorSessionResponse = v.InferOutput<typeof editorSessionResponseSchema>;
