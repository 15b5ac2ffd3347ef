import * as v from 'valibot';
import { defineMutation } from '../../data/desk-operation.ts';
import type { InvitationInput } from './invitation-input.ts';

const invitedSchema = v.object({ inviteUser: v.nullable(v.object({ id: v.string() })) });

/** Creates a user with access to the offered applications; the e-mail contains the link (POR-107). */
export const inviteMutation = defineMutation<{ readonly input: InvitationInput }, v.InferOutput<typeof invitedSchema>>({
  endpoint: 'sis',
  document: `mutation InviteUser($input: InviteUserInput!) {
  inviteUser(input: $input) { id status applications { id status invitation { id status } } }
}`,
  schema: invitedSchema,
});
