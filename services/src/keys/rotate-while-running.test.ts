import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess } from '@kmx/test-kit/end-process.ts';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { decodeProtectedHeader } from 'jose';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../database/open-postgres.ts';
import { createTestSchema, findTestServer, type TestSchema } from '../database/test-server.fixture.ts';
import { oauthPath } from '../identity/realm/realm.ts';
import { origin } from '../identity/test-identity.ts';
import { createVisitor, pageTokensSchema } from '../identity/test-visitor.ts';
import { createSecretSeal } from '../secrets/secret-seal.ts';
import { rotateKeys } from './rotate-keys.ts';

const server = await findTestServer();
const keySetSchema = v.object({ keys: v.array(v.object({ kid: v.string() })) });

describe.skipIf(server === '')(
  'promise 9: keys that are rotated while two processes of identity run (skipped without TEST_POSTGRES=on)',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kmx-rotate-'));
    const children: ChildProcess[] = [];
    const origins: string[] = [];
    let place: TestSchema;
    const environment = () => ({ ...process.env, DATA_DIR: folder, DATABASE_URL: place.url, PUBLIC_ORIGIN: origin });

    async function startIdentity(): Promise<string> {
      const port = await findFreePort();
      const own = { SERVICES: 'identity,mail', SERVICES_PORT: String(port), CONTENT_WEBHOOK_URLS: 'none' };
      const env = { ...environment(), LOG_LEVEL: 'error', ...own };
      const child = spawn(process.execPath, [path.join(import.meta.dirname, '../start.ts')], {
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      children.push(child);
      const address = `http://127.0.0.1:${port}`;
      for (let tries = 0; tries < 1200; tries += 1) {
        if (child.exitCode !== null) throw new Error(`identity has ended with ${child.exitCode}`);
        if ((await fetch(`${address}/readyz`).catch(() => null))?.ok === true) return address;
        await sleep(100);
      }
      throw new Error('identity does not become ready');
    }

    const readKeys = async (address: string) => {
      const { keys } = v.parse(keySetSchema, await (await fetch(`${address}${oauthPath}/connect/jwk_uri`)).json());
      return keys.map(({ kid }) => kid);
    };

    beforeAll(async () => {
      place = await createTestSchema(server);
      origins.push(...(await Promise.all([startIdentity(), startIdentity()])));
    }, 300_000);
    afterAll(async () => {
      await Promise.all(children.map((child) => endProcess(child, 'SIGTERM')));
      await place.remove();
      rmSync(folder, { recursive: true });
    }, 60_000);

    it('AUTH-009 both offer the new key before it signs, then sign with it, and nobody has to sign in again', async () => {
      const [first = '', second = ''] = origins;
      let asked = first;
      const visitor = createVisitor(() => asked, origin);
      const { tokens } = await visitor.signInForTokens();
      const readKey = (token: string) => decodeProtectedHeader(token).kid ?? '';
      const before = readKey(tokens.id_token);
      const settings = { url: place.url, poolSize: 1, statementSeconds: 10 };
      const database = await openPostgres(settings, 'shared', pino({ level: 'silent' }), () => {});
      const { signing, since } = await rotateKeys(database, { seal: createSecretSeal(null), waitMs: 25_000 });
      await database.destroy();
      for (const each of origins) {
        await expect.poll(() => readKeys(each), { timeout: 20_000 }).toEqual(expect.arrayContaining([before, signing]));
      }
      const renew = async (address: string) => {
        asked = address;
        const { flow, callback } = await visitor.sendSilently();
        return readKey(v.parse(pageTokensSchema, await (await visitor.exchangeCode(flow, callback)).json()).id_token);
      };
      if (Date.now() < since.getTime() - 2_000) expect(await renew(second)).toBe(before);
      for (const each of origins)
        await expect.poll(() => renew(each), { timeout: 60_000, interval: 1_000 }).toBe(signing);
      // What one signs from now on, the other one takes: the session was made with the key before.
      expect(await renew(first)).toBe(signing);
    }, 180_000);

    it('the command runs beside them and says from when on the new key signs', () => {
      const run = spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), 'rotate'], {
        env: { ...environment(), LOG_LEVEL: 'error' },
        encoding: 'utf8',
      });
      expect(run.stderr).toBe('');
      expect(run.stdout).toMatch(/^\S+ signs from \d{4}-\d\d-\d\dT\S+ on: all running services know it by then\.$/m);
      expect(children.map(({ exitCode }) => exitCode)).toEqual([null, null]);
    });
  },
);
