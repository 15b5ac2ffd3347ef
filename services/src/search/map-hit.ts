import { cutExcerpt, cutPieces, type FoundWords, findHits } from './highlight.ts';
import type { SearchHit, SearchText } from './search-engine.ts';

/** A document that was found, in the language in which it is shown. */
export interface FoundText extends FoundWords {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly language: string;
  readonly text: SearchText;
}

/** Shows what was found, with the searched words marked and an excerpt around the first of them (PUB-086). */
export function mapHit({ id, type, path, language, text, ...found }: FoundText): SearchHit {
  const inDescription = findHits(text.description, language, found);
  const inBody = inDescription.length > 0 ? [] : findHits(text.body, language, found);
  const source = text.description === '' || inBody.length > 0 ? text.body : text.description;
  const description = cutExcerpt(source, language, (inBody[0] ?? inDescription[0])?.start ?? 0);
  return {
    id,
    type,
    path,
    language,
    title: text.title,
    description,
    highlights: {
      title: cutPieces(text.title, findHits(text.title, language, found)),
      description: cutPieces(description, findHits(description, language, found)),
    },
  };
}
