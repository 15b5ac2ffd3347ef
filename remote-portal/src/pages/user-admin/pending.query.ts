import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { accessFields, accessSchema, invitationFields, invitationSchema } from '../../features/users/access.ts';

export interface OrganizationVariables {
  readonly organizationId?: string;
}

const invitationsSchema = v.object({ pendingInvitations: v.array(invitationSchema) });

/** Queries the invitations not accepted yet, newest first. */
export const invitationsQuery = defineQuery<OrganizationVariables, v.InferOutput<typeof invitationsSchema>>({
  endpoint: 'sis',
  document: `query PendingInvitations($organizationId: ID) {
  pendingInvitations(organizationId: $organizationId) { ${invitationFields} }
}`,
  schema: invitationsSchema,
});

const requestSchema = v.object({ ...accessSchema.entries, deciders: v.array(v.object({ name: v.string() })) });
/** A request, with the names of the other administrators who may decide on it. */
export type AccessRequest = v.InferOutput<typeof requestSchema>;

const requestsSchema = v.object({ viewer: v.object({ id: v.string() }), accessRequests: v.array(requestSchema) });

/** Queries the pending requests, oldest first. */
export const requestsQuery = defineQuery<OrganizationVariables, v.InferOutput<typeof requestsSchema>>({
  endpoint: 'sis',
  document: `query AccessRequests($organizationId: ID) {
  viewer { id }
  accessRequests(organizationId: $organizationId) { ${accessFields} deciders { id name } }
}`,
  schema: requestsSchema,
});
