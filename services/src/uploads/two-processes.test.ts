import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { findTestServer } from '../database/test-server.fixture.ts';
import { type ObjectPlace, startObjectPlace } from '../kept-files/object-place.fixture.ts';
import { loadFileKey } from './load-file-key.ts';
import { signFilePath } from './signed-file.ts';
import { createPicture, createUploadClient } from './upload-client.fixture.ts';

const server = await findTestServer();
const logger = pino({ level: 'silent' });
const megabyte = 1024 * 1024;

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe.skipIf(server === '')(
  'two processes with one server and one object store (skipped without TEST_POSTGRES=on)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'kmx-two-'));
    const schema = `test_${randomUUID().replaceAll('-', '')}`;
    const children: ChildProcess[] = [];
    let place: ObjectPlace;
    let maker: Kysely<Database>;
    let database: Kysely<Database>;
    let addresses: readonly [string, string];

    async function startProcess(name: string, url: string): Promise<string> {
      const port = await findPort();
      const variables = {
        DATABASE_URL: url,
        DATA_DIR: join(folder, name),
        SERVICES_PORT: String(port),
        SAMPLE_CONTENT: 'off',
      };
      const env = { ...process.env, ...place.environment, ...variables };
      children.push(spawn(process.execPath, [join(import.meta.dirname, '../start.ts')], { env, stdio: 'ignore' }));
      const address = `http://127.0.0.1:${port}`;
      const isReady = () =>
        fetch(`${address}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await vi.waitUntil(isReady, { timeout: 180_000, interval: 250 });
      return address;
    }

    beforeAll(async () => {
      place = await startObjectPlace();
      maker = await openPostgres({ url: server, poolSize: 1, statementSeconds: 10 }, 'shared', logger, () => {});
      await sql.raw(`create schema ${schema}`).execute(maker);
      const url = new URL(server);
      url.searchParams.set('options', `-csearch_path=${schema}`);
      database = await openPostgres({ url: url.href, poolSize: 2, statementSeconds: 10 }, 'shared', logger, () => {});
      addresses = [await startProcess('one', url.href), await startProcess('two', url.href)];
    }, 400_000);
    afterAll(async () => {
      for (const child of children) {
        const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
        child.kill('SIGKILL');
        await ended;
      }
      await database.destroy();
      await sql.raw(`drop schema ${schema} cascade`).execute(maker);
      await maker.destroy();
      await place.stop();
      rmSync(folder, { recursive: true });
    });

    const createClients = () => {
      const authorization = `Bearer ${parseConfiguration({}).formsToken}`;
      const [first, second] = addresses.map((address) => createUploadClient({ address, authorization }));
      if (first === undefined || second === undefined) throw new Error('not started');
      return { authorization, first, second };
    };
    const download = async (path: string) => {
      const key = await loadFileKey(database, { identitySecret: null });
      const link = signFilePath(key, path.split('/').at(-1) ?? '', 60).replace('/api', '');
      return Buffer.from(await (await fetch(`${addresses[1]}${link}`)).arrayBuffer());
    };

    it('PUB-035 at one place of a file one of two processes goes on, each time', async () => {
      const { first, second } = createClients();
      for (let round = 0; round < 20; round += 1) {
        const path = (await first.create(3000)).headers.get('location') ?? '';
        const body = createPicture(3000);
        const answers = await Promise.all([first.append(path, 0, body), second.append(path, 0, body)]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
        expect((await download(path)).equals(body)).toBe(true);
      }
    }, 120_000);

    it('PUB-035 a file whose process is killed while it arrives is continued by the other one without a lost byte', async () => {
      const { authorization, first, second } = createClients();
      const picture = createPicture(20 * megabyte);
      const path = (await first.create(picture.length)).headers.get('location') ?? '';
      const headers = {
        ...{ 'tus-resumable': '1.0.0', authorization, 'upload-offset': '0' },
        ...{ 'content-type': 'application/offset+octet-stream', 'content-length': String(picture.length) },
      };
      const sender = request(`${addresses[0]}${path}`, { method: 'PATCH', headers });
      const broken = once(sender, 'error').catch(() => {});
      sender.write(picture.subarray(0, 14 * megabyte));
      const readOffset = () => second.readOffset(path);
      await expect.poll(readOffset, { timeout: 60_000 }).toBe(12 * megabyte);
      children[0]?.kill('SIGKILL');
      await broken;
      const offset = await readOffset();
      expect(offset).toBe(12 * megabyte);
      expect((await second.append(path, offset, picture.subarray(offset))).status).toBe(204);
      expect((await download(path)).equals(picture)).toBe(true);
    }, 120_000);
  },
);
