import { describe, expect, it } from 'vitest';
import { adminAddress } from './admin-view.ts';

const { parse, createQuery, isNarrowed } = adminAddress;

describe('POR-009 the address of the user administration', () => {
  it('keeps every choice, so that a copied link shows the same list', () => {
    const query = { search: 'keller', organization: 'o1', application: 'direct', status: 'PENDING', role: 'buyer' };
    const view = parse({ ...query, sort: 'EMAIL', direction: 'DESC', page: '3' });
    const again = parse(Object.fromEntries(new URLSearchParams(createQuery(view))));
    expect(again).toEqual(view);
    expect(isNarrowed(view)).toBe(true);
  });

  it('falls back to the default list when it is invalid', () => {
    const view = parse({ view: 'secrets', status: 'GONE', sort: 'x', page: '-1', search: 'a'.repeat(101) });
    expect(view).toEqual(parse({}));
    expect(createQuery(view)).toBe('');
    expect(isNarrowed(view)).toBe(false);
  });
});
