import { groupTexts } from '../component-facts/group-texts.build.ts';
import { listComponents } from './example-pages.ts';
import type { GuidePageDefinition } from './guide-page-definition.ts';

/** One searchable entry of the guide. */
export interface GuideEntry {
  readonly href: string;
  readonly title: string;
  /** Whether the title is a name in code or a note in English, whatever the language of the page. */
  readonly isEnglish: boolean;
  /** The page or component that the entry belongs to. */
  readonly place: string;
  /** Further search words, in lower case. */
  readonly words: string;
}

const shownEntries = 12;

/** Lists everything searchable: pages and tokens in the language of the page, components and examples in English. */
export function listGuideEntries(
  guidePages: readonly GuidePageDefinition[],
  translate: (id: string) => string,
): readonly GuideEntry[] {
  const tokens = ['colors', 'themes', 'wires', 'type', 'text', 'space', 'shape', 'motion', 'layers'].map((part) => ({
    href: `/style-guide#tokens-${part}`,
    title: translate(`tokens.${part}`),
    isEnglish: false,
    place: translate('page.overview'),
    words: `${part} token`,
  }));
  const pages = guidePages.flatMap(({ name: page, pattern: path, titleId, leadId }) => {
    if (leadId === undefined) return [];
    const pageTitle = translate(titleId);
    return [
      { href: path, title: pageTitle, isEnglish: false, place: '', words: translate(leadId).toLowerCase() },
      ...listComponents(page).flatMap((id) => {
        const group = groupTexts[id];
        if (group === undefined) throw new Error(`The source says nothing of ${id}`);
        const { name, words, examples } = group;
        return [
          { href: `${path}#${id}`, title: name, isEnglish: true, place: pageTitle, words },
          ...examples.map((example) => ({
            href: `${path}#${id}-${example.id}`,
            title: example.title,
            isEnglish: true,
            place: name,
            words: `${name} ${example.note}`.toLowerCase(),
          })),
        ];
      }),
    ];
  });
  return [...pages, ...tokens];
}

/** Finds entries that contain every word of a query, names before descriptions; empty for an empty query. */
export function searchGuide(entries: readonly GuideEntry[], query: string): readonly GuideEntry[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const rank = ({ title, place }: GuideEntry): number => {
    const name = title.toLowerCase();
    if (name.startsWith(words[0] ?? '')) return 0;
    if (words.every((word) => name.includes(word))) return 1;
    return words.some((word) => `${name} ${place.toLowerCase()}`.includes(word)) ? 2 : 3;
  };
  return entries
    .filter(({ title, words: more }) => words.every((word) => `${title.toLowerCase()} ${more}`.includes(word)))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, shownEntries);
}
