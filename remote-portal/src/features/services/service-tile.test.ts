import { resolveProtection } from '@kmx/remote-kit/session/use-protection.ts';
import { parseUser } from '@kmx/shared-contracts/parse-user.ts';
import { serviceNames } from '@kmx/shared-contracts/service-status.ts';
import { describe, expect, it } from 'vitest';
import { mapServiceTiles, mapTileStatus, resolveTilesOfRoles } from './service-tile.ts';
import type { ServiceRegistration } from './services.query.ts';

const nothing: Omit<ServiceRegistration, 'id'> = {
  status: 'unregistered',
  serviceUrl: null,
  registrationUrl: null,
  isRequestable: false,
  requestedAt: null,
  invitationId: null,
  userType: null,
  cloudUrl: null,
};
const register = (id: ServiceRegistration['id'], changes: Partial<ServiceRegistration> = {}): ServiceRegistration => ({
  ...nothing,
  id,
  ...changes,
});

describe('the services of a user', () => {
  it('POR-041 POR-045..050 are active or unregistered by the roles before the service desk answers', () => {
    const roles = [
      'kmx_delegatedadmin_extern',
      'kmx_int_serviceticketing_active',
      'kmx_int_assetdb_active',
      'kmx_int_artemis_active',
      'kmx_int_mfpwm_active',
      'kmx_int_mfpmds_active',
      'kmx_int_direct_active',
    ];
    expect(resolveTilesOfRoles(roles).every(({ status }) => status === 'active')).toBe(true);
    expect(resolveTilesOfRoles([]).map(({ status }) => status)).toEqual(serviceNames.map(() => 'unregistered'));
  });

  it('POR-043 POR-044 shows services in use first and the user type of wire-flow', () => {
    const tiles = resolveTilesOfRoles(['kmx_int_artemis_active', 'kmx_artemis_onpremuser', 'kmx_int_direct_pending']);
    expect(tiles.slice(0, 2)).toMatchObject([
      { service: 'wire-flow', status: 'active', userType: 'onprem' },
      { service: 'direct', status: 'pending', userType: null },
    ]);
    expect(resolveTilesOfRoles(['kmx_int_artemis_active'])[0]).toMatchObject({ userType: 'cloud' });
  });

  it.each([
    ['unknown', 'unregistered'],
    ['noprocess', 'unregistered'],
    ['unregistered', 'unregistered'],
    ['pending', 'pending'],
    ['active', 'active'],
    ['inactive', 'unregistered'],
    ['declined', 'unregistered'],
    ['comingsoon', 'comingSoon'],
  ] as const)('POR-040 POR-043 the status %s is shown as %s', (status, shown) => {
    expect(mapTileStatus(status)).toBe(shown);
  });

  it('SYS-031 SYS-032 POR-042 each offers the single action that fits its status', () => {
    const tiles = mapServiceTiles(
      [
        register('direct', { registrationUrl: 'https://direct.example/register' }),
        register('service-ticketing', { status: 'active', serviceUrl: '/mykomax/tickets/list' }),
        register('inventory', { isRequestable: true }),
        register('delegated-admin'),
        register('wire-flow', {
          status: 'active',
          userType: 'cloud',
          cloudUrl: 'https://flow.example',
          serviceUrl: '/x',
        }),
        register('wire-master', { invitationId: 'i1' }),
        register('master-data', { requestedAt: '2026-11-20T08:00:00.000Z', isRequestable: true }),
      ],
      { roles: [], isServiceStaff: false },
    );
    const kinds = Object.fromEntries(tiles.map(({ service, action }) => [service, action.kind]));
    expect(kinds).toEqual({
      direct: 'register',
      'service-ticketing': 'open',
      inventory: 'request',
      'delegated-admin': 'ask',
      'wire-flow': 'open',
      'wire-master': 'accept',
      'master-data': 'none',
    });
    expect(tiles.map(({ service }) => service).slice(0, 2)).toEqual(['service-ticketing', 'wire-flow']);
    expect(tiles[1]).toMatchObject({ userType: 'cloud', cloudUrl: 'https://flow.example' });
  });

  it('POR-041 a role newer than the tokens seen by the service desk is active and asks for a new sign-in', () => {
    const roles = ['kmx_int_assetdb_active'];
    const [tile] = mapServiceTiles([register('inventory', { isRequestable: true })], { roles, isServiceStaff: false });
    expect(tile).toMatchObject({ status: 'active', action: { kind: 'renew' } });
  });

  it('D-28 service staff open tickets and machines without a role of their services, and request the others', () => {
    const tiles = mapServiceTiles(
      serviceNames.map((id) => register(id, { isRequestable: true })),
      { roles: [], isServiceStaff: true },
    );
    expect(tiles.slice(0, 2)).toMatchObject([
      { service: 'service-ticketing', isStaff: true, action: { kind: 'open', url: '/mykomax/tickets/list' } },
      { service: 'inventory', isStaff: true, action: { kind: 'open', url: '/mykomax/inventory' } },
    ]);
    expect(tiles.slice(2).every(({ isStaff, action }) => !isStaff && action.kind === 'request')).toBe(true);
    // The same before the service desk has answered, and when it fails.
    const early = resolveTilesOfRoles(['kmx_delegatedadmin_intern']);
    const opened = early.filter(({ isStaff }) => isStaff).map(({ service, action }) => [service, action.kind]);
    expect(opened).toEqual([
      ['service-ticketing', 'open'],
      ['inventory', 'open'],
    ]);
  });
});

it('AUTH-005 nothing is shown without a user; a sign-out elsewhere leads to a prompt, not a redirect', () => {
  const user = parseUser({ subname: 'u1' });
  const nobody = { status: 'signed-out', user: null } as const;
  const failure = { cause: 'failed', detail: 'x' } as const;
  expect(resolveProtection(nobody, { isRunning: true, failure: null })).toEqual({ state: 'signing-in' });
  expect(resolveProtection(nobody, { isRunning: false, failure: null })).toEqual({ state: 'signed-out' });
  expect(resolveProtection(nobody, { isRunning: false, failure })).toEqual({ state: 'failed', ...failure });
  expect(resolveProtection({ ...nobody, signOutFailure: 'y' }, { isRunning: false, failure })).toEqual({
    state: 'failed',
    cause: 'not-signed-out',
    detail: 'y',
  });
  const empty = { ...user, populated: false };
  expect(resolveProtection({ status: 'signed-in', user: empty }, { isRunning: false, failure: null }).state).toBe(
    'signed-out',
  );
  expect(resolveProtection({ status: 'signed-in', user }, { isRunning: true, failure })).toEqual({
    state: 'signed-in',
    user,
  });
});
