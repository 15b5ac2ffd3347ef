import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { accessFields, accessSchema, invitationFields, invitationSchema } from '../../features/users/access.ts';

export interface OrganizationVariables {
  readonly organizationId?: string;
}

const invitationsSchema = v.object({ pendingInvitations: v.array(invitationSchema) });

/** Asks for invitations that nobody has accepted yet, newest first. */
export const invitationsQuery = defineQuery<OrganizationVariables, v.InferOutput<typeof invitationsSchema>>({
  door: 'sis',
  document: `query PendingInvitations($organizationId: ID) {
  pendingInvitations(organizationId: $organizationId) { ${invitationFields} }
}`,
  schema: invitationsSchema,
});

const requestsSchema = v.object({ accessRequests: v.array(accessSchema) });

/** Asks for requests that wait for an answer, oldest first. */
export const requestsQuery = defineQuery<OrganizationVariables, v.InferOutput<typeof requestsSchema>>({
  door: 'sis',
  document: `query AccessRequests($organizationId: ID) {
  accessRequests(organizationId: $organizationId) { ${accessFields} }
}`,
  schema: requestsSchema,
});
