import { describe, expect, it } from 'vitest';
import type { ServiceTile } from '../../features/services/service-tile.ts';
import type { DashboardData } from './dashboard.query.ts';
import { resolveNextStep } from './resolve-next-step.ts';

const waitingTicket = {
  id: 'KMX-100007',
  subject: 'Crimp height drifts',
  status: 'WAITING_FOR_YOU',
  machineName: null,
  updatedAt: '2026-11-20T08:00:00.000Z',
} as const;
const busy: DashboardData = {
  tickets: { open: 3, waitingForYou: 1, solved: 0, recent: [waitingTicket] },
  machines: { inService: 4, maintenanceDue: 2, stopped: 0, warrantyEndsSoon: 0 },
  administration: { requests: 2, openInvitations: 0, expiredInvitations: 0, users: 9 },
  latestDownloads: [],
};
const tile = (service: ServiceTile['service'], action: ServiceTile['action']): ServiceTile => ({
  service,
  status: 'unregistered',
  userType: null,
  isStaff: false,
  action,
  requestedAt: null,
  cloudUrl: null,
});
const customer = { isServiceStaff: false };
const offered = tile('wire-master', { kind: 'accept', invitationId: 'i1' });
const direct = tile('direct', { kind: 'register', url: 'https://direct.example/register' });

describe('POR-021 the dashboard names one next step, the most urgent one', () => {
  const noTickets: DashboardData = { ...busy, tickets: null };
  const noRequests: DashboardData = { ...noTickets, administration: null };
  const calm: DashboardData = { ...noRequests, machines: null };
  it.each([
    ['a ticket that waits', busy, [offered, direct], 'answer', '/mykomax/tickets/KMX-100007'],
    ['an offer', noTickets, [offered, direct], 'accept', '#portal-services'],
    ['requests of colleagues', noTickets, [direct], 'requests', '/mykomax/user-admin?view=requests'],
    ['maintenance', noRequests, [direct], 'maintenance', '/mykomax/inventory?status=MAINTENANCE_DUE'],
    ['POR-049 registering for direct', calm, [direct], 'register', 'https://direct.example/register'],
    ['the services', calm, [], 'service', '/services'],
  ] as const)('%s', (_name, dashboard, tiles, kind, target) => {
    expect(resolveNextStep(dashboard, tiles, customer)).toMatchObject({ kind, target });
  });

  it('does not send service staff to tickets that wait for a customer', () => {
    expect(resolveNextStep(busy, [], { isServiceStaff: true }).kind).toBe('requests');
  });

  it('links to the list when several tickets wait', () => {
    const several = { ...busy, tickets: { open: 3, waitingForYou: 2, solved: 0, recent: [waitingTicket] } };
    expect(resolveNextStep(several, [], customer)).toEqual({
      kind: 'answer',
      count: 2,
      target: '/mykomax/tickets/list?status=WAITING_FOR_YOU',
    });
  });
});
