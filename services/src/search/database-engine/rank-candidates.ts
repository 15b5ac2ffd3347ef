import type { Candidate } from './find-candidates.ts';
import type { Alternative, LanguageForms, WordForms } from './word-forms.ts';

/** By the letters of tsvector: title, keywords, description, body. */
const boosts: Readonly<Record<string, number>> = { A: 6, B: 2.5, C: 2, D: 1 };
/** A text in another language than the requested one ranks lower than a readable one. */
const fallbackWeight = 0.6;
/** How little further occurrences add. */
const saturation = 1.2;
const usualTitle = 5;
/** What is not counted, such as words of scripts without spaces, is taken for neither rare nor frequent. */
const usualRarity = 3;

function measureRarity({ documents }: WordForms, all: number): number {
  return documents === 0 ? usualRarity : Math.log(1 + (Math.max(all, documents) - documents + 0.5) / (documents + 0.5));
}

/** The parts of BM25 for one lexeme in one text: each field with its boost, the title by its length. */
function scoreFields(fields: readonly string[], titleLength: number): number {
  const counts = Map.groupBy(fields, (field) => field);
  return [...counts].reduce((sum, [field, { length: count }]) => {
    const norm = field === 'A' ? 0.3 + (0.7 * titleLength) / usualTitle : 1;
    return sum + ((boosts[field] ?? 1) * count * (saturation + 1)) / (count + saturation * norm);
  }, 0);
}

function scoreAlternative({ groups, isPrefix, weight }: Alternative, { fields, titleLength }: Candidate): number {
  const scores = groups.map((group) => {
    const found = group.flatMap((lexeme) =>
      isPrefix
        ? Object.entries(fields).flatMap(([other, places]) => (other.startsWith(lexeme) ? [places] : []))
        : [fields[lexeme] ?? []],
    );
    return Math.max(0, ...found.map((places) => scoreFields(places, titleLength)));
  });
  if (scores.some((score) => score === 0)) return 0;
  return (weight * scores.reduce((sum, score) => sum + score, 0)) / scores.length;
}

function scoreWord(word: WordForms, candidate: Candidate, all: number): number {
  const scores = word.alternatives.map((alternative) => scoreAlternative(alternative, candidate));
  return Math.max(0, ...scores) * measureRarity(word, all);
}

/** The candidates, best first. */
export function rankCandidates(
  candidates: readonly Candidate[],
  languages: readonly LanguageForms[],
): readonly Candidate[] {
  const byLanguage = new Map(languages.map((forms, rank) => [forms.language, { forms, rank }]));
  return candidates
    .map((candidate) => {
      const found = byLanguage.get(candidate.language);
      const { words = [], documents = 0 } = found?.forms ?? {};
      const sum = words.reduce((score, word) => score + scoreWord(word, candidate, documents), 0);
      return { candidate, score: sum * (found?.rank === 0 ? 1 : fallbackWeight) };
    })
    .toSorted(
      (left, right) =>
        right.score - left.score ||
        left.candidate.titleLength - right.candidate.titleLength ||
        left.candidate.number - right.candidate.number,
    )
    .map(({ candidate }) => candidate);
}
