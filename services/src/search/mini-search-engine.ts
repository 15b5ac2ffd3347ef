import type { SearchResult } from 'minisearch';
import type { QueryManner } from './expand-query.ts';
import type { FoundWords } from './highlight.ts';
import { documentsForSuggestions, listSuggestions, maxSuggestions } from './list-suggestions.ts';
import { createLocaleIndex, type LocaleIndex } from './locale-index.ts';
import { mapHit } from './map-hit.ts';
import { listStandingWords } from './means-words.ts';
import { listQueryWords } from './query-words.ts';
import type { SearchDocument, SearchEngine, SearchHit, SearchQuery } from './search-engine.ts';

interface Found extends FoundWords {
  readonly document: SearchDocument;
  readonly language: string;
  readonly score: number;
}

type Visitor = Pick<SearchQuery, 'languages' | 'country' | 'site'>;

/** A text in another language than the requested one ranks lower than a readable one. */
const fallbackWeight = 0.6;

function isShown(document: SearchDocument, { country, site }: Visitor): boolean {
  if (document.site !== null && document.site !== site) return false;
  if (document.exceptCountries.includes(country)) return false;
  return document.countries === null || document.countries.includes(country);
}

function mapFound({ document, language, terms, words }: Found): SearchHit | null {
  const text = document.versions[language];
  if (text === undefined) return null;
  const { id, type, path } = document;
  return mapHit({ id, type, path, language, text, terms, words });
}

const isHit = (hit: SearchHit | null): hit is SearchHit => hit !== null;

/** The engine of a single process: one MiniSearch index for each language, all of it in memory. */
export function createMiniSearchEngine(): SearchEngine {
  const documents = new Map<string, SearchDocument>();
  const indexes = new Map<string, LocaleIndex>();

  function openIndex(language: string): LocaleIndex {
    const index = indexes.get(language) ?? createLocaleIndex(language);
    indexes.set(language, index);
    return index;
  }

  function find(text: string, visitor: Visitor, manner: QueryManner): Found[] {
    const { languages } = visitor;
    return languages.flatMap((language, rank): readonly Found[] => {
      const unspaced = listQueryWords(text, language).flatMap(({ term, isUnspaced }) => (isUnspaced ? [term] : []));
      const listWords = (id: string) => {
        const version = documents.get(id)?.versions[language];
        return version === undefined ? [] : listStandingWords(version, unspaced);
      };
      const isMeant = ({ id, queryTerms }: SearchResult) => {
        if (unspaced.length === 0) return true;
        const count = listWords(String(id)).length;
        if (manner.tolerance !== 'some-words') return count === unspaced.length;
        return count > 0 || queryTerms.some((term) => !unspaced.some((word) => word.includes(term)));
      };
      const isWanted = (result: SearchResult) => {
        const document = documents.get(String(result.id));
        if (document === undefined || !isShown(document, visitor)) return false;
        // The version that the page itself would show, and no other.
        const shown = languages.find((candidate) => document.versions[candidate] !== undefined);
        return shown === language && isMeant(result);
      };
      const results = indexes.get(language)?.search(text, manner, isWanted) ?? [];
      return results.flatMap((result: SearchResult) => {
        const document = documents.get(String(result.id));
        if (document === undefined) return [];
        const score = result.score * (rank === 0 ? 1 : fallbackWeight);
        return [{ document, language, score, terms: new Set(result.terms), words: listWords(String(result.id)) }];
      });
    });
  }

  function findAll(
    text: string,
    visitor: Visitor,
    isTyping: boolean,
  ): { readonly found: readonly Found[]; readonly hasAll: boolean } {
    // Each step is more tolerant and only taken when the one before found nothing.
    const tolerances = ['forms', 'mistakes', 'some-words'] as const;
    let found: Found[] = [];
    let tolerance: QueryManner['tolerance'] = 'forms';
    for (tolerance of tolerances) {
      found = find(text, visitor, { tolerance, isTyping });
      if (found.length > 0) break;
    }
    const sorted = found.sort(
      (left, right) => right.score - left.score || left.document.id.localeCompare(right.document.id, 'en'),
    );
    return { found: sorted, hasAll: tolerance !== 'some-words' || found.length === 0 };
  }

  return {
    index: async (batch) => {
      for (const { id, versions } of batch) {
        const former = Object.keys(documents.get(id)?.versions ?? {});
        for (const language of former) if (versions[language] === undefined) indexes.get(language)?.remove(id);
      }
      const byLanguage = new Map<string, ({ id: string } & SearchDocument['versions'][string])[]>();
      for (const document of batch) {
        documents.set(document.id, document);
        for (const [language, text] of Object.entries(document.versions)) {
          const texts = byLanguage.get(language) ?? [];
          texts.push({ id: document.id, ...text });
          byLanguage.set(language, texts);
        }
      }
      for (const [language, texts] of byLanguage) await openIndex(language).set(texts);
    },
    remove: removeAll,
    search: async ({ text, type, offset, limit, ...visitor }) => {
      const { found, hasAll } = findAll(text, visitor, false);
      const counts = Map.groupBy(found, ({ document }) => document.type);
      const chosen = type === null ? found : (counts.get(type) ?? []);
      return {
        hits: chosen
          .slice(offset, offset + limit)
          .map(mapFound)
          .filter(isHit),
        total: chosen.length,
        types: [...counts]
          .map(([name, list]) => ({ type: name, count: list.length }))
          .sort((left, right) => right.count - left.count),
        matching: hasAll ? 'all' : 'some',
      };
    },
    suggest: async ({ text, limit, ...visitor }) => {
      const { found } = findAll(text, visitor, true);
      const hits = found.slice(0, documentsForSuggestions).map(mapFound).filter(isHit);
      return { hits: hits.slice(0, limit), suggestions: listSuggestions(text, hits).slice(0, maxSuggestions) };
    },
  };

  async function removeAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const document = documents.get(id);
      if (document === undefined) continue;
      for (const language of Object.keys(document.versions)) indexes.get(language)?.remove(id);
      documents.delete(id);
    }
  }
}
