import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestEngine, testEngines } from '../create-test-engine.ts';
import type { SearchDocument, SearchText } from '../search-engine.ts';
import { qualityQueries } from './quality-queries.ts';
import { qualityTopics } from './quality-topics.ts';

const noiseDocuments = 120;
const places = 5;
/** Share of queries whose page must be among the first five. */
const floor = 0.95;

/** Numbers that look random and are the same in every run. */
function createSequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

const base = { type: 'page', site: null, countries: null, exceptCountries: [] };

function createTopicDocuments(): SearchDocument[] {
  return Object.entries(qualityTopics).map(([topic, texts]) => ({
    ...base,
    id: topic,
    path: `/${topic}`,
    versions: Object.fromEntries(
      Object.entries(texts).map(([language, { title, description }]): [string, SearchText] => [
        language,
        { title, description, keywords: '', body: '' },
      ]),
    ),
  }));
}

/** Pages that use the same words in other sentences, so that a hit in a text alone decides nothing. */
function createNoise(language: string): SearchDocument[] {
  const next = createSequence(language.charCodeAt(0) * 7 + language.charCodeAt(1));
  const words = Object.values(qualityTopics).flatMap((texts) => {
    const description = texts[language]?.description ?? '';
    const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(description);
    return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));
  });
  const space = language === 'ja' || language === 'zh' ? '' : ' ';
  const pick = (count: number) => Array.from({ length: count }, () => words[next(words.length)]).join(space);
  return Array.from({ length: noiseDocuments }, (_, index) => ({
    ...base,
    id: `noise-${language}-${index}`,
    path: `/noise-${index}`,
    versions: { [language]: { title: pick(3), description: pick(14), keywords: '', body: pick(40) } },
  }));
}

const queries = Object.entries(qualityQueries).flatMap(([language, rows]) => rows.map((row) => ({ language, ...row })));

describe.each(testEngines)('quality of the search with %s', (name, createEngine) => {
  let test: TestEngine;
  beforeAll(async () => {
    test = await createEngine();
    const noise = Object.keys(qualityQueries).flatMap(createNoise);
    await test.engine.index([...createTopicDocuments(), ...noise]);
  });
  afterAll(() => test.close());

  async function findPlace({ language, query, topic }: (typeof queries)[number]): Promise<number> {
    const visitor = { languages: [language, 'en'], country: 'ALL', site: '' };
    const { hits } = await test.engine.search({ ...visitor, text: query, type: null, offset: 0, limit: places });
    return hits.findIndex(({ id }) => id === topic) + 1;
  }

  it('PUB-021 finds the intended pages of 60 and more hard queries in eleven languages', async () => {
    expect(Object.keys(qualityQueries)).toHaveLength(11);
    expect(queries.length).toBeGreaterThanOrEqual(60);
    const placed = await Promise.all(queries.map(async (row) => ({ ...row, place: await findPlace(row) })));
    const missed = placed.filter(({ place }) => place === 0);
    const first = placed.filter(({ place }) => place === 1).length;
    const hits = placed.length - missed.length;
    console.log(`search quality, ${name}: ${hits}/${placed.length} among the first ${places}, ${first} of them first`);
    for (const { language, query, difficulty } of missed)
      console.log(`  missed: ${language} "${query}" (${difficulty})`);
    expect(hits / placed.length).toBeGreaterThanOrEqual(floor);
  });
});
