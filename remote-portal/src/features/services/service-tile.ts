import {
  resolveServiceStatus,
  resolveWireFlowUserType,
  type ServiceName,
  type ServiceStatus,
  serviceNames,
} from '@kmx/shared-contracts/service-status.ts';
import type { ServiceRegistration } from './services.query.ts';

/** Status of a tile on the dashboard (POR-043). */
export type TileStatus = 'unregistered' | 'pending' | 'active' | 'comingSoon';

/** The one thing to do with a service now; `none` while only the roles are known, and where waiting is all. */
export type TileAction =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'accept'; readonly invitationId: string }
  | { readonly kind: 'request' }
  | { readonly kind: 'register'; readonly url: string }
  | { readonly kind: 'ask' }
  /** The role is there, but the service desk has seen older tokens only: a new sign-in brings it. */
  | { readonly kind: 'renew' }
  | { readonly kind: 'none' };

export interface ServiceTile {
  readonly service: ServiceName;
  readonly status: TileStatus;
  /** Kind of the wire-flow account; null for every other service and without access. */
  readonly userType: 'cloud' | 'onprem' | null;
  /** Open without the role of the service, because service staff works with it (D-28). */
  readonly isStaff: boolean;
  readonly action: TileAction;
  /** Since when a request waits, in ISO 8601. */
  readonly requestedAt: string | null;
  /** Wire-flow in the cloud alone (SYS-032). */
  readonly cloudUrl: string | null;
}

/** Internal administrators are the service staff (D-28). */
const staffRole = 'kmx_delegatedadmin_intern';

/** Pages of the portal that service staff uses whatever its own services are. */
const staffPages: { readonly [Service in ServiceName]?: string } = {
  'service-ticketing': '/mykomax/tickets/list',
  inventory: '/mykomax/inventory',
};

const statusOrder: readonly TileStatus[] = ['active', 'pending', 'unregistered', 'comingSoon'];

/** Reduces the status of a service to the four that a dashboard tile shows (POR-043). */
export function mapTileStatus(status: ServiceStatus): TileStatus {
  if (status === 'active' || status === 'pending') return status;
  return status === 'comingsoon' ? 'comingSoon' : 'unregistered';
}

/** The tiles by the roles of the session: what is known before the service desk has answered (POR-041). */
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

/** The tiles as the service desk answers, those in use first and otherwise in the fixed order of the services. */
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
  // POR-049: direct is registered for elsewhere.
  if (registrationUrl !== null) return { kind: 'register', url: registrationUrl };
  return isRequestable ? { kind: 'request' } : { kind: 'ask' };
}

function sortTiles(tiles: readonly ServiceTile[]): readonly ServiceTile[] {
  const rank = ({ service, status, isStaff }: ServiceTile) =>
    statusOrder.indexOf(isStaff ? 'active' : status) * serviceNames.length + serviceNames.indexOf(service);
  return tiles.toSorted((left, right) => rank(left) - rank(right));
}
