import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';

const personSchema = v.object({ id: v.string(), name: v.string() });

const entrySchema = v.object({
  id: v.string(),
  at: v.string(),
  action: v.string(),
  /** Null for the system itself. */
  actor: v.nullable(personSchema),
  user: v.nullable(personSchema),
  organizationName: v.nullable(v.string()),
  applicationId: v.nullable(v.string()),
  ticketId: v.nullable(v.string()),
  details: v.array(v.object({ name: v.string(), value: v.string() })),
});

/** One line of the audit trail. */
export type AuditEntry = v.InferOutput<typeof entrySchema>;

const trailSchema = v.object({
  auditTrail: v.object({
    items: v.array(entrySchema),
    pageInfo: v.object({ page: v.number(), size: v.number(), total: v.number() }),
  }),
});

export interface AuditVariables {
  readonly userId?: string;
  readonly organizationId?: string;
  /** Counted from 1. */
  readonly page: number;
  /** At most 200. */
  readonly size: number;
}

/** Queries the audit trail of people and organizations, newest first. */
export const auditQuery = defineQuery<AuditVariables, v.InferOutput<typeof trailSchema>>({
  endpoint: 'sis',
  document: `query AuditTrail($userId: ID, $organizationId: ID, $page: Int, $size: Int) {
  auditTrail(userId: $userId, organizationId: $organizationId, page: $page, size: $size) {
    items {
      id at action organizationName applicationId ticketId
      actor { id name }
      user { id name }
      details { name value }
    }
    pageInfo { page size total }
  }
}`,
  schema: trailSchema,
});
