import * as v from 'valibot';
import { isSitePath } from '../is-site-path.ts';

const maxHours = 14 * 24;

/** The page to show, by its address on this site as the visitor would open it, and for how many hours (72 by default). */
export const editorPreviewRequestSchema = v.object({
  path: v.pipe(
    v.string(),
    v.maxLength(1000),
    v.regex(/^[^\s?#]*$/),
    v.check(isSitePath, 'must be a path of this site'),
  ),
  hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxHours)), 72),
});

/** A link that shows the draft to everybody who has it, until an ISO time. */
export const editorPreviewResponseSchema = v.object({ url: v.pipe(v.string(), v.url()), expiresAt: v.string() });
export type EditorPreviewResponse = v.InferOutput<typeof editorPreviewResponseSchema>;
