import {
  resolveServiceStatus,
  resolveWireFlowUserType,
  type ServiceName,
  type ServiceStatus,
  serviceNames,
} from '@kmx/shared-contracts/service-status.ts';
import type { ServiceRegistration } from './services.query.ts';

/** Status shown on a dashboard tile (POR-043). */
export type TileStatus = 'unregistered' | 'pending' | 'active' | 'comingSoon';

/** The current action for a service; `none` while only the roles are known, and while waiting is all there is to do. */
export type TileAction =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'accept'; readonly invitationId: string }
  | { readonly kind: 'request' }
  | { readonly kind: 'register'; readonly url: string }
  | { readonly kind: 'ask' }
  /** The role has been granted, but the service desk has only seen older tokens: signing in again delivers it. */
  | { readonly kind: 'renew' }
  | { readonly kind: 'none' };

export interface ServiceTile {
  readonly service: ServiceName;
  readonly status: TileStatus;
  /** Type of the wire-flow account; null for every other service and without access. */
  readonly userType: 'cloud' | 'onprem' | null;
  /** Open without the role of the service, because service staff work with it (D-28). */
  readonly isStaff: boolean;
  readonly action: TileAction;
  /** When access was requested, in ISO 8601. */
  readonly requestedAt: string | null;
  /** Only for wire-flow in the cloud (SYS-032). */
  readonly cloudUrl: string | null;
}

/** Internal administrators are the service staff (D-28). */
const staffRole = 'kmx_delegatedadmin_intern';

/** Pages of the portal that service staff use regardless of their own services. */
const staffPages: { readonly [Service in ServiceName]?: string } = {
  'service-ticketing': '/mykomax/tickets/list',
  inventory: '/mykomax/inventory',
};

const statusOrder: readonly TileStatus[] = ['active', 'pending', 'unregistered', 'comingSoon'];

/** Reduces the status of a service to the four shown on a dashboard tile (POR-043). */
export function mapTileStatus(status: ServiceStatus): TileStatus {
  if (status === 'active' || status === 'pending') return status;
  return status === 'comingsoon' ? 'comingSoon' : 'unregistered';
}

/** Creates the tiles from the roles of the session, before the service desk has answered (POR-041). */
export function resolveTilesOfRoles(roles: readonly string[]): readonly ServiceTile[] {
  const isServiceStaff = roles.includes(staffRole);
  return sortTiles(
    serviceNames.map((service): ServiceTile => {
      const status = mapTileStatus(resolveServiceStatus(service, roles));
      const userType = service === 'wire-flow' && status === 'active' ? resolveWireFlowUserType(roles) : null;
      const staffPage = isServiceStaff && status !== 'active' ? staffPages[service] : undefined;
      const action: TileAction = staffPage === undefined ? { kind: 'none' } : { kind: 'open', url: staffPage };
      const isStaff = staffPage !== undefined;
      return { service, status, userType, isStaff, action, requestedAt: null, cloudUrl: null };
    }),
  );
}

/** Creates the tiles from the service desk's answer: services in use first, otherwise in a fixed order. */
export function mapServiceTiles(
  registrations: readonly ServiceRegistration[],
  { roles, isServiceStaff }: { readonly roles: readonly string[]; readonly isServiceStaff: boolean },
): readonly ServiceTile[] {
  const tiles = registrations.map((registration): ServiceTile => {
    const { id, requestedAt, userType, cloudUrl } = registration;
    const known = mapTileStatus(registration.status);
    const isNew = known !== 'active' && resolveServiceStatus(id, roles) === 'active';
    const status = isNew ? 'active' : known;
    const staffPage = isServiceStaff && status !== 'active' ? staffPages[id] : undefined;
    return {
      service: id,
      status,
      userType: status === 'active' && userType !== 'unknown' ? userType : null,
      isStaff: staffPage !== undefined,
      action: resolveAction(registration, status, staffPage, isNew),
      requestedAt,
      cloudUrl,
    };
  });
  return sortTiles(tiles);
}

function resolveAction(
  registration: ServiceRegistration,
  status: TileStatus,
  staffPage: string | undefined,
  isNew: boolean,
): TileAction {
  const { serviceUrl, registrationUrl, invitationId, isRequestable, requestedAt } = registration;
  if (isNew) return { kind: 'renew' };
  if (staffPage !== undefined) return { kind: 'open', url: staffPage };
  if (status === 'active') return serviceUrl === null ? { kind: 'none' } : { kind: 'open', url: serviceUrl };
  if (invitationId !== null) return { kind: 'accept', invitationId };
  if (status === 'pending' || requestedAt !== null) return { kind: 'none' };
  // POR-049: registration for direct happens elsewhere.
  if (registrationUrl !== null) return { kind: 'register', url: registrationUrl };
  return isRequestable ? { kind: 'request' } : { kind: 'ask' };
}

function sortTiles(tiles: readonly ServiceTile[]): readonly ServiceTile[] {
  const rank = ({ service, status, isStaff }: ServiceTile) =>
    statusOrder.indexOf(isStaff ? 'active' : status) * serviceNames.length + serviceNames.indexOf(service);
  return tiles.toSorted((left, right) => rank(left) - rank(right));
}
