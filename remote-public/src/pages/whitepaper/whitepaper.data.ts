import * as v from 'valibot';
import { assetSchema } from '../../data/media/asset.ts';
import { downloadSchema } from '../../data/media/download.schema.ts';
import { richTextSchema } from '../../data/media/rich-text.ts';

/** A whitepaper as shown on its page. */
export const whitepaperSchema = v.object({
  locale: v.string(),
  slug: v.string(),
  title: v.string(),
  leadText: v.nullable(v.string()),
  publicationDate: v.nullable(v.string()),
  body: v.nullable(richTextSchema),
  image: v.nullable(assetSchema),
  file: v.nullable(downloadSchema),
});

/** Data of a whitepaper's page; the file is requested by the form. */
export interface WhitepaperData {
  readonly page: 'whitepaper';
  readonly whitepaper: v.InferOutput<typeof whitepaperSchema>;
}
