import { type SampleLanguage, sampleLanguages } from '../../sample/localized-text.ts';
import { readReportText } from './annual-report.ts';
import { listNames } from './content-order.ts';
import { readReleaseText } from './releases.ts';
import { readTalkingPoints } from './talking-points.ts';
import { readWhitepaperText } from './whitepapers.ts';

/** The text of one file of the sample content in one language. */
export interface SampleFileText {
  readonly slug: string;
  readonly language: SampleLanguage;
  readonly title: string;
  readonly lead: string;
  /** Small Markdown. */
  readonly markdown: string;
}

const bilingual = ['en', 'de'] as const;

function writeReport(language: SampleLanguage): SampleFileText {
  const { title, lead, figuresTitle, years, figures, chapters } = readReportText();
  const number = new Intl.NumberFormat(language === 'de' ? 'de-CH' : language);
  const series = figures.map(({ name, unit, values }) => {
    const printed = values.map((value, index) => `${years[index] ?? ''}: ${number.format(value)}`);
    return `- ${name[language]} (${unit[language]}): ${printed.join('; ')}`;
  });
  const bodies = chapters.map(
    (chapter) => `## ${chapter.title[language]}\n\n${chapter.body[language].replaceAll(/^## (.*)$/gm, '> $1')}`,
  );
  return {
    slug: 'annual-report-2025',
    language,
    title: title[language],
    lead: lead[language],
    markdown: [`## ${figuresTitle[language]}`, ...series, ...bodies].join('\n\n'),
  };
}

/** The texts of all files: releases in four languages, papers and reports in English and German. */
export function listSampleTexts(): readonly SampleFileText[] {
  const releases = listNames('releases/')
    .map(readReleaseText)
    .flatMap(({ slug, title, lead, body }) =>
      sampleLanguages.map((language) => ({
        slug: `release-${slug}`,
        language,
        title: title[language],
        lead: lead[language],
        markdown: body[language],
      })),
    );
  const papers = listNames('whitepapers/')
    .map(readWhitepaperText)
    .flatMap(({ slug, title, lead, paper }) =>
      bilingual.map((language) => ({
        slug: `whitepaper-${slug}`,
        language,
        title: title[language],
        lead: lead[language],
        markdown: paper[language],
      })),
    );
  const internal = bilingual.map((language) => ({
    slug: 'trade-fair-talking-points',
    language,
    ...readTalkingPoints(language),
  }));
  return [...releases, ...papers, ...bilingual.map(writeReport), ...internal];
}
