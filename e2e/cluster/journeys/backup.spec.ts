import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { type PostgresServer, startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { createBenchPages } from '@kmx/tools/product-runner/bench-pages.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicVisitor } from '../../support/public-visitor.ts';
import { createPsqlWords, psqlProgram, queryDatabase } from '../../support/query-database.ts';
import { samplePassword } from '../../support/sign-in.ts';
import { type Cluster, startCluster } from '../../support/start-cluster.ts';

const run = promisify(execFile);
const anna = 'anna.keller@kmx.example';

let cluster: Cluster;
let elsewhere: PostgresServer;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-restored-'));
  [cluster, elsewhere] = await Promise.all([startCluster(), startPostgres()]);
}, 300_000);
afterAll(async () => {
  await cluster?.stop();
  await elsewhere?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the services as an operator does. */
async function runCommand(command: string, words: readonly string[], environment: Readonly<Record<string, string>>) {
  const program = path.join(root, `services/src/backup/${command}-command.ts`);
  const env = { ...process.env, PUBLIC_ORIGIN: cluster.product.origin, ...environment };
  return (await run(process.execPath, [program, ...words], { env, timeout: 120_000 })).stdout;
}

interface Page {
  readonly slug: string;
  readonly title: string;
}

/** How many statements wait for a lock. */
async function countWaiting(): Promise<number> {
  return Number((await queryDatabase(cluster.databaseUrl, 'select count(*) from pg_locks where not granted'))[0]);
}

/** Keeps everybody from a table until the returned function is called. */
async function lockTable(table: string): Promise<() => Promise<void>> {
  const session = spawn(psqlProgram(), createPsqlWords(cluster.databaseUrl), { stdio: ['pipe', 'pipe', 'inherit'] });
  session.stdin.write(`begin; lock table ${table} in access exclusive mode; select 'locked';\n`);
  await once(session.stdout, 'data');
  return async () => {
    session.stdin.end('commit;\n');
    await once(session, 'exit');
  };
}

/** What the service desk of some services says to somebody with this token. */
async function askViewer(servicesOrigin: string, token: string): Promise<unknown> {
  const response = await fetch(`${servicesOrigin}/service-desk/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ciam_id_token: token },
    body: JSON.stringify({ query: '{ viewer { email } tickets { items { id } } }' }),
  });
  return response.json();
}

describe('promise 9: a backup while people work', () => {
  it('is what was there at one moment, and works elsewhere: tokens, sign-ins and content', async () => {
    const { origin, servicesOrigin, dataDirectory, releasesDirectory } = cluster.product;
    const visitor = createPublicVisitor(origin, Number(new URL(origin).port));
    const { token } = await visitor.signIn(anna, samplePassword);
    const before = await askViewer(servicesOrigin, token);
    const pages = await createBenchPages(servicesOrigin, 3);
    const backup = path.join(folder, 'backup');
    // The backup reads tables by their names: it has read the entries when it waits here, and their versions come later.
    const release = await lockTable('content_translation');
    const saying = runCommand('backup', [backup], {
      DATABASE_URL: cluster.databaseUrl,
      DATA_DIR: dataDirectory,
      RELEASES_DIR: releasesDirectory,
    });
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1);
    await createBenchPages(servicesOrigin, 3, 100);
    await pages.change('Written meanwhile');
    await release();
    expect(await saying).toMatch(/holds \d+ rows of \d+ tables and \d+ files/);

    const data = path.join(folder, 'data');
    const places = { DATABASE_URL: elsewhere.url, DATA_DIR: data, RELEASES_DIR: path.join(folder, 'releases') };
    expect(await runCommand('restore', [backup], places)).toMatch(/^\d+ rows and \d+ files are as they were at/);
    const port = await findFreePort();
    const services = await startServices({
      port,
      dataDirectory: data,
      environment: { PUBLIC_ORIGIN: origin, DATABASE_URL: elsewhere.url },
    });
    try {
      const there = `http://127.0.0.1:${port}`;
      expect(before).toMatchObject({ data: { viewer: { email: anna } } });
      expect(await askViewer(there, token)).toEqual(before);
      const again = createPublicVisitor(origin, port);
      expect((await again.signIn(anna, samplePassword)).token).toMatch(/^ey/);
      const answer = await fetch(`${there}/content/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer kmx-development-draft' },
        body: JSON.stringify({
          query: '{ pages(where: { slug_starts_with: "bench-" }, stage: DRAFT) { slug title } }',
        }),
      });
      const { data: content } = (await answer.json()) as { readonly data: { readonly pages: readonly Page[] } };
      expect(content.pages.map(({ slug }) => slug).toSorted()).toEqual(['bench-0', 'bench-1', 'bench-2']);
      expect(content.pages.filter(({ title }) => title === 'Written meanwhile')).toEqual([]);
    } finally {
      await services.stop();
    }
  }, 300_000);
});
