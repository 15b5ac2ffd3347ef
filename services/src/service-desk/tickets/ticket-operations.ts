import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  clientMutationIdSchema,
  createOptionalTextSchema,
  directionSchema,
  idSchema,
  optionalIdSchema,
  pagingEntries,
  searchSchema,
  undoIdSchema,
  versionSchema,
} from '../model/input-schemas.ts';
import { onePage } from '../model/one-page.ts';
import { createOperation, type Operations } from '../request/guard-operations.ts';
import { mapLocation, mapPage } from '../request/map-shared.ts';
import { addComment, newCommentSchema } from './add-comment.ts';
import { assignTicket } from './assign-ticket.ts';
import { changeTicketStatus } from './change-ticket-status.ts';
import { closeTicket } from './close-ticket.ts';
import { createFollowUp } from './create-follow-up.ts';
import { createTicket, newTicketSchema, ticketTypes } from './create-ticket.ts';
import { listLocations } from './list-locations.ts';
import { listTickets } from './list-tickets.ts';
import { loadTicket, mapTicket } from './ticket-fields.ts';

const statuses = ['NEW', 'IN_PROGRESS', 'WAITING_FOR_YOU', 'SOLVED', 'CLOSED'] as const;
const listSchema = v.object({
  scope: v.nullish(v.picklist(['OWN', 'ORGANIZATION']), 'OWN'),
  search: searchSchema,
  status: v.nullish(v.array(v.picklist(statuses)), null),
  type: v.nullish(v.array(v.picklist(ticketTypes)), null),
  machineId: optionalIdSchema,
  locationId: optionalIdSchema,
  organizationId: optionalIdSchema,
  sort: v.nullish(v.picklist(['ID', 'SUBJECT', 'STATUS', 'TYPE', 'CREATED', 'UPDATED']), 'UPDATED'),
  direction: directionSchema('DESC'),
  ...pagingEntries,
});
const objectSchema = v.object({ id: idSchema });
const commentText = createOptionalTextSchema(10_000);
const closeSchema = v.object({
  id: idSchema,
  reason: v.picklist(['SOLVED_BY_PROVIDER', 'SOLVED_WITHOUT_PROVIDER', 'NO_LONGER_RELEVANT'], 'ticket.closeReason'),
  comment: commentText,
  expectedVersion: versionSchema,
  undoId: undoIdSchema,
});
const followUpSchema = v.object({
  id: idSchema,
  subject: createOptionalTextSchema(200),
  description: createOptionalTextSchema(10_000),
  clientMutationId: clientMutationIdSchema,
});
const statusSchema = v.object({
  id: idSchema,
  action: v.picklist(['START', 'ASK', 'SOLVE']),
  comment: commentText,
  expectedVersion: versionSchema,
  undoId: undoIdSchema,
});
const assignSchema = v.object({
  id: idSchema,
  staffId: optionalIdSchema,
  expectedVersion: versionSchema,
  undoId: undoIdSchema,
});

/** Everything about tickets (SYS-033, POR-060..068). */
export const ticketOperations: Operations = {
  'Query.tickets': createOperation(listSchema, async (filter, request) => {
    const { items, total } = await listTickets(request.desk.database, request.viewer, filter);
    return mapPage(
      items.map((row) => mapTicket(request, row)),
      total,
      filter,
    );
  }),
  'Query.ticket': createOperation(objectSchema, ({ id }, request) => loadTicket(request, id)),
  'Query.ticketTypes': () => Promise.resolve(ticketTypes),
  'Query.locations': createOperation(v.object({ organizationId: optionalIdSchema }), async (filter, request) => {
    const { items } = await listLocations(request, { ...filter, search: '', ...onePage });
    return items;
  }),
  'Query.locationPage': createOperation(
    v.object({ organizationId: optionalIdSchema, search: searchSchema, ...pagingEntries }),
    async (filter, request) => {
      const { items, total } = await listLocations(request, filter);
      return mapPage(items, total, filter);
    },
  ),
  'Query.location': createOperation(objectSchema, ({ id }, request) => mapLocation(request, id)),
  'Query.serviceStaff': async (_input, request) => {
    const query = request.desk.database.selectFrom('desk_user').select('id').where('is_service_staff', '=', true);
    const people = await Promise.all((await query.execute()).map(({ id }) => request.loaders.person(id)));
    return people.filter((person) => person !== null).toSorted((one, other) => one.name.localeCompare(other.name));
  },
  'Mutation.createTicket': createOperation(v.object({ input: newTicketSchema }), async ({ input }, request) =>
    loadTicket(request, await createTicket(request, input)),
  ),
  'Mutation.addComment': createOperation(v.object({ input: newCommentSchema }), async ({ input }, request) => {
    await addComment(request, input);
    return loadTicket(request, input.ticketId);
  }),
  'Mutation.closeTicket': createOperation(closeSchema, async (input, request) => {
    await closeTicket(request, input);
    return loadTicket(request, input.id);
  }),
  'Mutation.createFollowUp': createOperation(followUpSchema, async (input, request) =>
    loadTicket(request, await createFollowUp(request, input)),
  ),
  'Mutation.changeTicketStatus': createOperation(statusSchema, async (input, request) => {
    await changeTicketStatus(request, { ...input, clientMutationId: randomUUID() });
    return loadTicket(request, input.id);
  }),
  'Mutation.assignTicket': createOperation(assignSchema, async (input, request) => {
    await assignTicket(request, input);
    return loadTicket(request, input.id);
  }),
};
