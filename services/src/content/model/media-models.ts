import { type Component, type Model, createScalarField as scalar, createTypedField as typed } from './model-types.ts';

const localized = { localized: true } as const;
const needed = { needed: true } as const;
const title = scalar('title', 'String');
const slug = scalar('slug', 'String', { required: true, unique: true });
const files = typed('relation', 'files', 'FileDownload', { list: true });

/** The parts of releases and reports, and the blocks about them. */
export const mediaComponents: readonly Component[] = [
  {
    name: 'PressContact',
    fields: [
      scalar('name', 'String', needed),
      scalar('role', 'String'),
      scalar('phone', 'String'),
      scalar('email', 'String'),
    ],
  },
  { name: 'FigureValue', fields: [scalar('year', 'Int'), scalar('value', 'Float')] },
  {
    name: 'KeyFigure',
    fields: [
      scalar('name', 'String', needed),
      scalar('unit', 'String'),
      typed('component', 'values', 'FigureValue', { list: true }),
    ],
  },
  {
    name: 'ReportChapter',
    fields: [scalar('anchor', 'String', needed), scalar('title', 'String', needed), scalar('body', 'RichText')],
  },
  {
    name: 'CalendarDate',
    fields: [scalar('date', 'DateTime', needed), scalar('title', 'String', needed), scalar('place', 'String')],
  },
  { name: 'CalendarBlock', fields: [title, typed('component', 'dates', 'CalendarDate', { list: true })] },
  { name: 'DownloadsBlock', fields: [title, scalar('intro', 'RichText'), files] },
  { name: 'WhitepaperBlock', fields: [title, typed('relation', 'whitepapers', 'Whitepaper', { list: true })] },
  { name: 'MediaReleasesBlock', fields: [title, scalar('count', 'Int'), scalar('adhocOnly', 'Boolean')] },
];

/** Names of the blocks that pages may hold in addition to the general ones. */
export const mediaBlockNames = ['CalendarBlock', 'DownloadsBlock', 'WhitepaperBlock', 'MediaReleasesBlock'] as const;

/** Media releases (SYS-066), files in several languages (PUB-011..013), whitepapers (PUB-024) and annual reports (PUB-033). */
export const mediaModels: readonly Model[] = [
  {
    name: 'FileDownload',
    plural: 'fileDownloads',
    fields: [
      slug,
      // A protected file opens with the cookie of its page; the flag keeps it closed when the page is deleted (D-44).
      scalar('protected', 'Boolean'),
      typed('relation', 'page', 'Page'),
      scalar('noIndex', 'Boolean'),
      scalar('title', 'String', { localized: true, needed: true }),
      scalar('fileName', 'String', localized),
      scalar('mimeType', 'String', localized),
      scalar('size', 'Float', localized),
      scalar('handle', 'String', localized),
    ],
  },
  {
    name: 'MediaRelease',
    plural: 'mediaReleases',
    fields: [
      slug,
      scalar('publicationDate', 'DateTime', needed),
      scalar('adhoc', 'Boolean'),
      scalar('title', 'String', { localized: true, needed: true }),
      scalar('leadText', 'String', localized),
      scalar('place', 'String', localized),
      scalar('body', 'RichText', localized),
      typed('component', 'contact', 'PressContact', localized),
      typed('relation', 'image', 'Asset'),
      files,
    ],
  },
  {
    name: 'Whitepaper',
    plural: 'whitepapers',
    fields: [
      slug,
      scalar('publicationDate', 'DateTime'),
      scalar('title', 'String', { localized: true, needed: true }),
      scalar('leadText', 'String', localized),
      scalar('body', 'RichText', localized),
      typed('relation', 'image', 'Asset'),
      typed('relation', 'file', 'FileDownload'),
    ],
  },
  {
    name: 'AnnualReport',
    plural: 'annualReports',
    fields: [
      slug,
      scalar('year', 'Int', needed),
      scalar('publicationDate', 'DateTime'),
      scalar('title', 'String', { localized: true, needed: true }),
      scalar('leadText', 'String', localized),
      typed('component', 'figures', 'KeyFigure', { list: true, localized: true }),
      typed('component', 'chapters', 'ReportChapter', { list: true, localized: true }),
      typed('relation', 'image', 'Asset'),
      files,
    ],
  },
];
