import { resolveServiceStatus } from '@kmx/shared-contracts/service-status.ts';
import { isServiceStaff, type Viewer } from '../model/viewer.ts';

/** Who may try an operation at all, regardless of its objects. */
export type Gate = 'signed-in' | 'self-managed' | 'ticketing' | 'inventory' | 'administrator' | 'service-staff';

/** The organizations that count for an object, by the viewer's position there. */
export type Scope = 'member' | 'ticketing' | 'inventory' | 'administered';

/** What rules know of an object: whose it is. */
export interface Ownership {
  readonly organizationIds: readonly string[];
  readonly userId: string | null;
}

export type ObjectRule =
  | { readonly kind: 'in-scope'; readonly scope: Scope }
  /** A ticket: the viewer's own, or one of an organization whose tickets the viewer sees. */
  | { readonly kind: 'ticket' }
  /** A person's object in an administered organization; nobody decides about themselves. */
  | { readonly kind: 'somebody-else' }
  | { readonly kind: 'oneself' }
  /** An organization of which the viewer is a member, whatever else they may see. */
  | { readonly kind: 'membership' };

const gates: Readonly<Record<Gate, (viewer: Viewer) => boolean>> = {
  'signed-in': () => true,
  'self-managed': (viewer) => !viewer.isManagedInternally,
  ticketing: (viewer) => isServiceStaff(viewer) || resolveServiceStatus('service-ticketing', viewer.roles) === 'active',
  inventory: (viewer) => isServiceStaff(viewer) || resolveServiceStatus('inventory', viewer.roles) === 'active',
  administrator: (viewer) => viewer.adminScope !== 'NONE',
  'service-staff': isServiceStaff,
};

/** Whether a viewer passes a gate; the token's roles decide (POR-045..050). */
export function passesGate(viewer: Viewer, gate: Gate): boolean {
  return gates[gate](viewer);
}

const applicationOf = {
  ticketing: 'service-ticketing',
  inventory: 'inventory',
  administered: 'delegated-admin',
} as const satisfies Record<Exclude<Scope, 'member'>, string>;

/** Ids of the organizations in a scope; null means all of them. */
export function listScope(viewer: Viewer, scope: Scope): readonly string[] | null {
  if (isServiceStaff(viewer)) return null;
  if (scope === 'member') return viewer.memberOf;
  if (scope === 'administered' && viewer.adminScope === 'NONE') return [];
  return viewer.accesses
    .filter((access) => access.applicationId === applicationOf[scope])
    .map(({ organizationId }) => organizationId);
}

/** Organizations whose tickets the viewer sees in addition to their own; null means all. */
export function listTicketOrganizations(viewer: Viewer): readonly string[] | null {
  const administered = listScope(viewer, 'administered');
  if (administered === null) return null;
  return viewer.accesses
    .filter(({ applicationId }) => applicationId === 'service-ticketing')
    .filter(({ role, organizationId }) => role === 'organization-tickets' || administered.includes(organizationId))
    .map(({ organizationId }) => organizationId);
}

function sharesOrganization(organizationIds: readonly string[], { organizationIds: owners }: Ownership): boolean {
  return owners.some((owner) => organizationIds.includes(owner));
}

function isInScope(viewer: Viewer, scope: Scope, object: Ownership): boolean {
  const organizationIds = listScope(viewer, scope);
  return organizationIds === null || sharesOrganization(organizationIds, object);
}

/** Whether a viewer may reach an object; other people's objects are "not found", which reveals nothing about them. */
export function judgeObject(
  viewer: Viewer,
  rule: ObjectRule,
  object: Ownership,
): 'ALLOWED' | 'NOT_FOUND' | 'FORBIDDEN' {
  const isOwn = object.userId === viewer.userId;
  switch (rule.kind) {
    case 'in-scope':
      return isInScope(viewer, rule.scope, object) ? 'ALLOWED' : 'NOT_FOUND';
    case 'ticket': {
      const organizationIds = listTicketOrganizations(viewer);
      const isSeen = organizationIds === null || sharesOrganization(organizationIds, object);
      return isSeen || (isOwn && isInScope(viewer, 'ticketing', object)) ? 'ALLOWED' : 'NOT_FOUND';
    }
    case 'somebody-else':
      if (isOwn) return 'FORBIDDEN';
      return isInScope(viewer, 'administered', object) ? 'ALLOWED' : 'NOT_FOUND';
    case 'oneself':
      return isOwn ? 'ALLOWED' : 'NOT_FOUND';
    case 'membership':
      return sharesOrganization(viewer.memberOf, object) ? 'ALLOWED' : 'NOT_FOUND';
  }
}
