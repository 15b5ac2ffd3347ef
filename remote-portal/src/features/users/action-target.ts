import type { Access, Application, Invitation, Organization } from './access.ts';
import type { AccessAction } from './access-status.ts';

/** The target of an action: an access, or an invitation with everything it offers. */
export interface ActionTarget {
  readonly accessId: string | null;
  readonly invitationId: string | null;
  readonly version: number | null;
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
  readonly organization: Organization;
  readonly applications: readonly Application[];
  /** Everything the invitation offers, withdrawn along with it. */
  readonly offered: readonly Application[];
  readonly role: string;
  readonly grantableRoles: readonly string[];
  readonly actions: readonly AccessAction[];
}

/** Granting a request means accepting it, and a role can be changed only if there is another one. */
function narrowActions(actions: readonly AccessAction[], role: string, grantable: readonly string[]): AccessAction[] {
  return actions.filter((action) => {
    if (action === 'GRANT_ACCESS') return !actions.includes('ACCEPT_REQUEST');
    return action !== 'UPDATE' || grantable.some((other) => other !== role);
  });
}

/** Turns an access into a target, with the actions that currently make sense (POR-101, D-24). */
export function mapAccessTarget(access: Access): ActionTarget {
  const { application, role, userEmail, userId, userName, version, organization } = access;
  const { grantableRoles } = application;
  return {
    accessId: access.id,
    invitationId: access.invitation?.id ?? null,
    version,
    userId,
    userName,
    email: userEmail,
    organization,
    applications: [application],
    offered: access.invitation?.applications ?? [],
    role,
    grantableRoles,
    actions: narrowActions(access.allowedActions, role, grantableRoles),
  };
}

/** Turns a pending invitation into a target. */
export function mapInvitationTarget(invitation: Invitation): ActionTarget {
  const { allowedActions, applications, email, organization, userId, userName } = invitation;
  return {
    accessId: null,
    invitationId: invitation.id,
    version: null,
    userId,
    userName,
    email,
    organization,
    applications,
    offered: applications,
    role: '',
    grantableRoles: [],
    actions: allowedActions,
  };
}

const invitationActions: ReadonlySet<AccessAction> = new Set([
  'RESEND_INVITATION',
  'SEND_NEW_INVITATION',
  'WITHDRAW_INVITATION',
]);

/** The id required by an action's mutation; null when the target has none. */
export function resolveTargetId(action: AccessAction, target: ActionTarget): string | null {
  return invitationActions.has(action) ? target.invitationId : target.accessId;
}

/** The applications that an action changes. */
export function listChangedApplications(action: AccessAction, target: ActionTarget): readonly Application[] {
  return invitationActions.has(action) ? target.offered : target.applications;
}

/** Whether an action can be undone: not once an e-mail with a link has been sent; other e-mails are delayed. */
export function canBeUndone(action: AccessAction): boolean {
  return action !== 'RESEND_INVITATION' && action !== 'SEND_NEW_INVITATION';
}

/** How an action starts: immediately, with the choice of a role, with a reason, or with a confirmation (for removals). */
export function resolveActionStart(action: AccessAction, target: ActionTarget): 'run' | 'role' | 'reason' | 'question' {
  if (action === 'DECLINE') return 'reason';
  if (action === 'WITHDRAW' || action === 'WITHDRAW_INVITATION') return 'question';
  if (action === 'RESEND_INVITATION' || action === 'SEND_NEW_INVITATION') return 'run';
  return target.grantableRoles.length > 1 ? 'role' : 'run';
}
