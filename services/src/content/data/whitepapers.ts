import * as v from 'valibot';
import { localizedTextSchema, localizeText } from '../../sample/localized-text.ts';
import { readSample, readSampleMarkdown } from '../../sample/read-sample.ts';
import { parseMarkdown } from '../rich-text/parse-rich-text.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './localize.ts';

const whitepaperSchema = v.strictObject({
  date: v.pipe(v.string(), v.isoTimestamp()),
  /** Id of the picture without `asset-`. */
  image: v.string(),
  title: localizedTextSchema,
  lead: localizedTextSchema,
});

/** Reads one whitepaper: what its reader learns in all sample languages, the paper itself in English and German. */
export function readWhitepaperText(slug: string) {
  const folder = `content/whitepapers/${slug}`;
  return {
    slug,
    ...readSample(`${folder}/whitepaper.json`, whitepaperSchema),
    summary: localizeText((language) => readSampleMarkdown(`${folder}/summary.${language}.md`)),
    paper: { en: readSampleMarkdown(`${folder}/paper.en.md`), de: readSampleMarkdown(`${folder}/paper.de.md`) },
  };
}

/** A whitepaper as an entry. */
export function readWhitepaper(slug: string): SeedEntry {
  const { date, image, title, lead, summary } = readWhitepaperText(slug);
  return {
    id: `whitepaper-${slug}`,
    model: 'Whitepaper',
    values: { slug, publicationDate: date, image: `asset-${image}`, file: `file-whitepaper-${slug}` },
    localizations: localize((language) => ({
      title: title[language],
      leadText: lead[language],
      body: parseMarkdown(summary[language]),
    })),
  };
}
