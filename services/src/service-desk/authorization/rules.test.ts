import { describe, expect, it } from 'vitest';
import type { Viewer } from '../model/viewer.ts';
import { judgeObject, listScope, listTicketOrganizations, type Ownership } from './rules.ts';

const create = (changes: Partial<Viewer> = {}): Viewer => ({
  userId: 'me',
  firstName: '',
  lastName: '',
  email: '',
  roles: [],
  adminScope: 'NONE',
  isManagedInternally: false,
  memberOf: ['one', 'two'],
  accesses: [
    { applicationId: 'delegated-admin', organizationId: 'one', role: 'external' },
    { applicationId: 'service-ticketing', organizationId: 'two', role: 'own-tickets' },
    { applicationId: 'inventory', organizationId: 'two', role: 'organization-tickets' },
  ],
  ...changes,
});
const of = (userId: string | null, ...organizationIds: readonly string[]): Ownership => ({ organizationIds, userId });

describe('the rules of the service desk', () => {
  it('POR-045 POR-107 access to the administration is nothing without the role of an administrator', () => {
    expect(listScope(create(), 'administered')).toEqual([]);
    expect(listScope(create({ adminScope: 'EXTERNAL' }), 'administered')).toEqual(['one']);
    expect(listScope(create({ adminScope: 'INTERNAL' }), 'administered')).toBeNull();
    expect([listScope(create(), 'ticketing'), listScope(create(), 'member')]).toEqual([['two'], ['one', 'two']]);
  });

  it('POR-109 tickets of colleagues are for those who have them all or administer them, in the ticketing application alone', () => {
    expect(listTicketOrganizations(create())).toEqual([]);
    const accesses = [
      { applicationId: 'service-ticketing', organizationId: 'one', role: 'own-tickets' },
      { applicationId: 'service-ticketing', organizationId: 'two', role: 'organization-tickets' },
      { applicationId: 'delegated-admin', organizationId: 'one', role: 'external' },
    ];
    expect(listTicketOrganizations(create({ accesses }))).toEqual(['two']);
    expect(listTicketOrganizations(create({ accesses, adminScope: 'EXTERNAL' }))).toEqual(['one', 'two']);
    expect(listTicketOrganizations(create({ adminScope: 'INTERNAL' }))).toBeNull();
  });

  it('POR-108 one common organization is enough, and objects out of reach are not found; only decisions about oneself are forbidden', () => {
    const viewer = create({ adminScope: 'EXTERNAL' });
    const administered = { kind: 'in-scope', scope: 'administered' } as const;
    expect(judgeObject(viewer, administered, of('you', 'one', 'three'))).toBe('ALLOWED');
    expect(judgeObject(viewer, administered, of('you', 'two', 'three'))).toBe('NOT_FOUND');
    const somebodyElse = { kind: 'somebody-else' } as const;
    expect(judgeObject(viewer, somebodyElse, of('you', 'one'))).toBe('ALLOWED');
    expect(judgeObject(viewer, somebodyElse, of('you', 'two'))).toBe('NOT_FOUND');
    expect(judgeObject(viewer, somebodyElse, of('me', 'one'))).toBe('FORBIDDEN');
    expect(judgeObject(viewer, { kind: 'oneself' }, of('me', 'three'))).toBe('ALLOWED');
    expect(judgeObject(viewer, { kind: 'oneself' }, of('you', 'one'))).toBe('NOT_FOUND');
    expect(judgeObject(viewer, { kind: 'membership' }, of(null, 'two'))).toBe('ALLOWED');
    expect(judgeObject(viewer, { kind: 'membership' }, of(null, 'three'))).toBe('NOT_FOUND');
  });

  it('POR-109 an own ticket is within reach while one may use tickets in its organization', () => {
    const ticket = { kind: 'ticket' } as const;
    expect(judgeObject(create(), ticket, of('me', 'two'))).toBe('ALLOWED');
    expect(judgeObject(create(), ticket, of('me', 'one'))).toBe('NOT_FOUND');
    expect(judgeObject(create(), ticket, of('you', 'two'))).toBe('NOT_FOUND');
    expect(judgeObject(create({ adminScope: 'INTERNAL' }), ticket, of('you', 'three'))).toBe('ALLOWED');
  });
});
