import * as v from 'valibot';
import { defineMutation, defineQuery } from '../../data/desk-operation.ts';
import type { Undoable } from '../../features/undo/undo.mutation.ts';
import {
  accessFields,
  accessSchema,
  applicationFields,
  applicationSchema,
  organizationFields,
  organizationSchema,
} from '../../features/users/access.ts';

const userActions = ['ADD_APPLICATION', 'ADD_ORGANIZATION', 'REMOVE_ORGANIZATION'] as const;

const userSchema = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  language: v.string(),
  isManagedInternally: v.boolean(),
  isSelf: v.boolean(),
  isActivated: v.boolean(),
  lastSeenAt: v.nullable(v.string()),
  organizations: v.array(organizationSchema),
  applications: v.array(accessSchema),
  addableApplications: v.array(v.object({ organizationId: v.string(), application: applicationSchema })),
  allowedActions: v.pipe(
    v.array(v.string()),
    v.transform((allowed) => userActions.filter((action) => allowed.includes(action))),
  ),
});

/** A person as an administrator sees them, limited to the administrator's organizations (SYS-034). */
export type PortalUser = v.InferOutput<typeof userSchema>;

const answerSchema = v.object({
  viewer: v.object({ adminScope: v.picklist(['NONE', 'EXTERNAL', 'INTERNAL']) }),
  user: v.nullable(userSchema),
});
export type UserAnswer = v.InferOutput<typeof answerSchema>;

/** Queries one person with all actions the viewer may take. */
export const userQuery = defineQuery<{ readonly id: string }, UserAnswer>({
  endpoint: 'sis',
  document: `query User($id: ID!) {
  viewer { id adminScope }
  user(id: $id) {
    id firstName lastName email language isManagedInternally isSelf isActivated lastSeenAt allowedActions
    organizations { ${organizationFields} }
    applications { ${accessFields} }
    addableApplications { organizationId application { ${applicationFields} } }
  }
}`,
  schema: answerSchema,
});

const changedSchema = v.object({ changed: v.nullable(v.object({ id: v.string() })) });
type Changed = v.InferOutput<typeof changedSchema>;

export interface Membership {
  readonly userId: string;
  readonly organizationId: string;
}

/** Adds the user to one more organization (POR-107). */
export const addOrganizationMutation = defineMutation<Membership, Changed>({
  endpoint: 'sis',
  document: `mutation AddOrganization($userId: ID!, $organizationId: ID!) {
  changed: addOrganization(userId: $userId, organizationId: $organizationId) { id }
}`,
  schema: changedSchema,
});

/** Ends a membership; `changed` is null when the viewer may no longer see the user (POR-108). */
export const removeOrganizationMutation = defineMutation<Membership & Undoable, Changed>({
  endpoint: 'sis',
  document: `mutation RemoveOrganization($userId: ID!, $organizationId: ID!, $undoId: ID) {
  changed: removeOrganization(userId: $userId, organizationId: $organizationId, undoId: $undoId) { id }
}`,
  schema: changedSchema,
});

/** Offers an application to the user (POR-101). */
export const addApplicationMutation = defineMutation<
  Membership & { readonly applicationId: string; readonly role: string },
  Changed
>({
  endpoint: 'sis',
  document: `mutation AddApplication($userId: ID!, $organizationId: ID!, $applicationId: ID!, $role: String) {
  changed: addApplication(userId: $userId, organizationId: $organizationId, applicationId: $applicationId, role: $role) { id }
}`,
  schema: changedSchema,
});
