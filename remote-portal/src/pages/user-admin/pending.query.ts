import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { accessFields, accessSchema, invitationFields, invitationSchema } from '../../features/users/access.ts';

export interface PendingVariables {
  readonly organizationId?: string;
  readonly page: number;
  readonly size: number;
}

const pageInfoSchema = v.object({ total: v.number() });
const invitationsSchema = v.object({
  invitationPage: v.object({ items: v.array(invitationSchema), pageInfo: pageInfoSchema }),
});

/** Queries a page of the invitations not accepted yet, newest first. */
export const invitationsQuery = defineQuery<PendingVariables, v.InferOutput<typeof invitationsSchema>>({
  endpoint: 'sis',
  document: `query InvitationPage($organizationId: ID, $page: Int, $size: Int) {
  invitationPage(organizationId: $organizationId, page: $page, size: $size) {
    items { ${invitationFields} }
    pageInfo { total }
  }
}`,
  schema: invitationsSchema,
});

const requestSchema = v.object({ ...accessSchema.entries, deciders: v.array(v.object({ name: v.string() })) });
/** A request, with the names of the other administrators who may decide on it. */
export type AccessRequest = v.InferOutput<typeof requestSchema>;

const requestsSchema = v.object({
  viewer: v.object({ id: v.string() }),
  requestPage: v.object({ items: v.array(requestSchema), pageInfo: pageInfoSchema, own: v.number() }),
});

/** Queries a page of the pending requests, oldest first. */
export const requestsQuery = defineQuery<PendingVariables, v.InferOutput<typeof requestsSchema>>({
  endpoint: 'sis',
  document: `query RequestPage($organizationId: ID, $page: Int, $size: Int) {
  viewer { id }
  requestPage(organizationId: $organizationId, page: $page, size: $size) {
    items { ${accessFields} deciders { id name } }
    pageInfo { total }
    own
  }
}`,
  schema: requestsSchema,
});
