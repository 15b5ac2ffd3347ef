// @ts-nocheck
import type { ServiceTile } from '../../features/services/service-tile.ts';
import type { DashboardData } from './dashboard.query.ts';

export type NextStepKind = 'answer' | 'accept' | 'requests' | 'maintenance' | 'register' | 'service';

export interface NextStep {
  readonly kind: NextStepKind;
  /** How many things wait; 1 where the step is not about a number. */
  readonly count: number;
  /** Path of the portal or site, or an address of another system. */
  readonly target: string;
}

/**
 * The one thing to do next, the most urgent first: answer a ticket, accept what was offered, decide on requests, plan
 * maintenance that is due, register for direct (POR-049), see the services.
 */
export function resolveNextStep(
  dashboard: DashboardData,
  tiles: readonly ServiceTile[],
  { isServiceStaff }: { readonly isServiceStaff: boolean },
): NextStep {
  // What waits for a customer does not wait for the staff that asked.
  const waiting = isServiceStaff ? 0 : (dashboard.tickets?.waitingForYou ?? 0);
  if (waiting > 0) {
    const one = dashboard.tickets?.recent.find(({ status }) => status === 'WAITING_FOR_YOU');
    const list = '/mykomax/tickets/list?status=WAITING_FOR_YOU';
    return { kind: 'answer', count: waiting, target: waiting === 1 && one ? `/mykomax/tickets/${one.id}` : list };
  }
  const offered = tiles.filter(({ action }) => action.kind === 'accept').length;
  // The button to accept stands on the tile.
  if (offered > 0) return { kind: 'accept', count: offered, target: '#portal-services' };
  const requests = dashboard.administration?.requests ?? 0;
  if (requests > 0) return { kind: 'requests', count: requests, target: '/mykomax/user-admin?view=requests' };
  const due = dashboard.machines?.maintenanceDue ?? 0;
  if (due > 0) return { kind: 'maintenance', count: due, target: '/mykomax/inventory?status=MAINTENANCE_DUE' };
  const direct = tiles.find(({ service }) => service === 'direct');
  if (direct?.action.kind === 'register') return { kind: 'register', count: 1, target: direct.action.url };
  return { kind: 'service', count: 1, target: '/services' };
}
