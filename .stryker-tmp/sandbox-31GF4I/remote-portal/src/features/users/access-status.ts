// @ts-nocheck
import type { StatusRole } from '@kmx/design-system/tag/status-badge.tsx';
import * as v from 'valibot';

/** Every status that the access of a user to an application can have (POR-100), the most urgent first. */
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

/** What an administrator can do with an access (POR-101). */
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

/** A status this version does not know yet is unknown to its users too, not an error. */
export const accessStatusSchema = v.fallback(v.picklist(accessStatuses), 'UNKNOWN');

/** The known ones of the actions that the service desk allows, in the order in which they are shown. */
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
