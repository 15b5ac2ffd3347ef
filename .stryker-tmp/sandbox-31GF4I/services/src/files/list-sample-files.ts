// @ts-nocheck
import {
  reportChapters,
  reportFigures,
  reportLead,
  reportTitle,
  reportYears,
} from '../content/data/media/annual-report-texts.ts';
import { earlierReleases } from '../content/data/media/earlier-release-texts.ts';
import { recentReleases } from '../content/data/media/media-release-texts.ts';
import { whitepaperTexts } from '../content/data/media/whitepaper-texts.ts';
import { renderTextPdf } from './pdf/render-text-pdf.ts';
import { pickSampleText, type SampleLanguage, type SampleTexts, sampleLanguages } from './sample-language.ts';

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
  const pick = (texts: SampleTexts) => pickSampleText(texts, language);
  const number = new Intl.NumberFormat(language === 'de' ? 'de-CH' : language);
  const figures = reportFigures.map(({ name, unit, values }) => {
    const series = values.map((value, index) => `${reportYears[index] ?? ''}: ${number.format(value)}`);
    return `- ${pick(name)} (${pick(unit)}): ${series.join('; ')}`;
  });
  const heading = pick(['Key figures', 'Kennzahlen', '主要指標', '关键数据']);
  const chapters = reportChapters.map(
    ({ title, body }) => `## ${pick(title)}\n\n${pick(body).replaceAll(/^## (.*)$/gm, '> $1')}`,
  );
  return {
    title: pick(reportTitle),
    lead: pick(reportLead),
    markdown: [`## ${heading}`, ...figures, ...chapters].join('\n\n'),
  };
}

const talkingPoints = {
  en: {
    title: 'Talking points for the trade fair',
    lead: 'For colleagues on the stand. Not for publication.',
    markdown:
      '## Three sentences\n\n- We change a harness variant in under four minutes, with the clock beside it.\n- Every crimp is measured, and the record belongs to the customer.\n- Spare parts for every machine are available for twenty years.\n\n## Questions that will come\n\nPrice: the list price of the Corvus 550 Duo is named by sales only. Delivery: second quarter of 2027. Competition: we speak about our own measurements.',
  },
  de: {
    title: 'Sprachregelung für die Messe',
    lead: 'Für Kolleginnen und Kollegen am Stand. Nicht zur Veröffentlichung.',
    markdown:
      '## Drei Sätze\n\n- Wir wechseln eine Kabelsatzvariante in unter vier Minuten, mit der Uhr daneben.\n- Jeder Crimp wird gemessen, und das Protokoll gehört der Kundschaft.\n- Ersatzteile gibt es für jede Maschine während zwanzig Jahren.\n\n## Fragen, die kommen werden\n\nPreis: Den Listenpreis der Corvus 550 Duo nennt nur der Verkauf. Lieferung: zweites Quartal 2027. Mitbewerb: Wir reden über unsere eigenen Messungen.',
  },
} as const satisfies Record<(typeof bilingual)[number], PrintedText>;

/** Renders the files of the sample content: releases in four languages, papers and reports in English and German. */
export function listSampleFiles(): readonly SampleFile[] {
  const releases = [...recentReleases, ...earlierReleases].flatMap(({ slug, title, lead, body }) =>
    sampleLanguages.map((language) =>
      printFile(`release-${slug}`, language, {
        title: pickSampleText(title, language),
        lead: pickSampleText(lead, language),
        markdown: pickSampleText(body, language),
      }),
    ),
  );
  const papers = whitepaperTexts.flatMap(({ slug, title, lead, paper }) =>
    bilingual.map((language) =>
      printFile(`whitepaper-${slug}`, language, {
        title: pickSampleText(title, language),
        lead: pickSampleText(lead, language),
        markdown: paper[language],
      }),
    ),
  );
  const reports = bilingual.map((language) => printFile('annual-report-2025', language, printReport(language)));
  const internal = bilingual.map((language) =>
    printFile('trade-fair-talking-points', language, talkingPoints[language]),
  );
  return [...releases, ...papers, ...reports, ...internal];
}
