import { describe, expect, it } from 'vitest';
import type { Access } from './access.ts';
import { type AccessAction, accessActions } from './access-status.ts';
import { listChangedApplications, mapAccessTarget, resolveActionStart, resolveTargetId } from './action-target.ts';

const organization = {
  id: 'o1',
  name: 'Northline Harness',
  city: 'Denver',
  country: 'US',
  subRegion: 'North America',
  members: 4,
};
const access: Access = {
  id: 'a1',
  version: 3,
  userId: 'u1',
  userName: 'Lena Vogt',
  userEmail: 'lena.vogt@northline.example',
  role: 'own-tickets',
  status: 'ACTIVE',
  changedAt: '2026-11-02T08:00:00.000Z',
  allowedActions: [],
  requestDate: null,
  requestReason: null,
  declineReason: null,
  application: {
    id: 'service-ticketing',
    name: 'Service tickets',
    roles: ['own-tickets', 'organization-tickets'],
    grantableRoles: ['own-tickets', 'organization-tickets'],
  },
  organization,
  invitation: { id: 'i1', sentAt: '2026-11-01T08:00:00.000Z', expiresAt: '2026-11-08T08:00:00.000Z', applications: [] },
};

function listActions(allowedActions: readonly AccessAction[], grantableRoles = access.application.grantableRoles) {
  const application = { ...access.application, grantableRoles };
  return mapAccessTarget({ ...access, application, allowedActions: [...allowedActions] }).actions;
}

describe('POR-101 the actions on an access', () => {
  it('D-24 offers to accept or decline a request, not to grant it a second time', () => {
    expect(listActions(['ACCEPT_REQUEST', 'DECLINE', 'GRANT_ACCESS'])).toEqual(['ACCEPT_REQUEST', 'DECLINE']);
    expect(listActions(['GRANT_ACCESS'])).toEqual(['GRANT_ACCESS']);
  });

  it('offers another role only if there is one', () => {
    expect(listActions(['UPDATE', 'WITHDRAW'])).toEqual(['UPDATE', 'WITHDRAW']);
    expect(listActions(['UPDATE', 'WITHDRAW'], ['own-tickets'])).toEqual(['WITHDRAW']);
  });

  it('asks for confirmation before a removal, and never before resending an invitation', () => {
    const target = mapAccessTarget(access);
    const starts = Object.fromEntries(accessActions.map((action) => [action, resolveActionStart(action, target)]));
    expect(starts).toEqual({
      ACCEPT_REQUEST: 'role',
      DECLINE: 'reason',
      GRANT_ACCESS: 'role',
      UPDATE: 'role',
      RESEND_INVITATION: 'run',
      SEND_NEW_INVITATION: 'run',
      WITHDRAW_INVITATION: 'question',
      WITHDRAW: 'question',
    });
  });

  it('names everything affected by an invitation, not only the application it was withdrawn from', () => {
    const { application } = access;
    const offered = [application, { ...application, id: 'inventory' }];
    const invitation = { id: 'i1', sentAt: '', expiresAt: '', applications: offered };
    const target = mapAccessTarget({ ...access, invitation });
    expect(listChangedApplications('WITHDRAW_INVITATION', target)).toEqual(offered);
    expect(listChangedApplications('WITHDRAW', target)).toEqual([application]);
  });

  it('applies actions on invitations to the invitation, and all others to the access', () => {
    const target = mapAccessTarget(access);
    expect(accessActions.filter((action) => resolveTargetId(action, target) === 'i1')).toEqual([
      'RESEND_INVITATION',
      'SEND_NEW_INVITATION',
      'WITHDRAW_INVITATION',
    ]);
    expect(resolveTargetId('WITHDRAW_INVITATION', mapAccessTarget({ ...access, invitation: null }))).toBe(null);
  });
});
