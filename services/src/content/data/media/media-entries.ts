import { parseMarkdown } from '../../rich-text/parse-rich-text.ts';
import type { SeedEntry } from '../../store/seed-content.ts';
import { localize, type PickText } from '../seed-builders.ts';
import { reportChapters, reportFigures, reportLead, reportTitle, reportYears } from './annual-report-texts.ts';
import { earlierReleases } from './earlier-release-texts.ts';
import { fileDownloads } from './file-downloads.ts';
import { investorPages } from './investor-pages.ts';
import { type MediaReleaseText, recentReleases } from './media-release-texts.ts';
import { type WhitepaperText, whitepaperTexts } from './whitepaper-texts.ts';

function createContact(text: PickText, isAdhoc: boolean) {
  if (isAdhoc) {
    const role = text('Investor Relations', 'Investor Relations', 'IR担当', '投资者关系');
    return { name: 'Luca Brunner', role, phone: '+41 52 000 12 45', email: 'investors@kmx.example' };
  }
  const role = text('Head of Communications', 'Leiterin Kommunikation', '広報責任者', '传播主管');
  return { name: 'Nadine Keller', role, phone: '+41 52 000 12 40', email: 'media@kmx.example' };
}

function mapRelease(release: MediaReleaseText): SeedEntry {
  const { slug, date, isAdhoc, image } = release;
  const files = [`file-release-${slug}`, ...(slug === 'annual-results-2025' ? ['file-annual-report-2025'] : [])];
  return {
    id: `release-${slug}`,
    model: 'MediaRelease',
    values: {
      slug,
      publicationDate: date,
      adhoc: isAdhoc,
      image: image === null ? null : `asset-${image}`,
      files,
    },
    localizations: localize((text) => ({
      title: text(...release.title),
      leadText: text(...release.lead),
      place: text('Winterthur', 'Winterthur', 'ヴィンタートゥール', '温特图尔'),
      body: parseMarkdown(text(...release.body)),
      contact: createContact(text, isAdhoc),
    })),
  };
}

function mapWhitepaper({ slug, date, image, title, lead, summary }: WhitepaperText): SeedEntry {
  return {
    id: `whitepaper-${slug}`,
    model: 'Whitepaper',
    values: { slug, publicationDate: date, image: `asset-${image}`, file: `file-whitepaper-${slug}` },
    localizations: localize((text) => ({
      title: text(...title),
      leadText: text(...lead),
      body: parseMarkdown(text(...summary)),
    })),
  };
}

const annualReport: SeedEntry = {
  id: 'annual-report-2025',
  model: 'AnnualReport',
  values: {
    slug: 'annual-report-2025',
    year: 2025,
    publicationDate: '2026-03-12T06:00:00.000Z',
    image: 'asset-story-6',
    files: ['file-annual-report-2025'],
  },
  localizations: localize((text) => ({
    title: text(...reportTitle),
    leadText: text(...reportLead),
    figures: reportFigures.map(({ name, unit, values }) => ({
      name: text(...name),
      unit: text(...unit),
      values: values.map((value, index) => ({ year: reportYears[index] ?? null, value })),
    })),
    chapters: reportChapters.map(({ anchor, title, body }) => ({
      anchor,
      title: text(...title),
      body: parseMarkdown(text(...body)),
    })),
  })),
};

/** Files, media releases, whitepapers, the annual report and the pages that list them. */
export const mediaEntries: readonly SeedEntry[] = [
  ...fileDownloads,
  ...[...recentReleases, ...earlierReleases].map(mapRelease),
  ...whitepaperTexts.map(mapWhitepaper),
  annualReport,
  ...investorPages,
];
