import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { createTestProcesses, type TestProcesses } from '../database/test-processes.fixture.ts';
import { findTestServer } from '../database/test-server.fixture.ts';
import { type ObjectPlace, startObjectPlace } from '../kept-files/object-place.fixture.ts';
import { loadFileKey } from './load-file-key.ts';
import { signFilePath } from './signed-file.ts';
import { createPicture, createUploadClient } from './upload-client.fixture.ts';

const server = await findTestServer();
const megabyte = 1024 * 1024;

describe.skipIf(server === '')(
  'two processes with one server and one object store (skipped without TEST_POSTGRES=on)',
  () => {
    let processes: TestProcesses;
    let place: ObjectPlace;
    let database: Kysely<Database>;
    let addresses: readonly [string, string];

    beforeAll(async () => {
      place = await startObjectPlace();
      processes = await createTestProcesses(server);
      const settings = { url: processes.url, poolSize: 2, statementSeconds: 10 };
      database = await openPostgres(settings, 'shared', pino({ level: 'silent' }), () => {});
      // What is in a folder is in the folder of one of them alone.
      const start = (name: string) =>
        processes.start({
          ...place.environment,
          ...{ DATA_DIR: join(processes.folder, name), SAMPLE_CONTENT: 'off' },
        });
      addresses = [await start('one'), await start('two')];
    }, 400_000);
    afterAll(async () => {
      await database.destroy();
      await processes.stop();
      await place.stop();
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
      processes.children[0]?.kill('SIGKILL');
      await broken;
      const offset = await readOffset();
      expect(offset).toBe(12 * megabyte);
      expect((await second.append(path, offset, picture.subarray(offset))).status).toBe(204);
      expect((await download(path)).equals(picture)).toBe(true);
    }, 120_000);
  },
);
