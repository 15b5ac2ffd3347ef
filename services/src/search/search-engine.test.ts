import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestEngine, testEngines } from './create-test-engine.ts';
import type { Pieces, SearchDocument, SearchQuery, SearchText } from './search-engine.ts';

const plain = { type: 'page', site: null, countries: null, exceptCountries: [] };

function createText(title: string, change: Partial<SearchText> = {}): SearchText {
  return { title, description: '', keywords: '', body: '', ...change };
}

function createDocument(id: string, title: string, change: Partial<SearchDocument> = {}): SearchDocument {
  return { ...plain, id, path: `/${id}`, versions: { en: createText(title) }, ...change };
}

const listMarked = (pieces: Pieces): readonly string[] => pieces.flatMap(([text, isHit]) => (isHit ? [text] : []));

describe.each(testEngines)('a search engine: %s', (_name, createEngine) => {
  let test: TestEngine;
  beforeAll(async () => {
    test = await createEngine();
  });
  beforeEach(() => test.empty());
  afterAll(() => test.close());

  const visitor = { languages: ['en'], country: 'CH', site: '' };
  const search = (text: string, change: Partial<SearchQuery> = {}) =>
    test.engine.search({ ...visitor, type: null, offset: 0, limit: 10, text, ...change });
  const listIds = async (text: string, change: Partial<SearchQuery> = {}) =>
    (await search(text, change)).hits.map(({ id }) => id);

  it('PUB-086 marks whole words where they stand, and gives the excerpt around them', async () => {
    const body = `${'Before. '.repeat(60)}The Crimpkraft & <b>height</b>. ${'After. '.repeat(60)}`;
    await test.engine.index([
      createDocument('a', 'Measuring', { versions: { en: createText('Measuring', { body }) } }),
    ]);
    const { hits } = await search('crimpkraft height');
    expect(listMarked(hits[0]?.highlights.description ?? [])).toEqual(['Crimpkraft', 'height']);
    expect(hits[0]?.description).toMatch(/^… .*<b>height<\/b>.* …$/);
  });

  it('PUB-061 D-32 shows a document only in its countries, and not where another takes its place', async () => {
    await test.engine.index([
      createDocument('everywhere', 'Terms', { exceptCountries: ['JP'] }),
      createDocument('japan', 'Terms', { countries: ['JP'] }),
      createDocument('nowhere', 'Terms', { countries: [] }),
    ]);
    expect(await listIds('terms')).toEqual(['everywhere']);
    expect(await listIds('terms', { country: 'JP' })).toEqual(['japan']);
  });

  it('shows a document of one site there only, and one of none on every site', async () => {
    await test.engine.index([
      createDocument('main', 'Courses', { site: '' }),
      createDocument('academy', 'Courses', { site: 'academy' }),
      createDocument('both', 'Courses for all'),
    ]);
    expect(new Set(await listIds('courses'))).toEqual(new Set(['main', 'both']));
    expect(new Set(await listIds('courses', { site: 'academy' }))).toEqual(new Set(['academy', 'both']));
  });

  it('HY-31 finds a document in the first language of the visitor that it has, and in no other', async () => {
    const versions = { de: createText('Zange'), en: createText('Pliers and zange') };
    await test.engine.index([
      createDocument('both', '', { versions }),
      createDocument('english', 'Pliers', { versions: { en: createText('Pliers, a zange') } }),
    ]);
    const { hits } = await search('zange', { languages: ['de', 'en'] });
    expect(hits.map(({ id, language }) => [id, language])).toEqual([
      ['both', 'de'],
      ['english', 'en'],
    ]);
    expect(await listIds('pliers', { languages: ['de', 'en'] })).toEqual(['english']);
  });

  it('D-41 counts all hits and those of each type, gives every page of them once, and narrows to a type', async () => {
    const documents = Array.from({ length: 230 }, (_, place) =>
      createDocument(`d${place}`, `Crimping ${'tool '.repeat(place % 4)}${place}`, {
        type: place % 10 === 0 ? 'product' : 'page',
      }),
    );
    await test.engine.index(documents);
    const pages = await Promise.all([...Array(24).keys()].map((page) => search('crimping', { offset: page * 10 })));
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([230]));
    const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([230, 230]);
    expect(pages[0]?.types).toEqual([
      { type: 'page', count: 207 },
      { type: 'product', count: 23 },
    ]);
    const products = await search('crimping', { type: 'product', offset: 20 });
    expect([products.total, products.hits.length, products.types.length]).toEqual([23, 3, 2]);
    expect(new Set(products.hits.map(({ type }) => type))).toEqual(new Set(['product']));
  });

  it('PUB-021 says whether the hits have all words, and finds words despite mistakes', async () => {
    await test.engine.index([createDocument('a', 'Crimp height measurement'), createDocument('b', 'Wire stripping')]);
    expect((await search('crimp height')).matching).toBe('all');
    const typo = await search('strippng');
    expect([typo.hits[0]?.id, typo.matching]).toEqual(['b', 'all']);
    const some = await search('crimp stripping');
    expect([some.matching, some.total]).toEqual(['some', 2]);
    const none = await search('qqqq');
    expect([none.hits, none.total, none.types]).toEqual([[], 0, []]);
  });

  it('PUB-021 finds German compounds by their parts, and parts by their compound', async () => {
    await test.engine.index([
      createDocument('kraft', '', { versions: { de: createText('Crimpkraft und Höhe') } }),
      createDocument('compound', '', { versions: { de: createText('Crimpkraftüberwachung') } }),
      createDocument('part', '', { versions: { de: createText('Überwachung der Kraft am Crimp') } }),
    ]);
    const german = { languages: ['de'] };
    expect(await listIds('Überwachung', german)).toEqual(expect.arrayContaining(['compound', 'part']));
    expect(await listIds('Crimpkraftüberwachung', german)).toContain('compound');
  });

  it('PUB-086 finds words of scripts without spaces where they occur whole, and marks nothing else', async () => {
    await test.engine.index([
      createDocument('cut', '', { versions: { ja: createText('ワイヤーカットの手順') } }),
      createDocument('parts', '', { versions: { ja: createText('カッターとユニット') } }),
      // All triples of ワイヤー, but not the word.
      createDocument('triples', '', { versions: { ja: createText('ワイヤとイヤーの部品') } }),
    ]);
    const japanese = { languages: ['ja'] };
    expect(await listIds('カット', japanese)).toEqual(['cut']);
    const { hits } = await search('ワイヤー', japanese);
    expect(hits.map(({ id }) => id)).toEqual(['cut']);
    expect(listMarked(hits[0]?.highlights.title ?? [])).toEqual(['ワイヤー']);
  });

  it('SRV-021 suggests documents and words for what is being typed, spelled as in the titles', async () => {
    await test.engine.index([createDocument('a', 'Crimping Presses'), createDocument('b', 'Stripping Machines')]);
    const { hits, suggestions } = await test.engine.suggest({ ...visitor, text: 'crimping pre', limit: 5 });
    expect(hits.map(({ id }) => id)).toEqual(['a']);
    expect(suggestions).toEqual(['crimping Presses']);
    expect((await test.engine.suggest({ ...visitor, text: 's', limit: 5 })).hits.map(({ id }) => id)).toEqual(['b']);
  });

  it('forgets the words of a document that is replaced or removed', async () => {
    await test.engine.index([createDocument('a', 'Molybdenum blades'), createDocument('b', 'Blades')]);
    await test.engine.index([createDocument('a', 'Tantalum blades', { versions: { de: createText('Tantal') } })]);
    expect(await listIds('molybdenum')).toEqual([]);
    expect(await listIds('tantal', { languages: ['de'] })).toEqual(['a']);
    expect(await listIds('blades', { languages: ['de', 'en'] })).toEqual(['b']);
    await test.engine.remove(['a', 'never there']);
    expect(await listIds('tantal', { languages: ['de'] })).toEqual([]);
    expect((await search('blades')).total).toBe(1);
  });

  it.each([
    ['quotes and operators', '\'\\ "a" & ! ( ) : * <-> | crimp'],
    ['half a character', 'crimp \ud83d'],
    ['control characters', 'crimp \u0000\u001f'],
    ['one word of 200 letters', 'x'.repeat(200)],
    ['many words', 'a1 b2 crimp '.repeat(16)],
    ['patterns', '%_ crimp% \\_'],
  ])('answers %s', async (_what, text) => {
    await test.engine.index([createDocument('a', "Crimp 'quoted' \\ back")]);
    await expect(search(text)).resolves.toMatchObject({ types: expect.any(Array) });
    await expect(test.engine.suggest({ ...visitor, text, limit: 5 })).resolves.toMatchObject({
      hits: expect.any(Array),
    });
  });

  it('indexes a text of a megabyte, and finds it by its title and its beginning', async () => {
    const body = Array.from({ length: 70_000 }, (_, place) => `word${place}`).join(' ');
    await test.engine.index([createDocument('long', '', { versions: { en: createText('Manual', { body }) } })]);
    expect(await listIds('manual word17')).toEqual(['long']);
  });
});
