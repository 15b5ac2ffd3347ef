import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createTestSchema, findTestServer, type TestSchema } from '../../database/test-server.fixture.ts';
import { sampleAccounts } from '../../sample/sample-accounts.ts';
import { createTestDesk, type TestDesk } from '../create-test-desk.ts';

const server = await findTestServer();
const person = sampleAccounts.find(({ roles }) => roles.includes('kmx_delegatedadmin_intern'));
const addComment = 'mutation($input:AddCommentInput!){addComment(input:$input){id}}';

describe.skipIf(server === '')('requests that wait for their turn (skipped without TEST_POSTGRES=on)', () => {
  let place: TestSchema;
  let database: Kysely<Database>;
  let desk: TestDesk;

  beforeAll(async () => {
    place = await createTestSchema(server);
    database = await place.open({ poolSize: 12, statementSeconds: 10 });
    desk = await createTestDesk({}, database);
  }, 120_000);
  afterAll(async () => {
    await desk.close();
    await database.destroy();
    await place.remove();
  });

  it('SRV-053 are dropped when their caller has gone meanwhile', async () => {
    if (person === undefined) throw new Error('The sample has no internal administrator');
    const token = await desk.signToken({ sub: person.id, email: person.email, roles: person.roles });
    const open = desk.database.selectFrom('desk_ticket').select('id').where('status', '=', 'IN_PROGRESS').limit(8);
    const tickets = await open.execute();
    expect(tickets).toHaveLength(8);
    const countWaiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_locks
        where not granted and relation = 'desk_comment'::regclass`.execute(database);
      return rows[0]?.count;
    };
    // Each of another ticket, so that none waits for a row.
    const send = (text: string, signal?: AbortSignal) => {
      const ticketId = tickets['abcdefgh'.indexOf(text)]?.id;
      return fetch(`${desk.address}/service-desk/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ciam_id_token: token },
        body: JSON.stringify({
          query: addComment,
          variables: { input: { ticketId, text, clientMutationId: `gone-caller-${text}` } },
        }),
        ...(signal === undefined ? {} : { signal }),
      });
    };

    const leaving = new AbortController();
    const blocker = await database.startTransaction().execute();
    const requests: Promise<Response>[] = [];
    try {
      await sql`lock table desk_comment in access exclusive mode`.execute(blocker);
      requests.push(...['a', 'b', 'c', 'd'].map((text) => send(text)));
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(4);
      const gone = ['e', 'f', 'g'].map((text) => send(text, leaving.signal).catch(() => 'gone'));
      requests.push(send('h'));
      await sleep(500);
      leaving.abort();
      expect(await Promise.all(gone)).toEqual(['gone', 'gone', 'gone']);
      await sleep(200);
      expect(await countWaiting()).toBe(4);
    } finally {
      await blocker.rollback().execute();
    }
    const answers = await Promise.all(requests);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const comments = await desk.database
      .selectFrom('desk_comment')
      .select('text')
      .where('client_mutation_id', 'like', 'gone-caller-%')
      .orderBy('text')
      .execute();
    expect(comments.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'h']);
  });
});
