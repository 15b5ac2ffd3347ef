import type { Expression } from 'kysely';
import { orderText } from '../../database/order-text.ts';
import { restrictTickets, selectTickets } from '../authorization/restrict-tickets.ts';
import { listScope, passesGate } from '../authorization/rules.ts';
import { formatDay } from '../machines/machine-operations.ts';
import { countRows } from '../model/count-rows.ts';
import type { TicketStatus } from '../model/ticket-transitions.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { loadTickets, restrictStatuses } from '../tickets/list-tickets.ts';
import { mapTicket } from '../tickets/ticket-fields.ts';

const recentTickets = 5;
const latestDownloads = 5;
const soonDays = 60;

async function summarizeTickets(request: DeskRequest) {
  const {
    desk: { database },
    viewer,
  } = request;
  if (!passesGate(viewer, 'ticketing')) return null;
  const seen = restrictTickets(selectTickets(database), viewer, false);
  const count = (...statuses: readonly TicketStatus[]) =>
    countRows(database, restrictStatuses(seen, statuses).select('id'));
  const order = { sort: 'UPDATED', direction: 'DESC', page: 1, size: recentTickets } as const;
  return {
    open: () => count('NEW', 'IN_PROGRESS', 'WAITING_FOR_YOU'),
    waitingForYou: () => count('WAITING_FOR_YOU'),
    solved: () => count('SOLVED'),
    recent: async () => (await loadTickets(database, seen, order)).map((row) => mapTicket(request, row)),
  };
}

function summarizeMachines({ desk, viewer }: DeskRequest) {
  if (!passesGate(viewer, 'inventory')) return null;
  const scope = listScope(viewer, 'inventory');
  let query = desk.database.selectFrom('desk_machine').select('id').where('status', '!=', 'OUT_OF_SERVICE');
  if (scope !== null) query = query.where('organization_id', 'in', [...scope, '']);
  const today = formatDay(new Date());
  const soon = formatDay(new Date(Date.now() + soonDays * 86_400_000));
  return {
    inService: () => countRows(desk.database, query),
    // Compared as the indexes have them.
    maintenanceDue: () => countRows(desk.database, query.where(orderText('status'), '=', 'MAINTENANCE_DUE')),
    stopped: () => countRows(desk.database, query.where(orderText('status'), '=', 'STOPPED')),
    warrantyEndsSoon: () =>
      countRows(
        desk.database,
        query.where(orderText('warranty_ends_on'), '>=', today).where(orderText('warranty_ends_on'), '<=', soon),
      ),
  };
}

function summarizeAdministration({ desk, viewer }: DeskRequest) {
  if (!passesGate(viewer, 'administrator')) return null;
  const scope = listScope(viewer, 'administered');
  let accesses = desk.database.selectFrom('desk_access').select('id').where('status', '=', 'PENDING');
  // Nobody decides about their own requests.
  accesses = accesses.where('user_id', '!=', viewer.userId);
  let invitations = desk.database.selectFrom('desk_invitation').select('id').where('accepted_at', 'is', null);
  let users = desk.database.selectFrom('desk_membership').select('user_id').distinct();
  if (scope !== null) {
    const organizations = [...scope, ''];
    accesses = accesses.where('organization_id', 'in', organizations);
    invitations = invitations.where('organization_id', 'in', organizations);
    users = users.where('organization_id', 'in', organizations);
  }
  const now = new Date();
  const count = (rows: Expression<unknown>) => countRows(desk.database, rows);
  return {
    requests: () => count(accesses),
    openInvitations: () => count(invitations.where('expires_at', '>', now)),
    expiredInvitations: () => count(invitations.where('expires_at', '<=', now)),
    users: () => count(users),
  };
}

/** The parts of the first page, each only for people who may see the screen behind it; figures as countRows gives them (POR-021). */
export function summarize(request: DeskRequest) {
  return {
    tickets: () => summarizeTickets(request),
    machines: () => summarizeMachines(request),
    administration: () => summarizeAdministration(request),
    latestDownloads: () => request.desk.downloads.listNews(latestDownloads),
  };
}
