import * as v from 'valibot';
import { type DeskOperation, defineMutation } from '../../data/desk-operation.ts';
import type { AccessAction } from './access-status.ts';

interface AccessVariables {
  /** Id of the access, or of the invitation for actions on invitations. */
  readonly id: string;
  readonly role?: string;
  readonly reason?: string | null;
  readonly expectedVersion?: number;
  readonly undoId?: string;
}

const changedSchema = v.object({ changed: v.nullable(v.object({ id: v.string(), version: v.number() })) });

/** The access after a change; null when it was removed or not queried. */
type ChangedAccess = v.InferOutput<typeof changedSchema>;

function defineAccessChange(name: string, declared = '', passed = ''): DeskOperation<ChangedAccess, AccessVariables> {
  return defineMutation({
    endpoint: 'sis',
    document: `mutation ChangeAccess($id: ID!, $expectedVersion: Int, $undoId: ID${declared}) {
  changed: ${name}(id: $id, expectedVersion: $expectedVersion, undoId: $undoId${passed}) { id version status }
}`,
    schema: changedSchema,
  });
}

const invitationDone = v.pipe(
  v.object({ done: v.nullable(v.unknown()) }),
  v.transform((): ChangedAccess => ({ changed: null })),
);

function defineInvitationChange(
  name: string,
  fields: string,
  declared = '',
  passed = '',
): DeskOperation<ChangedAccess, AccessVariables> {
  return defineMutation({
    endpoint: 'sis',
    document: `mutation ChangeInvitation($id: ID!${declared}) { done: ${name}(id: $id${passed})${fields} }`,
    schema: invitationDone,
  });
}

const withRole = (name: string, type: string) => defineAccessChange(name, `, $role: ${type}`, ', role: $role');

/** The mutation of the service desk for each action (POR-101). */
export const accessMutations: Readonly<Record<AccessAction, DeskOperation<ChangedAccess, AccessVariables>>> = {
  ACCEPT_REQUEST: withRole('acceptRequest', 'String'),
  DECLINE: defineAccessChange('declineRequest', ', $reason: String', ', reason: $reason'),
  GRANT_ACCESS: withRole('grantAccess', 'String'),
  UPDATE: withRole('updateAccess', 'String!'),
  RESEND_INVITATION: defineInvitationChange('resendInvitation', ' { id sentAt expiresAt status }'),
  SEND_NEW_INVITATION: defineInvitationChange('sendNewInvitation', ' { id sentAt expiresAt status }'),
  WITHDRAW_INVITATION: defineInvitationChange('withdrawInvitation', '', ', $undoId: ID', ', undoId: $undoId'),
  WITHDRAW: defineAccessChange('withdrawAccess'),
};
