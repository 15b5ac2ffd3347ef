import * as v from 'valibot';
import { localizedTextSchema, localizeText } from '../../sample/localized-text.ts';
import { readSample, readSampleMarkdown } from '../../sample/read-sample.ts';
import { parseMarkdown } from '../rich-text/parse-rich-text.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './localize.ts';

const reportSchema = v.strictObject({
  title: localizedTextSchema,
  lead: localizedTextSchema,
  /** Heading of the key figures where they are printed. */
  figuresTitle: localizedTextSchema,
  /** The years that the key figures cover, oldest first; each figure has one value per year. */
  years: v.array(v.number()),
  figures: v.array(
    v.strictObject({ name: localizedTextSchema, unit: localizedTextSchema, values: v.array(v.number()) }),
  ),
  /** In reading order. */
  chapters: v.array(v.strictObject({ anchor: v.string(), title: localizedTextSchema })),
});

/** Reads the annual report; the bodies of its chapters are small Markdown. */
export function readReportText() {
  const { chapters, ...report } = readSample('content/annual-report/report.json', reportSchema);
  return {
    ...report,
    chapters: chapters.map(({ anchor, title }) => ({
      anchor,
      title,
      body: localizeText((language) => readSampleMarkdown(`content/annual-report/${anchor}.${language}.md`)),
    })),
  };
}

/** The annual report as an entry. */
export function readReport(): SeedEntry {
  const { title, lead, years, figures, chapters } = readReportText();
  return {
    id: 'annual-report-2025',
    model: 'AnnualReport',
    values: {
      slug: 'annual-report-2025',
      year: 2025,
      publicationDate: '2026-03-12T06:00:00.000Z',
      image: 'asset-story-6',
      files: ['file-annual-report-2025'],
    },
    localizations: localize((language) => ({
      title: title[language],
      leadText: lead[language],
      figures: figures.map(({ name, unit, values }) => ({
        name: name[language],
        unit: unit[language],
        values: values.map((value, index) => ({ year: years[index] ?? null, value })),
      })),
      chapters: chapters.map((chapter) => ({
        anchor: chapter.anchor,
        title: chapter.title[language],
        body: parseMarkdown(chapter.body[language]),
      })),
    })),
  };
}
