import type { SeedEntry } from '../store/seed-content.ts';
import { listSampleFiles, type SampleFile } from './list-sample-files.ts';

// Files of protected pages, by slug.
const protectingPages: Readonly<Record<string, string>> = { 'trade-fair-talking-points': 'page-trade-fair-internal' };

function mapFiles(slug: string, files: readonly SampleFile[]): SeedEntry {
  return {
    id: `file-${slug}`,
    model: 'FileDownload',
    // A whitepaper is requested by its form, so search engines must not offer the file itself.
    values: {
      slug,
      protected: slug in protectingPages,
      page: protectingPages[slug] ?? null,
      noIndex: slug.startsWith('whitepaper-'),
    },
    localizations: Object.fromEntries(
      files.map(({ language, title, fileName, mimeType, content, name }) => [
        language,
        { title, fileName, mimeType, size: content.byteLength, handle: name },
      ]),
    ),
  };
}

/** The downloads of the sample content, one entry for all languages of a file (PUB-011). */
export function listFileDownloads(): readonly SeedEntry[] {
  const files = Map.groupBy(listSampleFiles(), ({ slug }) => slug);
  return [...files].map(([slug, own]) => mapFiles(slug, own));
}
