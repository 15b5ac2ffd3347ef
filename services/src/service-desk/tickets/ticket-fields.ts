import { signFilePath } from '../../uploads/signed-file.ts';
import { resolveReopenLimit } from '../model/ticket-transitions.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { mapLocation, mapOrganization, mapPerson } from '../request/map-shared.ts';
import { resolveExpectedReply } from './expected-reply.ts';
import { listTicketActions } from './ticket-rights.ts';

type TicketRow = Row<'desk_ticket'>;

const linkSeconds = 600;

function mapAttachment(request: DeskRequest, row: Row<'desk_attachment'>) {
  const { fileKey } = request.desk;
  return {
    id: row.id,
    name: row.name,
    sizeBytes: row.size_bytes,
    mediaType: row.media_type,
    url: signFilePath(fileKey, row.upload_id, linkSeconds),
  };
}

async function mapComments(request: DeskRequest, ticketId: string) {
  const [comments, attachments] = await Promise.all([
    request.loaders.commentsOfTicket(ticketId),
    request.loaders.attachmentsOfTicket(ticketId),
  ]);
  return comments.map((comment) => ({
    id: comment.id,
    author: () => mapPerson(request, comment.author_id),
    isReply: comment.is_reply,
    isOwn: comment.author_id === request.viewer.userId,
    text: comment.text,
    createdAt: comment.created_at,
    attachments: attachments
      .filter(({ comment_id }) => comment_id === comment.id)
      .map((row) => mapAttachment(request, row)),
  }));
}

async function mapHistory(request: DeskRequest, ticketId: string) {
  return (await request.loaders.eventsOfTicket(ticketId)).map((event) => ({
    id: event.id,
    kind: event.kind,
    at: event.at,
    by: () => mapPerson(request, event.by_id),
    from: event.from_status,
    to: event.to_status,
    reason: event.reason,
    assignee: () => (event.assignee_id === null ? null : mapPerson(request, event.assignee_id)),
    followUpId: event.follow_up_id,
  }));
}

/** A ticket in the form of the schema; anything that costs a query is a function and only runs when requested (SYS-033). */
export function mapTicket(request: DeskRequest, row: TicketRow) {
  const { desk, viewer, loaders } = request;
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    subject: row.subject,
    description: row.description,
    concern: row.concern,
    status: row.status,
    closeReason: row.close_reason,
    machineName: row.machine_name,
    serialNumber: row.serial_number,
    machineId: row.machine_id,
    location: () => mapLocation(request, row.location_id),
    organization: () => mapOrganization(request, row.organization_id),
    contact: () => mapPerson(request, row.contact_id),
    assignee: () => (row.assignee_id === null ? null : mapPerson(request, row.assignee_id)),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    solvedAt: row.solved_at,
    closedAt: row.closed_at,
    expectedReplyAt: resolveExpectedReply(row.concern, row.waiting_since),
    reopenableUntil: resolveReopenLimit(row.solved_at, row.status, desk.settings.reopenDays),
    isOwn: row.contact_id === viewer.userId,
    replies: row.reply_count,
    commentCount: row.comment_count,
    comments: () => mapComments(request, row.id),
    history: () => mapHistory(request, row.id),
    attachments: async () =>
      (await loaders.attachmentsOfTicket(row.id))
        .filter(({ comment_id }) => comment_id === null)
        .map((attachment) => mapAttachment(request, attachment)),
    allowedActions: async () => {
      const organization = await loaders.organization(row.organization_id);
      return organization === null ? [] : listTicketActions(desk, viewer, row, organization);
    },
    followUpOf: row.follow_up_of,
    followUps: () => loaders.followUpsOfTicket(row.id),
  };
}

/** Reads a ticket that has just been changed and maps it. */
export async function loadTicket(request: DeskRequest, id: string) {
  const query = request.desk.database.selectFrom('desk_ticket').selectAll().where('id', '=', id);
  return mapTicket(request, await query.executeTakeFirstOrThrow());
}
