import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../database/open-postgres.ts';
import { createTestProcesses, type TestProcesses } from '../database/test-processes.fixture.ts';
import { findTestServer } from '../database/test-server.fixture.ts';
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
    const origins: string[] = [];
    let processes: TestProcesses;

    const readKeys = async (address: string) => {
      const { keys } = v.parse(keySetSchema, await (await fetch(`${address}${oauthPath}/connect/jwk_uri`)).json());
      return keys.map(({ kid }) => kid);
    };

    beforeAll(async () => {
      processes = await createTestProcesses(server);
      const start = () => processes.start({ SERVICES: 'identity,mail' });
      origins.push(...(await Promise.all([start(), start()])));
    }, 200_000);
    afterAll(() => processes.stop(), 60_000);

    it('AUTH-009 both offer the new key before it signs, then sign with it, and nobody has to sign in again', async () => {
      const [first = '', second = ''] = origins;
      let asked = first;
      const visitor = createVisitor(() => asked, origin);
      const { tokens } = await visitor.signInForTokens();
      const readKey = (token: string) => decodeProtectedHeader(token).kid ?? '';
      const before = readKey(tokens.id_token);
      const settings = { url: processes.url, poolSize: 1, statementSeconds: 10 };
      const database = await openPostgres(settings, 'shared', pino({ level: 'silent' }), () => {});
      const { signing } = await rotateKeys(database, { seal: createSecretSeal(null), waitMs: 30_000 });
      await database.destroy();
      for (const each of origins) {
        await expect.poll(() => readKeys(each), { timeout: 20_000 }).toEqual(expect.arrayContaining([before, signing]));
      }
      const renew = async (address: string) => {
        asked = address;
        const { flow, callback } = await visitor.sendSilently();
        return readKey(v.parse(pageTokensSchema, await (await visitor.exchangeCode(flow, callback)).json()).id_token);
      };
      expect(await renew(second)).toBe(before);
      for (const each of origins)
        await expect.poll(() => renew(each), { timeout: 60_000, interval: 1_000 }).toBe(signing);
      // What one signs from now on, the other one takes: the session was made with the key before.
      expect(await renew(first)).toBe(signing);
    }, 180_000);

    it('the command runs beside them and says from when on the new key signs', () => {
      const run = spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), 'rotate'], {
        env: { ...process.env, ...processes.environment },
        encoding: 'utf8',
      });
      expect(run.stderr).toBe('');
      expect(run.stdout).toMatch(/^\S+ signs from \d{4}-\d\d-\d\dT\S+ on: all running services know it by then\.$/m);
      expect(processes.children.map(({ exitCode }) => exitCode)).toEqual([null, null]);
    });
  },
);
