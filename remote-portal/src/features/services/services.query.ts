import { serviceNames } from '@kmx/shared-contracts/service-status.ts';
import * as v from 'valibot';
import { defineMutation, defineQuery } from '../../data/desk-operation.ts';

const registrationSchema = v.object({
  id: v.picklist(serviceNames),
  status: v.picklist([
    'unknown',
    'noprocess',
    'unregistered',
    'pending',
    'active',
    'inactive',
    'declined',
    'comingsoon',
  ]),
  serviceUrl: v.nullable(v.string()),
  registrationUrl: v.nullable(v.string()),
  isRequestable: v.boolean(),
  requestedAt: v.nullable(v.string()),
  invitationId: v.nullable(v.string()),
  userType: v.nullable(v.picklist(['unknown', 'onprem', 'cloud'])),
  cloudUrl: v.nullable(v.string()),
});

/** The service desk's record of one service for the viewer (SYS-031, SYS-032). */
export type ServiceRegistration = v.InferOutput<typeof registrationSchema>;

/** The seven services, and the organizations that access can be requested from. */
export const servicesQuery = defineQuery<
  Record<string, never>,
  {
    readonly services: readonly ServiceRegistration[];
    readonly viewer: {
      readonly isServiceStaff: boolean;
      readonly organizations: readonly { readonly id: string; readonly name: string }[];
    };
  }
>({
  endpoint: 'sis',
  document: `query Services {
    services { id status serviceUrl registrationUrl isRequestable requestedAt invitationId userType cloudUrl }
    viewer { id isServiceStaff organizations { id name } }
  }`,
  schema: v.object({
    services: v.array(registrationSchema),
    viewer: v.object({
      isServiceStaff: v.boolean(),
      organizations: v.array(v.object({ id: v.string(), name: v.string() })),
    }),
  }),
});

// Querying the status makes everything that shows an access reload.
const accessSchema = v.nullable(v.object({ id: v.string(), status: v.string() }));

/** Requests access to a service from the administrators of an organization. */
export const requestAccessMutation = defineMutation<
  { readonly organizationId: string; readonly applicationId: string; readonly reason: string | null },
  { readonly requestAccess: v.InferOutput<typeof accessSchema> }
>({
  endpoint: 'sis',
  document: `mutation RequestAccess($organizationId: ID!, $applicationId: ID!, $reason: String) {
    requestAccess(organizationId: $organizationId, applicationId: $applicationId, reason: $reason) { id status }
  }`,
  schema: v.object({ requestAccess: accessSchema }),
});

/** Accepts a service that was offered to the viewer. */
export const acceptInvitationMutation = defineMutation<
  { readonly id: string },
  { readonly acceptInvitation: v.InferOutput<typeof accessSchema> }
>({
  endpoint: 'sis',
  document: 'mutation AcceptInvitation($id: ID!) { acceptInvitation(id: $id) { id status } }',
  schema: v.object({ acceptInvitation: accessSchema }),
});
