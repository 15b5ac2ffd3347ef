import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { describe, expect, it } from 'vitest';
import {
  createContractRequest,
  createContractResult,
  createFixtureContext,
} from '../contract-tests/remote-fixtures.ts';
import { createPageMatcher } from './match-page.ts';
import { callLoader, definePages, type LoadedPage } from './page-definition.ts';
import { createPartLoader } from './part-loader.ts';

interface WireData {
  readonly page: 'wire';
  readonly gauge: number;
}
interface GoneData {
  readonly page: 'gone';
}

const wire = {
  loadWire: (_request: PageRequest, _context: LoadContext): Promise<LoadedPage<WireData | GoneData>> =>
    Promise.resolve({ ...createContractResult(), data: { page: 'wire', gauge: 12 } }),
};
const wirePage = { WirePage: ({ data }: { readonly data: WireData }) => <p>{data.gauge}</p> };
const gonePage = { GonePage: () => <p>Gone</p> };
const load = () => Promise.resolve(wire);
const part = () => Promise.resolve(wirePage);
const gone = () => Promise.resolve(gonePage);

const pages = definePages([
  { name: 'list', pattern: '/wires/*', part: gone },
  { name: 'wire', pattern: '/wires/:wireId', load, part },
  { name: 'new', pattern: '/wires/new', part: gone },
  { name: 'report', pattern: '/:report', accepts: /report-\d+$/, part: gone },
  { name: 'gone', pattern: '*', part: gone },
]);

const match = (path: string, isCaseSensitive = false) => {
  const { page, params } = createPageMatcher(pages, { isCaseSensitive })(path);
  return [page.name, params];
};

describe('the table of pages', () => {
  it('gives a path to the most specific pattern, wherever it is in the table', () => {
    expect(match('/wires/new')).toEqual(['new', {}]);
    expect(match('/wires/a%2Fb%20c')).toEqual(['wire', { wireId: 'a/b c' }]);
    expect(match('/wires')).toEqual(['list', { '*': '' }]);
    expect(match('/wires/1/edges')).toEqual(['list', { '*': '1/edges' }]);
    expect(match('/nowhere')[0]).toBe('gone');
  });

  it('skips a page that does not accept the path', () => {
    expect(match('/report-12')).toEqual(['report', { report: 'report-12' }]);
    expect(match('/report-x')[0]).toBe('gone');
  });

  it('gives a path the same answer each time, with the values of that path', () => {
    const matchPage = createPageMatcher(pages, { isCaseSensitive: false });
    const answers = ['/wires/1', '/wires/2', '/wires/1'].map((path) => matchPage(path).params);
    expect(answers).toEqual([{ wireId: '1' }, { wireId: '2' }, { wireId: '1' }]);
  });

  it('distinguishes capital letters where the remote requires it', () => {
    expect([match('/Wires/New')[0], match('/Wires/New', true)[0]]).toEqual(['new', 'gone']);
  });

  it('loads a page only by the loader of its own line', async () => {
    const request = createContractRequest('/wires/12', 'en');
    const context = createFixtureContext({ name: 'wire', path: '/wires/12', status: 200 });
    expect(await callLoader(pages[1], request, context)).toMatchObject({ data: { page: 'wire', gauge: 12 } });
    await expect(callLoader(pages[0], request, context)).rejects.toThrow('list has no loader');
  });

  it('does not compile with a part that cannot render the data its loaders return', () => {
    const wireLine = { name: 'wire', load, part } as const;
    // @ts-expect-error The part of the wire requires a gauge, which the data of the page "gone" lack.
    expect(definePages([wireLine, { name: 'gone', part }])).toHaveLength(2);
    // @ts-expect-error Nothing renders the page "gone".
    expect(definePages([wireLine])).toHaveLength(1);
  });
});

describe('the parts', () => {
  it('are available once loaded', async () => {
    const parts = createPartLoader(pages);
    expect(() => parts.read('wire')).toThrow('wire was not loaded');
    await parts.load('wire');
    expect(parts.read('wire')).toBe(wirePage.WirePage);
  });

  it('are loaded again after a failure, and prepared again each time', async () => {
    const calls: string[] = [];
    const flaky = {
      name: 'flaky',
      part: () => (calls.push('part') === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(gonePage)),
      prepare: () => Promise.resolve(void calls.push('prepare')),
    };
    const parts = createPartLoader([flaky]);
    await expect(parts.load('flaky')).rejects.toThrow('offline');
    await parts.load('flaky');
    await parts.load('flaky');
    expect(calls).toEqual(['part', 'prepare', 'part', 'prepare', 'prepare']);
    await expect(parts.load('toString')).rejects.toThrow('This version has no page toString');
  });
});
