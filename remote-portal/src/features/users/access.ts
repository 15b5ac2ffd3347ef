import * as v from 'valibot';
import { accessActionsSchema, accessStatusSchema } from './access-status.ts';

const personSchema = v.object({ id: v.string(), name: v.string() });

/** Fields of an organization in a GraphQL document; `organizationSchema` reads them. */
export const organizationFields = 'id name city country subRegion members';
export const organizationSchema = v.object({
  id: v.string(),
  name: v.string(),
  city: v.string(),
  /** ISO 3166-1 alpha-2. */
  country: v.string(),
  subRegion: v.string(),
  /** Number of its members. */
  members: v.number(),
});
export type Organization = v.InferOutput<typeof organizationSchema>;

/** Fields of an application with its roles; `applicationSchema` reads them. */
export const applicationFields = 'id name roles grantableRoles';
export const applicationSchema = v.object({
  id: v.string(),
  name: v.string(),
  roles: v.array(v.string()),
  /** Roles that the viewer may grant, the default first. */
  grantableRoles: v.array(v.string()),
});
export type Application = v.InferOutput<typeof applicationSchema>;

/** Fields of an invitation; `invitationSchema` reads them. */
export const invitationFields = `id userId userName email status sentAt expiresAt allowedActions
  invitedBy { id name }
  organization { ${organizationFields} }
  applications { ${applicationFields} }`;
export const invitationSchema = v.object({
  id: v.string(),
  userId: v.string(),
  userName: v.string(),
  email: v.string(),
  status: accessStatusSchema,
  sentAt: v.string(),
  expiresAt: v.string(),
  allowedActions: accessActionsSchema,
  invitedBy: v.nullable(personSchema),
  organization: organizationSchema,
  applications: v.array(applicationSchema),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** Fields of the access of one user to one application in one organization; `accessSchema` reads them. */
export const accessFields = `id version userId userName userEmail role status changedAt allowedActions
  requestDate requestReason declineReason
  application { ${applicationFields} }
  organization { ${organizationFields} }
  invitation { id sentAt expiresAt applications { ${applicationFields} } }`;
export const accessSchema = v.object({
  id: v.string(),
  version: v.number(),
  userId: v.string(),
  userName: v.string(),
  userEmail: v.string(),
  role: v.string(),
  status: accessStatusSchema,
  changedAt: v.string(),
  allowedActions: accessActionsSchema,
  requestDate: v.nullable(v.string()),
  requestReason: v.nullable(v.string()),
  declineReason: v.nullable(v.string()),
  application: applicationSchema,
  organization: organizationSchema,
  invitation: v.nullable(
    v.object({ id: v.string(), sentAt: v.string(), expiresAt: v.string(), applications: v.array(applicationSchema) }),
  ),
});
export type Access = v.InferOutput<typeof accessSchema>;
