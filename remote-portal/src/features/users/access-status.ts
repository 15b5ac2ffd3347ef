import type { StatusRole } from '@kmx/design-system/tag/status-badge.tsx';
import * as v from 'valibot';

/** Every status of a user's access to an application (POR-100), most urgent first. */
export const accessStatuses = [
  'PENDING',
  'INVITE_EXPIRED',
  'INVITED',
  'ACTIVE',
  'INACTIVE',
  'DECLINED',
  'UNKNOWN',
] as const;
export type AccessStatus = (typeof accessStatuses)[number];

/** Actions of an administrator on an access (POR-101). */
export const accessActions = [
  'ACCEPT_REQUEST',
  'DECLINE',
  'GRANT_ACCESS',
  'UPDATE',
  'RESEND_INVITATION',
  'SEND_NEW_INVITATION',
  'WITHDRAW_INVITATION',
  'WITHDRAW',
] as const;
export type AccessAction = (typeof accessActions)[number];

/** A status unknown to this version is shown as unknown, not as an error. */
export const accessStatusSchema = v.fallback(v.picklist(accessStatuses), 'UNKNOWN');

/** The known actions among those the service desk allows, in display order. */
export const accessActionsSchema = v.pipe(
  v.array(v.string()),
  v.transform((allowed) => accessActions.filter((action) => allowed.includes(action))),
);

const roles: Readonly<Record<AccessStatus, StatusRole>> = {
  PENDING: 'warning',
  INVITE_EXPIRED: 'danger',
  INVITED: 'info',
  ACTIVE: 'success',
  INACTIVE: 'neutral',
  DECLINED: 'neutral',
  UNKNOWN: 'neutral',
};

/** The colour role of a status; what waits for an administrator stands out. */
export function resolveStatusRole(status: AccessStatus): StatusRole {
  return roles[status];
}
