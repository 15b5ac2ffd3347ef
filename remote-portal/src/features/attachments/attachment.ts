import * as v from 'valibot';

/** Fields of an attachment in a GraphQL document; `attachmentSchema` reads them. */
export const attachmentFields = 'id name sizeBytes mediaType url';
export const attachmentSchema = v.object({
  id: v.string(),
  name: v.string(),
  sizeBytes: v.number(),
  mediaType: v.string(),
  /** Valid for ten minutes. Excludes links that run a script. */
  url: v.pipe(v.string(), v.regex(/^(?:https?:\/)?\/[^/\\]/)),
});
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** How an attachment is displayed. */
export type AttachmentKind = 'picture' | 'video' | 'file';

/** Chooses how to display a file of a media type. */
export function resolveAttachmentKind(mediaType: string): AttachmentKind {
  if (mediaType.startsWith('image/')) return 'picture';
  return mediaType.startsWith('video/') ? 'video' : 'file';
}
