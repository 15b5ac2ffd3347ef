// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { createAdminPath, isNarrowed, parseAdminView } from './admin-view.ts';

describe('POR-009 the address of the user administration', () => {
  it('keeps every choice, so that a copied link shows the same list', () => {
    const query = { search: 'keller', organization: 'o1', application: 'direct', status: 'PENDING', role: 'buyer' };
    const view = parseAdminView({ ...query, sort: 'EMAIL', direction: 'DESC', page: '3' });
    const path = createAdminPath(view);
    const again = parseAdminView(Object.fromEntries(new URLSearchParams(path.split('?')[1])));
    expect(again).toEqual(view);
    expect(isNarrowed(view)).toBe(true);
  });

  it('falls back to the usual list when it says nonsense', () => {
    const view = parseAdminView({ view: 'secrets', status: 'GONE', sort: 'x', page: '-1', search: 'a'.repeat(101) });
    expect(view).toEqual(parseAdminView({}));
    expect(createAdminPath(view)).toBe('/mykomax/user-admin');
    expect(isNarrowed(view)).toBe(false);
  });
});
