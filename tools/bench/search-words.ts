import { qualityTopics } from '@kmx/services/search/quality/quality-topics.ts';

/** Queries that nobody types who wants to find something. */
export const hostileQueries = [
  '"\'`.*+?^${}()|[]\\/',
  'x'.repeat(200),
  'a e i o u '.repeat(20),
  '<script>alert(1)</script>',
  'werkzeugmaschinenfabrikationsanlagensteuerungsuberwachungssystem',
];

/** Numbers that look random and are the same in every run. */
export function createSequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The words of a language and many made from their syllables: a vocabulary as large as that of a real site. */
export function createVocabulary(language: string, next: (below: number) => number): readonly string[] {
  const text = Object.values(qualityTopics)
    .flatMap((texts) => Object.values(texts[language] ?? {}))
    .join(' ');
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const take = () => words[next(words.length)] ?? '';
  const invented = Array.from(
    { length: 6000 },
    () => take().slice(0, 2 + next(4)) + take().slice(next(3)).toLowerCase(),
  );
  return [...words, ...words, ...invented];
}
