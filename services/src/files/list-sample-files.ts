import { readReportText } from '../content/data/annual-report.ts';
import { listNames } from '../content/data/content-order.ts';
import { readReleaseText } from '../content/data/releases.ts';
import { readWhitepaperText } from '../content/data/whitepapers.ts';
import { type SampleLanguage, sampleLanguages } from '../sample/localized-text.ts';
import { renderTextPdf } from './pdf/render-text-pdf.ts';
import { readTalkingPoints } from './talking-points.ts';

/** One file of the sample content in one language; `name` is unique and what the file service serves it under. */
export interface SampleFile {
  readonly name: string;
  readonly slug: string;
  readonly language: SampleLanguage;
  readonly title: string;
  /** What a visitor's download is called; may hold any letters. */
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: Buffer;
}

interface PrintedText {
  readonly title: string;
  readonly lead: string;
  readonly markdown: string;
}

const footer = 'KMX AG, Winterthur – kmx.example';
const bilingual = ['en', 'de'] as const;

function printFile(slug: string, language: SampleLanguage, text: PrintedText): SampleFile {
  return {
    name: `${slug}.${language}.pdf`,
    slug,
    language,
    title: text.title,
    fileName: `KMX ${text.title.replaceAll(/[:,«»/]/g, '')}.pdf`,
    mimeType: 'application/pdf',
    content: renderTextPdf({ language, footer, ...text }),
  };
}

function printReport(language: SampleLanguage): PrintedText {
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
    title: title[language],
    lead: lead[language],
    markdown: [`## ${figuresTitle[language]}`, ...series, ...bodies].join('\n\n'),
  };
}

/** Renders the files of the sample content: releases in four languages, papers and reports in English and German. */
export function listSampleFiles(): readonly SampleFile[] {
  const releases = listNames('releases/')
    .map(readReleaseText)
    .flatMap(({ slug, title, lead, body }) =>
      sampleLanguages.map((language) =>
        printFile(`release-${slug}`, language, {
          title: title[language],
          lead: lead[language],
          markdown: body[language],
        }),
      ),
    );
  const papers = listNames('whitepapers/')
    .map(readWhitepaperText)
    .flatMap(({ slug, title, lead, paper }) =>
      bilingual.map((language) =>
        printFile(`whitepaper-${slug}`, language, {
          title: title[language],
          lead: lead[language],
          markdown: paper[language],
        }),
      ),
    );
  const reports = bilingual.map((language) => printFile('annual-report-2025', language, printReport(language)));
  const internal = bilingual.map((language) =>
    printFile('trade-fair-talking-points', language, readTalkingPoints(language)),
  );
  return [...releases, ...papers, ...reports, ...internal];
}
