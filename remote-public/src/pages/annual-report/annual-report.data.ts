import * as v from 'valibot';
import { assetSchema } from '../../data/media/asset.ts';
import { downloadSchema } from '../../data/media/download.schema.ts';
import { richTextSchema } from '../../data/media/rich-text.ts';

const text = v.nullable(v.string());

const figureSchema = v.object({
  name: v.string(),
  unit: v.string(),
  values: v.array(v.object({ year: v.number(), value: v.number() })),
});
/** One key figure over the years, oldest first. */
export type KeyFigure = v.InferOutput<typeof figureSchema>;

/** An annual report with its key figures and chapters (PUB-033). */
export const annualReportSchema = v.object({
  locale: v.string(),
  slug: v.string(),
  year: v.number(),
  publicationDate: text,
  title: v.string(),
  leadText: text,
  figures: v.array(figureSchema),
  chapters: v.array(
    v.object({
      anchor: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
      title: v.string(),
      body: v.nullable(richTextSchema),
    }),
  ),
  image: v.nullable(assetSchema),
  files: v.array(downloadSchema),
});

/** Data of an annual report's page. */
export interface AnnualReportData {
  readonly page: 'annual-report';
  readonly report: v.InferOutput<typeof annualReportSchema>;
}
