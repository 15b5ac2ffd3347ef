import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { type AccessStatus, accessStatusSchema } from '../../features/users/access-status.ts';

const userSchema = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  isSelf: v.boolean(),
  status: accessStatusSchema,
  organizations: v.array(v.object({ id: v.string(), name: v.string() })),
  applications: v.array(
    v.object({
      id: v.string(),
      status: accessStatusSchema,
      application: v.object({ id: v.string(), name: v.string() }),
    }),
  ),
});

/** A person as shown in the list. */
export type ListedUser = v.InferOutput<typeof userSchema>;

const usersSchema = v.object({
  users: v.object({
    items: v.array(userSchema),
    pageInfo: v.object({ page: v.number(), size: v.number(), total: v.number() }),
  }),
});

export interface UsersVariables {
  readonly search?: string;
  readonly organizationId?: string;
  readonly applicationId?: string;
  readonly status?: readonly AccessStatus[];
  readonly role?: string;
  readonly sort: 'NAME' | 'EMAIL' | 'STATUS';
  readonly direction: 'ASC' | 'DESC';
  readonly page: number;
  readonly size: number;
}

/** Queries the people of the organizations that the viewer administers (SYS-034). */
export const usersQuery = defineQuery<UsersVariables, v.InferOutput<typeof usersSchema>>({
  endpoint: 'sis',
  document: `query Users(
  $search: String, $organizationId: ID, $applicationId: ID, $status: [AccessStatus!], $role: String
  $sort: UserSort, $direction: SortDirection, $page: Int, $size: Int
) {
  users(
    search: $search, organizationId: $organizationId, applicationId: $applicationId, status: $status, role: $role
    sort: $sort, direction: $direction, page: $page, size: $size
  ) {
    items {
      id firstName lastName email isSelf status
      organizations { id name }
      applications { id status application { id name } }
    }
    pageInfo { page size total }
  }
}`,
  schema: usersSchema,
});
