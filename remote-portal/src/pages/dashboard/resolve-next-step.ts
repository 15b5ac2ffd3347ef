import type { ServiceTile } from '../../features/services/service-tile.ts';
import type { DashboardData } from './dashboard.query.ts';

export type NextStepKind = 'answer' | 'accept' | 'requests' | 'maintenance' | 'register' | 'service';

export interface NextStep {
  readonly kind: NextStepKind;
  /** Number of entries waiting; 1 where the step has no number. */
  readonly count: number;
  /** Path of the portal or site, or a URL of another system. */
  readonly target: string;
}

/**
 * Finds the most urgent next step: answer a ticket, accept an offer, decide on requests, plan maintenance that is due,
 * register for direct (POR-049), or see the services.
 */
export function resolveNextStep(
  dashboard: DashboardData,
  tiles: readonly ServiceTile[],
  { isServiceStaff }: { readonly isServiceStaff: boolean },
): NextStep {
  // Tickets waiting for a customer do not wait for the staff who asked.
  const waiting = isServiceStaff ? 0 : (dashboard.tickets?.waitingForYou ?? 0);
  if (waiting > 0) {
    const one = dashboard.tickets?.recent.find(({ status }) => status === 'WAITING_FOR_YOU');
    const list = '/mykomax/tickets/list?status=WAITING_FOR_YOU';
    return { kind: 'answer', count: waiting, target: waiting === 1 && one ? `/mykomax/tickets/${one.id}` : list };
  }
  const offered = tiles.filter(({ action }) => action.kind === 'accept').length;
  // The button to accept is on the tile.
  if (offered > 0) return { kind: 'accept', count: offered, target: '#portal-services' };
  const requests = dashboard.administration?.requests ?? 0;
  if (requests > 0) return { kind: 'requests', count: requests, target: '/mykomax/user-admin?view=requests' };
  const due = dashboard.machines?.maintenanceDue ?? 0;
  if (due > 0) return { kind: 'maintenance', count: due, target: '/mykomax/inventory?status=MAINTENANCE_DUE' };
  const direct = tiles.find(({ service }) => service === 'direct');
  if (direct?.action.kind === 'register') return { kind: 'register', count: 1, target: direct.action.url };
  return { kind: 'service', count: 1, target: '/services' };
}
