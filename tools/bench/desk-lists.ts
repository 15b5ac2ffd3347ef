import { createProcessLog } from '@kmx/server-kit/operations/process-log.server.ts';
import { openPostgres } from '@kmx/services/database/open-postgres.ts';
import { createTestDesk, type TestDesk } from '@kmx/services/service-desk/create-test-desk.ts';
import { indexSearchedTexts } from '@kmx/services/service-desk/model/index-searched-texts.ts';
import { startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { sql } from 'kysely';
import { readPostgresPid, readTreeProcessorSeconds } from '../figures/process-figures.ts';
import { questions } from './desk-questions.ts';
import { listDeskStatements } from './fill-desk.ts';
import { measureHeavyCaller } from './heavy-caller.ts';
import { findPercentile, type Measurement } from './measurement.ts';

const userCount = 50_000;
const ticketCount = 1_000_000;
const rounds = 15;
const maxMs = 150;
const administrator = {
  email: 'dora.nemeth@kmx.example',
  roles: ['kmx_delegatedadmin_intern', 'kmx_int_serviceticketing_active'],
};

type Answer = readonly unknown[] | { readonly pageInfo?: { readonly total: number } };

/** How many rows a list has found; the first page has no such number. */
const readTotal = (answer: Answer): number | null =>
  'pageInfo' in answer ? (answer.pageInfo?.total ?? null) : Array.isArray(answer) ? answer.length : null;

async function fillDesk({ database }: TestDesk): Promise<void> {
  // To enter each row into these takes longer than to make them again.
  await sql`drop index if exists desk_ticket_short_parts, desk_ticket_trigrams`.execute(database);
  for (const statement of listDeskStatements(userCount, ticketCount)) await sql.raw(statement).execute(database);
  await indexSearchedTexts(database).done;
  await sql`vacuum analyze`.execute(database);
}

/** A token of the one who sees everything. */
async function signAdministrator(desk: TestDesk): Promise<string> {
  const query = desk.database
    .selectFrom('desk_user')
    .select(['id', 'account_id'])
    .where('email', '=', administrator.email);
  const { id, account_id: accountId } = await query.executeTakeFirstOrThrow();
  return desk.signToken({ ...administrator, sub: accountId ?? id, expiresInSeconds: 3600 });
}

async function measureQuestions(desk: TestDesk, token: string, serverPid: number) {
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
  const settings = { url: server.url, poolSize: 10, statementSeconds: 600 };
  const desk = await createTestDesk({}, await openPostgres(settings, 'shared', log, () => {}));
  const serverPid = readPostgresPid(server);
  try {
    const token = await signAdministrator(desk);
    const few = await measureQuestions(desk, token, serverPid);
    await fillDesk(desk);
    const many = await measureQuestions(desk, token, serverPid);
    const heavy = await measureHeavyCaller(desk, token);
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
        heavy.promise,
      ],
      notes: ['A server with 256 MB of shared buffers on the same machine.'],
      data: { few, many, heavy: heavy.data },
    };
  } finally {
    await desk.close();
    await server.stop();
  }
}
