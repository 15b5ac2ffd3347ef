import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../test-identity.ts';
import { createVisitor, realmPath } from '../test-visitor.ts';

const fixture = fileURLToPath(new URL('./restart.fixture.ts', import.meta.url));

let folder: string;
let child: ChildProcess | undefined;
let serviceUrl = '';

async function startProcess(): Promise<void> {
  const env = { ...process.env, DATA_DIR: join(folder, 'postgres'), PUBLIC_ORIGIN: origin };
  const started = spawn(process.execPath, [fixture], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const [line] = (await once(started.stdout, 'data')) as [Buffer];
  serviceUrl = line.toString().trim();
}

async function killProcess(): Promise<void> {
  if (child === undefined) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-'));
  await startProcess();
}, 60_000);

afterAll(async () => {
  await killProcess();
  await rm(folder, { recursive: true });
});

describe('a killed process', () => {
  it('keeps sessions, tokens, keys and the counters of wrong tries', async () => {
    const visitor = createVisitor(() => serviceUrl, origin);
    const { tokens } = await visitor.signInForTokens();
    const readKeys = async () => (await visitor.send(`${realmPath}/connect/jwk_uri`)).json();
    const keys = (await readKeys()) as JSONWebKeySet;
    const stranger = createVisitor(() => serviceUrl, origin);
    const guess = { currentpassword: 'wrong', userpassword: 'wrong' };
    const { sub } = (await (await visitor.loadUserInfo(tokens.access_token)).json()) as { sub: string };
    const guessPath = `/am/json/realms/root/realms/alpha/users/${sub}?_action=confirmPassword`;
    for (let attempt = 0; attempt < 5; attempt += 1) await visitor.sendJson('POST', guessPath, guess);
    await killProcess();
    await startProcess();
    // The short delay may be over by now, or end between the two; then one more wrong try after five makes a new one.
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      statuses.push((await visitor.sendJson('POST', guessPath, guess)).status);
    }
    expect(statuses).toContain(429);
    expect((await visitor.loadUserInfo(tokens.access_token)).status).toBe(200);
    expect(await readKeys()).toEqual(keys);
    await jwtVerify(tokens.id_token, createLocalJWKSet(keys), { audience: 'mykomax' });
    const { flow, callback } = await visitor.sendSilently();
    expect((await visitor.exchangeCode(flow, callback)).status).toBe(200);
    expect((await stranger.sendSilently()).callback.searchParams.get('error')).toBe('interaction_required');
  }, 60_000);
});
