import type { PageFixture } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';

const localizations = [{ locale: 'en' }, { locale: 'de' }];
const body = {
  raw: {
    children: [
      {
        type: 'paragraph',
        children: [{ text: 'See ' }, { type: 'link', href: '/products', children: [{ text: 'all' }] }],
      },
    ],
  },
};
const download = {
  slug: 'report',
  localizations: [
    { locale: 'en', title: 'Report', mimeType: 'application/pdf', size: 7233 },
    { locale: 'de', title: 'Bericht', mimeType: 'application/pdf', size: null },
  ],
};
const overview = {
  id: 'page',
  locale: 'en',
  title: 'Media releases',
  description: 'What is new.',
  languages: ['en', 'de'],
  countries: [],
  localizations,
};

/** Media releases as listed by the content system, newest first. */
export const releaseFixtures = ['2026-08-20', '2026-03-12', '2025-08-21'].map((date, place) => ({
  locale: 'en',
  slug: `release-${date}`,
  title: `Release of ${date}`,
  leadText: 'Orders rise.',
  publicationDate: `${date}T05:00:00.000Z`,
  adhoc: place !== 1,
}));

const release = {
  ...releaseFixtures[1],
  id: 'r',
  updatedAt: '2026-03-12T08:00:00Z',
  place: 'Winterthur',
  body,
  contact: { name: 'Nadine Keller', role: 'Communications', phone: '+41 52 000 12 40', email: 'media@kmx.example' },
  image: null,
  files: [download],
  localizations,
};
const report = {
  id: 'a',
  locale: 'en',
  slug: 'annual-report-2025',
  year: 2025,
  publicationDate: '2026-03-12T06:00:00.000Z',
  title: 'Annual report 2025',
  leadText: 'Growth.',
  figures: [
    {
      name: 'Net sales',
      unit: 'CHF million',
      values: [
        { year: 2024, value: 1418.6 },
        { year: 2025, value: 1446.2 },
      ],
    },
  ],
  chapters: [{ anchor: 'letter', title: 'To our shareholders', body }],
  image: null,
  files: [download],
  localizations,
};
const whitepaper = {
  id: 'w',
  locale: 'en',
  slug: 'crimp-height',
  title: 'Holding the crimp height',
  leadText: 'What a loop can do.',
  publicationDate: '2026-02-18T07:00:00.000Z',
  body,
  image: null,
  file: download,
  localizations,
};

/** One page of each kind in this part of the site, for the contract tests. */
export const mediaPages: readonly PageFixture[] = [
  {
    name: 'media releases',
    path: '/media-releases',
    status: 200,
    answer: () => ({ pages: [overview], mediaReleases: releaseFixtures }),
  },
  {
    name: 'media release',
    path: '/media-releases/release-2026-03-12',
    status: 200,
    answer: () => ({ pages: [overview], mediaReleases: releaseFixtures, mediaRelease: release }),
  },
  {
    name: 'annual report',
    path: '/company/investors/annual-report-2025',
    status: 200,
    answer: () => ({ annualReport: report, overview: [{ title: 'Investors', locale: 'en' }] }),
  },
  {
    name: 'whitepaper',
    path: '/whitepapers/crimp-height',
    status: 200,
    answer: () => ({ whitepaper, overview: [{ id: 'page', title: 'Whitepapers', locale: 'en' }] }),
  },
];
