import { restrictTickets, selectTickets } from '../authorization/restrict-tickets.ts';
import { listScope, passesGate } from '../authorization/rules.ts';
import { formatDay } from '../machines/machine-operations.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { listTickets } from '../tickets/list-tickets.ts';
import { mapTicket } from '../tickets/ticket-fields.ts';

const recentTickets = 5;
const latestDownloads = 5;
const soonDays = 60;

async function summarizeTickets(request: DeskRequest) {
  const { desk, viewer } = request;
  if (!passesGate(viewer, 'ticketing')) return null;
  const start = selectTickets(desk.database).select(['status', ({ fn }) => fn.countAll<string>().as('count')]);
  const rows = await restrictTickets(start, viewer, false).groupBy('status').execute();
  const count = (...statuses: readonly string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, row) => sum + Number(row.count), 0);
  const { items } = await listTickets(desk.database, viewer, {
    scope: 'ORGANIZATION',
    search: '',
    status: null,
    type: null,
    machineId: null,
    locationId: null,
    organizationId: null,
    sort: 'UPDATED',
    direction: 'DESC',
    page: 1,
    size: recentTickets,
  });
  return {
    open: count('NEW', 'IN_PROGRESS', 'WAITING_FOR_YOU'),
    waitingForYou: count('WAITING_FOR_YOU'),
    solved: count('SOLVED'),
    recent: items.map((row) => mapTicket(request, row)),
  };
}

async function summarizeMachines({ desk, viewer }: DeskRequest) {
  if (!passesGate(viewer, 'inventory')) return null;
  const scope = listScope(viewer, 'inventory');
  let query = desk.database.selectFrom('desk_machine').select(['status', 'warranty_ends_on']);
  if (scope !== null) query = query.where('organization_id', 'in', [...scope, '']);
  const rows = await query.where('status', '!=', 'OUT_OF_SERVICE').execute();
  const today = formatDay(new Date());
  const soon = formatDay(new Date(Date.now() + soonDays * 86_400_000));
  return {
    inService: rows.length,
    maintenanceDue: rows.filter(({ status }) => status === 'MAINTENANCE_DUE').length,
    stopped: rows.filter(({ status }) => status === 'STOPPED').length,
    warrantyEndsSoon: rows.filter(({ warranty_ends_on: end }) => end >= today && end <= soon).length,
  };
}

async function summarizeAdministration({ desk, viewer }: DeskRequest) {
  if (!passesGate(viewer, 'administrator')) return null;
  const scope = listScope(viewer, 'administered');
  let accesses = desk.database.selectFrom('desk_access').select('id').where('status', '=', 'PENDING');
  // Nobody decides about their own requests.
  accesses = accesses.where('user_id', '!=', viewer.userId);
  let invitations = desk.database.selectFrom('desk_invitation').select('expires_at').where('accepted_at', 'is', null);
  let users = desk.database.selectFrom('desk_membership').select('user_id').distinct();
  if (scope !== null) {
    const organizations = [...scope, ''];
    accesses = accesses.where('organization_id', 'in', organizations);
    invitations = invitations.where('organization_id', 'in', organizations);
    users = users.where('organization_id', 'in', organizations);
  }
  const now = new Date();
  const open = await invitations.execute();
  const expired = open.filter(({ expires_at }) => expires_at <= now).length;
  return {
    requests: (await accesses.execute()).length,
    openInvitations: open.length - expired,
    expiredInvitations: expired,
    users: (await users.execute()).length,
  };
}

/** The parts of the first page, each only for people who may see the screen behind it (POR-021). */
export function summarize(request: DeskRequest) {
  return {
    tickets: () => summarizeTickets(request),
    machines: () => summarizeMachines(request),
    administration: () => summarizeAdministration(request),
    latestDownloads: () => request.desk.downloads.listNews(latestDownloads),
  };
}
