/** Status of the access of a user to an application (POR-100). */
export type AccessStatus = 'INVITED' | 'INVITE_EXPIRED' | 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'DECLINED' | 'UNKNOWN';

/** Moves of an access (POR-101); administrators do not make the last four. */
export type AccessMove =
  | 'ADD_APPLICATION'
  | 'GRANT_ACCESS'
  | 'ACCEPT_REQUEST'
  | 'UPDATE'
  | 'RESEND_INVITATION'
  | 'SEND_NEW_INVITATION'
  | 'WITHDRAW_INVITATION'
  | 'DECLINE'
  | 'WITHDRAW'
  | 'REQUEST'
  | 'ACCEPT_INVITATION'
  | 'EXPIRE';

/** Where a move leads from each status, NONE before and GONE after there is an access; missing moves are refused (D-24). */
export const accessTransitions: Readonly<
  Record<AccessStatus | 'NONE', Readonly<Partial<Record<AccessMove, AccessStatus | 'GONE'>>>>
> = {
  NONE: { ADD_APPLICATION: 'INVITED', REQUEST: 'PENDING' },
  INVITED: {
    ACCEPT_INVITATION: 'ACTIVE',
    EXPIRE: 'INVITE_EXPIRED',
    RESEND_INVITATION: 'INVITED',
    WITHDRAW_INVITATION: 'GONE',
  },
  INVITE_EXPIRED: { SEND_NEW_INVITATION: 'INVITED' },
  PENDING: { GRANT_ACCESS: 'ACTIVE', ACCEPT_REQUEST: 'ACTIVE', DECLINE: 'DECLINED' },
  ACTIVE: { UPDATE: 'ACTIVE', WITHDRAW: 'INACTIVE' },
  INACTIVE: { GRANT_ACCESS: 'ACTIVE' },
  DECLINED: { GRANT_ACCESS: 'ACTIVE' },
  UNKNOWN: {},
};

/** The most urgent status first: it represents a user with several applications. */
export const accessUrgency: readonly AccessStatus[] = [
  'PENDING',
  'INVITE_EXPIRED',
  'INVITED',
  'ACTIVE',
  'INACTIVE',
  'DECLINED',
  'UNKNOWN',
];

export function resolveUrgentStatus(statuses: readonly AccessStatus[]): AccessStatus {
  return accessUrgency.find((status) => statuses.includes(status)) ?? 'UNKNOWN';
}
