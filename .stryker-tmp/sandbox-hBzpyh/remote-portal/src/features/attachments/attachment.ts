// @ts-nocheck
import * as v from 'valibot';

/** Fields of an attachment in a GraphQL document; `attachmentSchema` reads them. */
export const attachmentFields = 'id name sizeBytes mediaType url';
export const attachmentSchema = v.object({
  id: v.string(),
  name: v.string(),
  sizeBytes: v.number(),
  mediaType: v.string(),
  /** Good for ten minutes. A link that runs script is no link. */
  url: v.pipe(v.string(), v.regex(/^(?:https?:\/)?\/[^/\\]/)),
});
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** How an attachment is shown. */
export type AttachmentKind = 'picture' | 'video' | 'file';

/** The way to show a file of a media type. */
export function resolveAttachmentKind(mediaType: string): AttachmentKind {
  if (mediaType.startsWith('image/')) return 'picture';
  return mediaType.startsWith('video/') ? 'video' : 'file';
}
