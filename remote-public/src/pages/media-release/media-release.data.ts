import * as v from 'valibot';
import { type ReleaseTeaser, releaseTeaserSchema } from '../../data/blocks/release-teaser.ts';
import { assetSchema } from '../../data/media/asset.ts';
import { downloadSchema } from '../../data/media/download.schema.ts';
import { richTextSchema } from '../../data/media/rich-text.ts';

const text = v.nullable(v.string());

/** A media release with its text, press contact and files (SYS-066). */
export const mediaReleaseSchema = v.object({
  ...releaseTeaserSchema.entries,
  place: text,
  body: v.nullable(richTextSchema),
  contact: v.nullable(v.object({ name: text, role: text, phone: text, email: text })),
  image: v.nullable(assetSchema),
  files: v.array(downloadSchema),
});
export type MediaRelease = v.InferOutput<typeof mediaReleaseSchema>;

/** Data of one media release; the neighbours are the next newer and the next older one. */
export interface MediaReleaseData {
  readonly page: 'media-release';
  readonly release: MediaRelease;
  readonly newer: ReleaseTeaser | null;
  readonly older: ReleaseTeaser | null;
}
