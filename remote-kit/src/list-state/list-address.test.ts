import { describe, expect, it } from 'vitest';
import { createListAddress } from './list-address.ts';
import { createChoiceParameter, createFilterParameter, createTextParameter } from './list-parameter.ts';

const address = createListAddress({
  search: createTextParameter(),
  entry: createTextParameter((text) => /^\w+$/.test(text)),
  status: createFilterParameter(['NEW', 'SOLVED']),
  sort: createChoiceParameter(['NAME', 'EMAIL'], 'NAME'),
});
const defaults = { search: '', entry: '', status: '', sort: 'NAME', page: 1 } as const;
const readQuery = (query: string) => Object.fromEntries(new URLSearchParams(query));

describe('the state of a list in the address', () => {
  it('POR-006 POR-009 POR-024 a copied link shows the same list', () => {
    const query = { search: 'Höhe 100%', entry: 'm17', status: 'SOLVED', sort: 'EMAIL', page: '3' };
    const state = address.parse(query);
    expect(state).toEqual({ ...query, page: 3 });
    expect(address.parse(readQuery(address.createQuery(state)))).toEqual(state);
  });

  it('the default list has the shortest address, and values have a fixed order', () => {
    expect(address.createQuery(defaults)).toBe('');
    expect(address.createQuery({ ...defaults, page: 2, sort: 'EMAIL', search: 'x' })).toBe(
      '?search=x&sort=EMAIL&page=2',
    );
  });

  it.each([
    { search: 'x'.repeat(201) },
    { entry: '<script>' },
    { status: 'constructor' },
    { sort: 'PRICE' },
    { page: '0' },
    { page: '-1' },
    { page: '1e3' },
    { page: '100000' },
    { another: 'x' },
    {},
  ])('invalid input such as %o falls back to the defaults', (query) => {
    expect(address.parse(query)).toEqual(defaults);
  });

  it('is narrowed by anything that leaves out entries, not by a sort order or a page', () => {
    expect([{ search: 'x' }, { status: 'NEW' }].map((query) => address.isNarrowed(address.parse(query)))).toEqual([
      true,
      true,
    ]);
    expect(address.isNarrowed(address.parse({ sort: 'EMAIL', page: '2' }))).toBe(false);
  });

  it('trims spaces around a text', () => {
    expect(address.parse({ search: '  ferro ' }).search).toBe('ferro');
  });
});
