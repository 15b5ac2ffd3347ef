import { readFileSync } from 'node:fs';
import { createProcessLog } from '@kmx/server-kit/operations/process-log.server.ts';
import { openPostgres } from '@kmx/services/database/open-postgres.ts';
import { createTestDesk, type TestDesk } from '@kmx/services/service-desk/create-test-desk.ts';
import { indexSearchedTexts } from '@kmx/services/service-desk/model/index-searched-texts.ts';
import { startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { sql } from 'kysely';
import { readTreeProcessorSeconds } from '../figures/process-figures.ts';
import { listDeskStatements } from './fill-desk.ts';
import { findPercentile, type Measurement } from './measurement.ts';

const userCount = 50_000;
const ticketCount = 1_000_000;
const rounds = 15;
const maxMs = 150;
const administrator = {
  email: 'dora.nemeth@kmx.example',
  roles: ['kmx_delegatedadmin_intern', 'kmx_int_serviceticketing_active'],
};

const usersQuery = /* GraphQL */ `
  query BenchUsers($search: String, $status: [AccessStatus!], $application: ID, $sort: UserSort, $direction: SortDirection, $page: Int) {
    list: users(
      search: $search, status: $status, applicationId: $application, sort: $sort, direction: $direction, page: $page, size: 20
    ) {
      items { id firstName lastName email status organization { id name } applications { id status role application { name } } allowedActions }
      pageInfo { total }
    }
  }
`;
const ticketsQuery = /* GraphQL */ `
  query BenchTickets($search: String, $status: [TicketStatus!], $sort: TicketSort, $direction: SortDirection, $page: Int) {
    list: tickets(
      scope: ORGANIZATION, search: $search, status: $status, sort: $sort, direction: $direction, page: $page, size: 20
    ) {
      items {
        id version type subject status concern machineName serialNumber createdAt updatedAt isOwn replies commentCount
        location { id name } organization { id name } contact { id name } expectedReplyAt
      }
      pageInfo { total }
    }
  }
`;
const questions: readonly { readonly label: string; readonly query: string; readonly variables: object }[] = [
  { label: 'people by name', query: usersQuery, variables: {} },
  { label: 'people by name, last page', query: usersQuery, variables: { page: 500 } },
  { label: 'people by address', query: usersQuery, variables: { sort: 'EMAIL', direction: 'DESC' } },
  { label: 'people by status', query: usersQuery, variables: { sort: 'STATUS' } },
  { label: 'people by status, last page', query: usersQuery, variables: { sort: 'STATUS', page: 500 } },
  { label: 'people who wait', query: usersQuery, variables: { status: ['PENDING'] } },
  { label: 'people of an application', query: usersQuery, variables: { application: 'inventory' } },
  { label: 'people with a word', query: usersQuery, variables: { search: 'number 4711' } },
  { label: 'tickets, newest first', query: ticketsQuery, variables: {} },
  { label: 'tickets, newest first, last page', query: ticketsQuery, variables: { page: 500 } },
  { label: 'tickets by subject', query: ticketsQuery, variables: { sort: 'SUBJECT', direction: 'ASC' } },
  {
    label: 'tickets by status, page 250',
    query: ticketsQuery,
    variables: { sort: 'STATUS', direction: 'ASC', page: 250 },
  },
  { label: 'open tickets', query: ticketsQuery, variables: { status: ['NEW', 'IN_PROGRESS', 'WAITING_FOR_YOU'] } },
  { label: 'tickets with a frequent word', query: ticketsQuery, variables: { search: 'crimp' } },
  { label: 'tickets with a word of two letters', query: ticketsQuery, variables: { search: '77' } },
  { label: 'tickets with a word that is nowhere', query: ticketsQuery, variables: { search: 'zzzzqqq' } },
  { label: 'requests that wait', query: '{ list: accessRequests { id userName } }', variables: {} },
  { label: 'open invitations', query: '{ list: pendingInvitations { id userName } }', variables: {} },
  {
    label: 'audit trail',
    query: '{ list: auditTrail(size: 20) { items { id at action } pageInfo { total } } }',
    variables: {},
  },
  {
    label: 'first page of the portal',
    query: `{ list: dashboard {
      tickets { open waitingForYou solved recent { id subject } } machines { inService maintenanceDue stopped warrantyEndsSoon }
      administration { requests openInvitations expiredInvitations users }
    } }`,
    variables: {},
  },
];

type Answer = readonly unknown[] | { readonly pageInfo?: { readonly total: number } };

/** How many rows a list has found; the first page has no such number. */
const readTotal = (answer: Answer): number | null =>
  'pageInfo' in answer ? (answer.pageInfo?.total ?? null) : Array.isArray(answer) ? answer.length : null;

async function fillDesk({ database }: TestDesk): Promise<void> {
  for (const statement of listDeskStatements(userCount, ticketCount)) await sql.raw(statement).execute(database);
  await indexSearchedTexts(database).done;
  await sql`vacuum analyze`.execute(database);
}

async function measureQuestions(desk: TestDesk, serverPid: number) {
  const query = desk.database
    .selectFrom('desk_user')
    .select(['id', 'account_id'])
    .where('email', '=', administrator.email);
  const { id, account_id: accountId } = await query.executeTakeFirstOrThrow();
  const token = await desk.signToken({ ...administrator, sub: accountId ?? id, expiresInSeconds: 3600 });
  const results = [];
  for (const { label, query: question, variables } of questions) {
    const times: number[] = [];
    let total: number | null = null;
    const before = process.cpuUsage();
    const serverBefore = readTreeProcessorSeconds(serverPid);
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      const answer = await desk.ask(token, question, variables);
      times.push(performance.now() - startedAt);
      total = readTotal(answer.read<Answer>('list'));
    }
    const { user, system } = process.cpuUsage(before);
    const sorted = times.toSorted((left, right) => left - right);
    results.push({
      label,
      total,
      p50: findPercentile(sorted, 0.5),
      p95: findPercentile(sorted, 0.95),
      cpu: (user + system) / 1000 / rounds,
      serverCpu: ((readTreeProcessorSeconds(serverPid) - serverBefore) * 1000) / rounds,
    });
  }
  return results;
}

/** Lists of the service desk for service staff, who see everything, on a PostgreSQL server: the sample, then many. */
export async function measureDeskLists(): Promise<Measurement> {
  const server = await startPostgres({ shared_buffers: '256MB' });
  const log = createProcessLog({ process: 'bench', level: 'silent' });
  const settings = { url: server.url, poolSize: 1, statementSeconds: 600 };
  const desk = await createTestDesk({}, await openPostgres(settings, 'shared', log, () => {}));
  const serverPid = Number(readFileSync(`${server.folder}/data/postmaster.pid`, 'utf8').split('\n')[0]);
  try {
    const few = await measureQuestions(desk, serverPid);
    await fillDesk(desk);
    const many = await measureQuestions(desk, serverPid);
    const [slowest] = many.toSorted((one, other) => other.cpu + other.serverCpu - (one.cpu + one.serverCpu));
    const slowestMs = slowest === undefined ? Number.NaN : slowest.cpu + slowest.serverCpu;
    return {
      title: `${userCount.toLocaleString('en')} people and ${ticketCount.toLocaleString('en')} tickets on PostgreSQL, beside the sample`,
      columns: [
        '',
        'found',
        'p50 ms',
        'p95 ms',
        'CPU ms of the services',
        'CPU ms of PostgreSQL',
        'p50 ms of the sample',
        'times as long',
      ],
      rows: many.map(({ label, total, p50, p95, cpu, serverCpu }, place) => {
        const beside = few[place]?.p50 ?? Number.NaN;
        return [
          label,
          total?.toLocaleString('en') ?? '',
          p50.toFixed(1),
          p95.toFixed(1),
          cpu.toFixed(1),
          serverCpu.toFixed(1),
          beside.toFixed(1),
          (p50 / beside).toFixed(1),
        ];
      }),
      promises: [
        {
          text: `each list within ${maxMs} ms of CPU of services and PostgreSQL together`,
          measured: `${slowestMs.toFixed(1)} ms, ${slowest?.label}`,
          isKept: slowestMs < maxMs,
        },
      ],
      notes: ['A server with 256 MB of shared buffers on the same machine.'],
      data: { few, many },
    };
  } finally {
    await desk.close();
    await server.stop();
  }
}
