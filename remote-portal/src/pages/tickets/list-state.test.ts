import { describe, expect, it } from 'vitest';
import { isNarrowed, ticketListAddresses, widen } from './list-state.ts';

const { own, organization } = ticketListAddresses;
const full = {
  scope: 'organization',
  q: 'Höhe 100%',
  status: 'SOLVED,NEW',
  type: 'FAULT',
  machine: 'm-17',
  sort: 'subject',
  page: '3',
};
const readQuery = (path: string) => Object.fromEntries(new URLSearchParams(path));

describe('POR-006 the list of tickets has its whole state in the address', () => {
  it('and a copied link shows the same list', () => {
    const state = own.parse(full);
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
    const path = own.createQuery(state);
    expect(path).toContain('status=NEW,SOLVED');
    expect(own.parse(readQuery(path))).toEqual(state);
  });

  it('the default list has the shortest address, for customers and for service staff', () => {
    expect(own.createQuery(own.parse({}))).toBe('');
    const staff = organization.parse({});
    expect(staff.scope).toBe('organization');
    expect(organization.createQuery({ ...staff, scope: 'own' })).toBe('?scope=own');
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
  ])('invalid input such as %o falls back to the defaults', (query) => {
    expect(own.parse(query)).toEqual(own.parse({}));
  });

  it('knows whether it is filtered, and how to show everything again in the same order', () => {
    const state = own.parse(full);
    expect([isNarrowed(state), isNarrowed(own.parse({ scope: 'organization', page: '2' }))]).toEqual([true, false]);
    expect(own.createQuery(widen(state))).toBe('?scope=organization&sort=subject');
  });
});
