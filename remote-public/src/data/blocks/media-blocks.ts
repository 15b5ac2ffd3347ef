import * as v from 'valibot';
import { assetFields, assetSchema } from '../media/asset.ts';
import { downloadFields, downloadSchema } from '../media/download.schema.ts';
import { richTextSchema } from '../media/rich-text.ts';
import { releaseTeaserSchema } from './release-teaser.ts';

const text = v.nullable(v.string());

const calendarSchema = v.object({
  __typename: v.literal('CalendarBlock'),
  title: text,
  dates: v.array(v.object({ date: v.string(), title: v.string(), place: text })),
});
const downloadsSchema = v.object({
  __typename: v.literal('DownloadsBlock'),
  title: text,
  intro: v.nullable(richTextSchema),
  files: v.array(downloadSchema),
});
const whitepaperSchema = v.object({
  __typename: v.literal('WhitepaperBlock'),
  title: text,
  whitepapers: v.array(
    v.object({
      locale: v.string(),
      slug: v.string(),
      title: v.string(),
      leadText: text,
      image: v.nullable(assetSchema),
    }),
  ),
});
const mediaReleasesSchema = v.object({
  __typename: v.literal('MediaReleasesBlock'),
  title: text,
  count: v.nullable(v.number()),
  adhocOnly: v.nullable(v.boolean()),
  releases: v.optional(v.array(releaseTeaserSchema), []),
});

/** Blocks of investor, media and knowledge pages (PUB-020, PUB-024, PUB-033). */
export const mediaBlockSchemas = [calendarSchema, downloadsSchema, whitepaperSchema, mediaReleasesSchema] as const;

/** Selections of the media blocks in a query. */
export const mediaBlockFields = `
  ... on CalendarBlock { title dates { date title place } }
  ... on DownloadsBlock { title intro { raw } files(first: 50) { ${downloadFields} } }
  ... on WhitepaperBlock { title whitepapers(first: 50) { locale slug title leadText image { ${assetFields} } } }
  ... on MediaReleasesBlock { title count adhocOnly }
`;
