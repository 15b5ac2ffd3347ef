// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { createTicketListPath, isNarrowed, parseTicketListState, widen } from './list-state.ts';

const full = {
  scope: 'organization',
  q: 'Höhe 100%',
  status: 'SOLVED,NEW',
  type: 'FAULT',
  machine: 'm-17',
  sort: 'subject',
  page: '3',
};
const readQuery = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams);

describe('POR-006 the list of tickets has its whole state in the address', () => {
  it('and a copied link shows the same list', () => {
    const state = parseTicketListState(full, 'own');
    expect(state).toEqual({
      scope: 'organization',
      search: 'Höhe 100%',
      status: ['NEW', 'SOLVED'],
      type: 'FAULT',
      machine: 'm-17',
      sort: 'subject',
      isDescending: false,
      page: 3,
    });
    const path = createTicketListPath(state, 'own');
    expect(path).toContain('status=NEW,SOLVED');
    expect(parseTicketListState(readQuery(path), 'own')).toEqual(state);
  });

  it('the usual list has the shortest address, for customers and for service staff', () => {
    expect(createTicketListPath(parseTicketListState({}, 'own'), 'own')).toBe('/mykomax/tickets/list');
    const staff = parseTicketListState({}, 'organization');
    expect(staff.scope).toBe('organization');
    expect(createTicketListPath({ ...staff, scope: 'own' }, 'organization')).toBe('/mykomax/tickets/list?scope=own');
  });

  it.each([
    { scope: 'everything' },
    { status: 'OPEN,constructor' },
    { type: 'toString' },
    { sort: '--updated' },
    { sort: 'password' },
    { page: '0' },
    { page: '1e3' },
    { page: '-2' },
    { machine: '<script>' },
    { q: 'x'.repeat(201) },
  ])('nonsense such as %o falls back to what is usual', (query) => {
    expect(parseTicketListState(query, 'own')).toEqual(parseTicketListState({}, 'own'));
  });

  it('knows whether it is narrowed, and how to show everything again in the same order', () => {
    const state = parseTicketListState(full, 'own');
    expect([isNarrowed(state), isNarrowed(parseTicketListState({ scope: 'organization', page: '2' }, 'own'))]).toEqual([
      true,
      false,
    ]);
    expect(createTicketListPath(widen(state), 'own')).toBe('/mykomax/tickets/list?scope=organization&sort=subject');
  });
});
