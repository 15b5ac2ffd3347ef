const seen = '2026-11-20T08:00:00.000Z';
const later = '2026-11-21T09:30:00.000Z';

/** A page of the site, published in English and German, changed in German since. */
export const samplePage = {
  id: 'page-cables',
  title: 'Cables and wires',
  slug: 'cables',
  parentSlug: 'home',
  locale: 'en',
  pageType: 'Content',
  theme: 'Default',
  protection: 'none',
  noIndex: false,
  countries: [],
  languages: [],
  mainSiteOnly: false,
  site: { id: 'site-main', name: 'KMX', slug: 'kmx' },
  translationSourceLanguage: 'en',
  translationTargetLanguages: [],
  updatedAt: later,
  updatedBy: { name: 'Rita' },
  localizations: [
    { locale: 'en', title: 'Cables and wires', updatedAt: seen },
    { locale: 'de', title: 'Kabel und Drähte', updatedAt: later },
  ],
  documentInStages: [
    {
      updatedAt: later,
      publishedAt: seen,
      publishedBy: { name: 'Rita' },
      localizations: [
        { locale: 'en', title: 'Cables and wires', updatedAt: seen },
        { locale: 'de', title: 'Kabel', updatedAt: seen },
      ],
    },
  ],
  scheduledIn: [],
  history: [{ revision: 4, createdAt: later }],
} as const;

/** Wraps entries as a connection of the content system. */
export function createSampleConnection(nodes: readonly object[], count = nodes.length): object {
  return { aggregate: { count }, edges: nodes.map((node) => ({ node })) };
}

/** The draft of the sample page: two blocks in English, and the shared fields. */
export const sampleDraft = {
  slug: 'cables',
  parentSlug: 'home',
  localizations: [
    {
      locale: 'en',
      title: 'Cables and wires',
      description: 'All about cables.',
      blocks: [
        { __typename: 'QuoteBlock', id: 'block-1', text: 'First cut, then strip.', author: 'Lea' },
        { __typename: 'QuoteBlock', id: 'block-2', text: 'Crimp last.', author: 'Tom' },
      ],
    },
  ],
} as const;
