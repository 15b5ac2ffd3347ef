import { listScope } from '../authorization/rules.ts';
import { type AccessMove, type AccessStatus, accessTransitions } from '../model/access-transitions.ts';
import { type Application, applications } from '../model/applications.ts';
import { isServiceStaff, type Viewer } from '../model/viewer.ts';
import type { Row } from '../request/load-desk-objects.ts';

const offeredMoves = [
  'GRANT_ACCESS',
  'ACCEPT_REQUEST',
  'UPDATE',
  'RESEND_INVITATION',
  'SEND_NEW_INVITATION',
  'WITHDRAW_INVITATION',
  'DECLINE',
  'WITHDRAW',
] as const satisfies readonly AccessMove[];

/** Roles of an application that a viewer may give; only internal administrators make internal administrators. */
export function listGrantableRoles(viewer: Viewer, application: Application): readonly string[] {
  const roles = Object.keys(application.roles);
  if (viewer.adminScope === 'NONE') return [];
  return isServiceStaff(viewer) ? roles : roles.filter((role) => !application.internalRoles.includes(role));
}

/** Whether a viewer may touch an access of that role at all. */
export function mayChangeRole(viewer: Viewer, application: Application, role: string): boolean {
  return isServiceStaff(viewer) || !application.internalRoles.includes(role);
}

/** The moves that the table allows from a status, regardless of the viewer (D-24). */
export function listMoves(status: AccessStatus): readonly (typeof offeredMoves)[number][] {
  return offeredMoves.filter((move) => accessTransitions[status][move] !== undefined);
}

/** What a viewer may do with an access now (POR-101). */
export function listAccessActions(viewer: Viewer, access: Row<'desk_access'>): readonly string[] {
  const scope = listScope(viewer, 'administered');
  const isInScope = scope === null || scope.includes(access.organization_id);
  const application = applications.find(({ id }) => id === access.application_id);
  if (!isInScope || access.user_id === viewer.userId || application === undefined) return [];
  if (!mayChangeRole(viewer, application, access.role)) return [];
  const canUpdate = listGrantableRoles(viewer, application).length > 1;
  return listMoves(access.status).filter((move) => move !== 'UPDATE' || canUpdate);
}
