import {
  resolveServiceStatus,
  resolveWireFlowUserType,
  type ServiceName,
  type ServiceStatus,
  serviceNames,
} from '@kmx/shared-contracts/service-status.ts';

/** Status of a tile on the dashboard (POR-043). */
export type TileStatus = 'unregistered' | 'pending' | 'active' | 'comingSoon';

export interface ServiceTile {
  readonly service: ServiceName;
  readonly status: TileStatus;
  /** Kind of the wire-flow account; null for every other service and without access. */
  readonly userType: 'cloud' | 'onprem' | null;
}

/** Reduces the status of a service to the four that a dashboard tile shows (POR-043). */
export function mapTileStatus(status: ServiceStatus): TileStatus {
  if (status === 'active' || status === 'pending') return status;
  return status === 'comingsoon' ? 'comingSoon' : 'unregistered';
}

/** The tiles of a user, those in use first and otherwise in the fixed order of the services. */
export function resolveServiceTiles(roles: readonly string[]): readonly ServiceTile[] {
  const order: readonly TileStatus[] = ['active', 'pending', 'unregistered', 'comingSoon'];
  return serviceNames
    .map((service): ServiceTile => {
      const status = mapTileStatus(resolveServiceStatus(service, roles));
      const hasUserType = service === 'wire-flow' && status === 'active';
      return { service, status, userType: hasUserType ? resolveWireFlowUserType(roles) : null };
    })
    .toSorted((left, right) => order.indexOf(left.status) - order.indexOf(right.status));
}

export type NextStep = 'register' | 'pending' | 'service';

/** The one thing to do next: register for direct, wait for it, or plan service (POR-049). */
export function resolveNextStep(tiles: readonly ServiceTile[]): NextStep {
  const direct = tiles.find((tile) => tile.service === 'direct')?.status;
  if (direct === 'pending') return 'pending';
  return direct === 'active' ? 'service' : 'register';
}
