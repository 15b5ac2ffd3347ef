import type { StatusRole } from '@kmx/design-system/tag/status-badge.tsx';
import * as v from 'valibot';

/** The statuses of a ticket in the order of its progress (D-22). */
export const ticketStatuses = ['NEW', 'IN_PROGRESS', 'WAITING_FOR_YOU', 'SOLVED', 'CLOSED'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** What a ticket is about. */
export const ticketTypes = ['FAULT', 'SPARE_PARTS', 'MAINTENANCE', 'SOFTWARE', 'TRAINING', 'QUESTION'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** The impact on production, worst first. */
export const ticketConcerns = ['PRODUCTION_STOPPED', 'PRODUCTION_LIMITED', 'QUALITY', 'PLANNED', 'GENERAL'] as const;
export type TicketConcern = (typeof ticketConcerns)[number];

/** Reasons for closing a ticket (POR-064). */
export const closeReasons = ['SOLVED_BY_PROVIDER', 'SOLVED_WITHOUT_PROVIDER', 'NO_LONGER_RELEVANT'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** Actions on a ticket; START, ASK, SOLVE and ASSIGN are for service staff. */
export const ticketActions = ['COMMENT', 'CLOSE', 'FOLLOW_UP', 'START', 'ASK', 'SOLVE', 'ASSIGN'] as const;
export type TicketAction = (typeof ticketActions)[number];

export const ticketStatusSchema = v.picklist(ticketStatuses);
export const ticketTypeSchema = v.picklist(ticketTypes);

/** Fields of a person in a GraphQL document; `personSchema` reads them. */
export const personFields = 'id name isServiceStaff';
export const personSchema = v.object({ id: v.string(), name: v.string(), isServiceStaff: v.boolean() });

const roles: Readonly<Record<TicketStatus, StatusRole>> = {
  NEW: 'info',
  IN_PROGRESS: 'info',
  WAITING_FOR_YOU: 'warning',
  SOLVED: 'success',
  CLOSED: 'neutral',
};

/** The colour role of a status; tickets waiting for the customer stand out. */
export function resolveTicketStatusRole(status: TicketStatus): StatusRole {
  return roles[status];
}
