import MiniSearch, { type SearchResult } from 'minisearch';
import { createCompoundSplitter } from './compound-parts.ts';
import { expandQuery, type QueryManner } from './expand-query.ts';
import { listTokens } from './list-tokens.ts';
import type { SearchText } from './search-engine.ts';
import { createTurns } from './take-turns.ts';

/** The index of one language. */
export interface LocaleIndex {
  readonly set: (batch: readonly (SearchText & { readonly id: string })[]) => Promise<void>;
  readonly remove: (id: string) => void;
  /** Documents that have all words, or some of them if that is tolerated, best first. */
  readonly search: (
    text: string,
    manner: QueryManner,
    isWanted: (result: SearchResult) => boolean,
  ) => readonly SearchResult[];
}

/** Terms of a document, each field as one text with a term on each line; `parts` are those of its compounds. */
type Terms = Readonly<Record<keyof SearchText | 'parts' | 'id', string>>;

const weights = { title: 6, keywords: 2.5, description: 2, body: 1, parts: 1 };

/** Creates the index of one language: folded words in order of title, keywords, description and body. */
export function createLocaleIndex(language: string): LocaleIndex {
  const splitter = createCompoundSplitter(language);
  const index = new MiniSearch<Terms>({
    fields: Object.keys(weights),
    tokenize: (lines) => lines.split('\n'),
    processTerm: (term) => (term === '' ? null : term),
    // Rarely and in small steps: searches skip discarded documents, and cleaning keeps visitors waiting.
    autoVacuum: { minDirtCount: 100, minDirtFactor: 0.25, batchSize: 200, batchWait: 20 },
    searchOptions: { tokenize: (term) => [term], boost: weights, weights: { fuzzy: 0.35, prefix: 0.5 } },
  });
  const list = (text: string) => listTokens(text, language).map(({ term }) => term);

  function prepare(id: string, terms: Readonly<Record<keyof SearchText, readonly string[]>>): Terms {
    const words = new Set(Object.values(terms).flat());
    const parts = [...words].flatMap((term) => splitter.split(term));
    const join = (field: readonly string[]) => field.join('\n');
    const { title, keywords, description, body } = terms;
    return {
      id,
      title: join(title),
      keywords: join(keywords),
      description: join(description),
      body: join(body),
      parts: join(parts),
    };
  }

  function remove(id: string): void {
    if (index.has(id)) index.discard(id);
  }

  return {
    set: async (batch) => {
      const takeTurn = createTurns();
      const documents = [];
      for (const { id, title, keywords, description, body } of batch) {
        const terms = {
          ...{ title: list(title), keywords: list(keywords) },
          ...{ description: list(description), body: list(body) },
        };
        // All words first: the parts of a compound may occur in a later document.
        for (const field of Object.values(terms)) splitter.learn(field);
        documents.push({ id, terms });
        await takeTurn();
      }
      for (const { id, terms } of documents) {
        const prepared = prepare(id, terms);
        // In one step, so that no search sees an index without the document.
        if (index.has(id)) index.replace(prepared);
        else index.add(prepared);
        await takeTurn();
      }
    },
    remove,
    search: (text, manner, isWanted) => {
      const queries = expandQuery(text, language, splitter, manner);
      if (queries.length === 0) return [];
      const combineWith = manner.tolerance === 'some-words' ? 'OR' : 'AND';
      return index.search({ combineWith, queries: [...queries] }, { filter: isWanted });
    },
  };
}
