import { readFileSync } from 'node:fs';
import { qualityQueries } from '@kmx/services/search/quality/quality-queries.ts';
import { qualityTopics } from '@kmx/services/search/quality/quality-topics.ts';
import type { SearchEngine } from '@kmx/services/search/search-engine.ts';
import { hostileQueries } from '../search-words.ts';
import { pageLanguages } from './write-pages.ts';

/** Milliseconds of each query of a kind: by the clock, and of processor in this process and the server's. */
export interface QueryTimes {
  readonly kind: string;
  readonly wall: readonly number[];
  readonly processor: readonly number[];
}

interface Query {
  readonly language: string;
  readonly text: string;
}

const rounds = 3;
const wordsOf = (language: string): readonly string[] => {
  const text = Object.values(qualityTopics)
    .map((texts) => texts[language]?.description ?? '')
    .join(' ');
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return [...new Set(segments.flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : [])))];
};

/** The beginning of a list is in half of all texts, its end in few: the middle of what people type is somewhere between. */
function listQueries(kind: string): readonly Query[] {
  if (kind === 'hostile')
    return pageLanguages.flatMap((language) => hostileQueries.map((text) => ({ language, text })));
  return pageLanguages.flatMap((language): readonly Query[] => {
    const words = wordsOf(language).slice(0, 60);
    const space = language === 'zh' ? '' : ' ';
    if (kind === 'quality') return (qualityQueries[language] ?? []).map(({ query }) => ({ language, text: query }));
    if (kind === 'one word') return words.map((text) => ({ language, text }));
    if (kind === 'two words') {
      return words.flatMap((word, index) => [
        { language, text: [word, words[(index * 7 + 3) % words.length]].join(space) },
      ]);
    }
    return words.map((word) => ({ language, text: [...word].slice(0, 4).join('') }));
  });
}

/** Milliseconds of processor that a process has used. */
function readProcessor(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** Asks every query several times, one after the other; `serverPid` is the process of the server that answers. */
export async function askQueries(engine: SearchEngine, serverPid: number | null): Promise<readonly QueryTimes[]> {
  const measure = () => (serverPid === null ? 0 : readProcessor(serverPid)) + process.cpuUsage().user / 1000;
  const results: QueryTimes[] = [];
  for (const kind of ['quality', 'one word', 'two words', 'suggest', 'hostile']) {
    const wall: number[] = [];
    const processor: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const { language, text } of listQueries(kind)) {
        const visitor = { languages: [...new Set([language, 'en'])], country: 'ALL', site: '' };
        const from = performance.now();
        const usedBefore = measure();
        if (kind === 'suggest') await engine.suggest({ ...visitor, text, limit: 5 });
        else await engine.search({ ...visitor, text, type: null, offset: 0, limit: 10 });
        wall.push(performance.now() - from);
        processor.push(measure() - usedBefore);
      }
    }
    results.push({ kind, wall: wall.toSorted((a, b) => a - b), processor: processor.toSorted((a, b) => a - b) });
  }
  return results;
}
