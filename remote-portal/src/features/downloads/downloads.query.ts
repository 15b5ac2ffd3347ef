import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';

const versionSchema = v.object({
  version: v.string(),
  releasedOn: v.string(),
  isNewest: v.boolean(),
  releaseNotes: v.array(v.string()),
  language: v.string(),
  fileName: v.string(),
  sizeBytes: v.number(),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  url: v.string(),
});

const downloadSchema = v.object({
  id: v.string(),
  name: v.string(),
  category: v.string(),
  description: v.string(),
  productSlugs: v.array(v.string()),
  versions: v.array(versionSchema),
});

/** A piece of software with its versions, newest first. */
export type Download = v.InferOutput<typeof downloadSchema>;
export type DownloadVersion = v.InferOutput<typeof versionSchema>;

/** Software that the viewer may download and that contains all words of the search (POR-028). */
export const downloadsQuery = defineQuery<
  { readonly language: string; readonly search: string | null },
  { readonly downloads: readonly Download[] }
>({
  endpoint: 'sis',
  document: `query Downloads($language: String, $search: String) {
    downloads(language: $language, search: $search) {
      id name category description productSlugs
      versions { version releasedOn isNewest releaseNotes language fileName sizeBytes sha256 url }
    }
  }`,
  schema: v.object({ downloads: v.array(downloadSchema) }),
});
