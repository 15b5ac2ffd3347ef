import * as v from 'valibot';
import { type DeskOperation, defineMutation, defineQuery } from '../../data/desk-operation.ts';
import type { Undoable } from '../../features/undo/undo.mutation.ts';

const changedSchema = v.object({ changed: v.object({ id: v.string(), version: v.number() }) });
type Changed = v.InferOutput<typeof changedSchema>;

interface VersionedVariables {
  readonly id: string;
  /** Version that the user saw; a newer one is a conflict. */
  readonly expectedVersion: number;
}

function defineChange<Variables extends object>(
  declared: string,
  field: string,
): DeskOperation<Changed, Variables & Undoable> {
  return defineMutation<Variables & Undoable, Changed>({
    endpoint: 'tickets',
    document: `mutation ChangeTicket(${declared}, $undoId: ID) { changed: ${field} { id version status updatedAt } }`,
    schema: changedSchema,
  });
}

/** Closes a ticket with a reason and an optional final comment (POR-063, POR-064). */
export const closeTicketMutation = defineChange<
  VersionedVariables & { readonly reason: string; readonly comment: string }
>(
  '$id: ID!, $reason: CloseReason, $comment: String, $expectedVersion: Int',
  'closeTicket(id: $id, reason: $reason, comment: $comment, expectedVersion: $expectedVersion, undoId: $undoId)',
);

/** Changes the status of a ticket, by service staff. */
export const changeStatusMutation = defineChange<
  VersionedVariables & { readonly action: 'START' | 'ASK' | 'SOLVE'; readonly comment: string }
>(
  '$id: ID!, $action: TicketAction!, $comment: String, $expectedVersion: Int',
  'changeTicketStatus(id: $id, action: $action, comment: $comment, expectedVersion: $expectedVersion, undoId: $undoId)',
);

/** Assigns a ticket to a member of service staff; null removes the assignment. */
export const assignTicketMutation = defineChange<VersionedVariables & { readonly staffId: string | null }>(
  '$id: ID!, $staffId: ID, $expectedVersion: Int',
  'assignTicket(id: $id, staffId: $staffId, expectedVersion: $expectedVersion, undoId: $undoId)',
);

const followUpSchema = v.object({ id: v.string(), subject: v.string(), description: v.string() });

/** Opens a ticket that continues another one; the same clientMutationId again returns the ticket as first sent. */
export const createFollowUpMutation = defineMutation<
  {
    readonly id: string;
    readonly subject: string;
    readonly description: string;
    readonly clientMutationId: string;
  },
  v.InferOutput<typeof followUpSchema>
>({
  endpoint: 'tickets',
  document: `mutation CreateFollowUp($id: ID!, $subject: String, $description: String, $clientMutationId: ID!) {
  createFollowUp(id: $id, subject: $subject, description: $description, clientMutationId: $clientMutationId) {
    id version status updatedAt subject description
  }
}`,
  schema: v.pipe(
    v.object({ createFollowUp: followUpSchema }),
    v.transform(({ createFollowUp }) => createFollowUp),
  ),
});

/** Adds a comment; returns the ids of the viewer's comments, which identify the new one. */
export const addCommentMutation = defineMutation<
  {
    readonly input: {
      readonly clientMutationId: string;
      readonly ticketId: string;
      readonly text: string;
      readonly attachments: readonly string[];
    };
  },
  readonly string[]
>({
  endpoint: 'tickets',
  document: `mutation AddComment($input: AddCommentInput!) {
  addComment(input: $input) { id version status comments { id isOwn } }
}`,
  schema: v.pipe(
    v.object({ addComment: v.object({ comments: v.array(v.object({ id: v.string(), isOwn: v.boolean() })) }) }),
    v.transform(({ addComment }) => addComment.comments.flatMap(({ id, isOwn }) => (isOwn ? [id] : []))),
  ),
});

const staffSchema = v.object({ serviceStaff: v.array(v.object({ id: v.string(), name: v.string() })) });

/** Service staff that a ticket can be assigned to. */
export const serviceStaffQuery = defineQuery<Record<string, never>, v.InferOutput<typeof staffSchema>['serviceStaff']>({
  endpoint: 'tickets',
  document: '{ serviceStaff { id name } }',
  schema: v.pipe(
    staffSchema,
    v.transform(({ serviceStaff }) => serviceStaff),
  ),
});
