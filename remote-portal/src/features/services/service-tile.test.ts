import { parseUser } from '@kmx/shared-contracts/parse-user.ts';
import { describe, expect, it } from 'vitest';
import { resolveProtection } from '../protection/use-protection.ts';
import { mapTileStatus, resolveNextStep, resolveServiceTiles } from './service-tile.ts';

describe('the dashboard', () => {
  it('POR-043 shows services in use first and the user type of wire-flow', () => {
    const tiles = resolveServiceTiles(['kmx_int_artemis_active', 'kmx_artemis_onpremuser', 'kmx_int_direct_pending']);
    expect(tiles.slice(0, 2)).toEqual([
      { service: 'wire-flow', status: 'active', userType: 'onprem' },
      { service: 'direct', status: 'pending', userType: null },
    ]);
    expect(tiles).toHaveLength(7);
    expect(mapTileStatus('declined')).toBe('unregistered');
    expect(mapTileStatus('comingsoon')).toBe('comingSoon');
  });

  it.each([
    [[], 'register'],
    [['kmx_int_direct_pending'], 'pending'],
    [['kmx_int_direct_pending', 'kmx_int_direct_active'], 'service'],
  ] as const)('POR-049 offers one next step for the roles %j', (roles, step) => {
    expect(resolveNextStep(resolveServiceTiles(roles))).toBe(step);
  });

  it('AUTH-005 shows nothing without a user, and a prompt instead of a redirect after a sign-out elsewhere', () => {
    const user = parseUser({ subname: 'u1' });
    expect(resolveProtection(null, { isRunning: true, failure: null })).toEqual({ state: 'signing-in' });
    expect(resolveProtection(null, { isRunning: false, failure: null })).toEqual({ state: 'signed-out' });
    expect(resolveProtection(null, { isRunning: false, failure: 'x' })).toEqual({ state: 'failed', detail: 'x' });
    expect(resolveProtection({ ...user, populated: false }, { isRunning: false, failure: null }).state).toBe(
      'signed-out',
    );
    expect(resolveProtection(user, { isRunning: true, failure: 'x' })).toEqual({ state: 'signed-in', user });
  });
});
