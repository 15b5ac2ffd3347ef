import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { resolveDatabase } from '@kmx/tools/product-runner/services-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const patience = { timeout: 150_000, interval: 200 };

let folder: string;
let ports: readonly [shell: number, services: number];
let npm: ChildProcess;
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx npm start '));
  ports = await Promise.all([findFreePort(), findFreePort()]);
  const own = { PORT: String(ports[0]), SERVICES_PORT: String(ports[1]), DATA_DIR: folder };
  const database = await resolveDatabase(folder);
  const env = { ...process.env, ...own, RELEASES_DIR: path.join(folder, 'releases'), ...database };
  npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString('utf8')));
});

afterAll(() => {
  npm.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

const readServicesPid = () =>
  (JSON.parse(readFileSync(path.join(folder, 'services.lock'), 'utf8')) as { readonly pid: number }).pid;

it('ARC-006 npm start builds, publishes and starts everything, restarts a crashed process, and prints why it crashed', async () => {
  await expect.poll(() => output, patience).toMatch(/KMX is ready|could not|failed|Error/);
  expect(output).toContain(`KMX is ready: http://localhost:${ports[0]}`);
  const killed = readServicesPid();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => output, patience).toContain('services answers again.');
  expect(output).toContain('services ended (signal SIGKILL)');
  const end = /services ended[^\n]*\n([\s\S]*?)\n\nStarting services again/.exec(output)?.[1] ?? '';
  expect(end, 'its last lines, to be read by a person').toMatch(/^\d\d:\d\d:\d\d \w+ +\S/);
  expect(end).not.toContain('{"');
  expect(readServicesPid()).not.toBe(killed);
  expect((await requestPage(`http://localhost:${ports[0]}`, '/en')).status).toBe(200);
}, 240_000);

it('ARC-006 a signal to npm stops services and shell', async () => {
  npm.kill('SIGTERM');
  await expect.poll(async () => Promise.all(ports.map(isOpen)), patience).toEqual([false, false]);
});
