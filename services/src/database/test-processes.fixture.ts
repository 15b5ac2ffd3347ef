import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess } from '@kmx/test-kit/end-process.ts';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { createTestSchema, type TestSchema } from './test-server.fixture.ts';

const readyMs = 180_000;
const lookMs = 100;

/** Processes of the services that share a schema of a test's own on a server. */
export interface TestProcesses extends Pick<TestSchema, 'url'> {
  /** Those that were started, in their order. */
  readonly children: readonly ChildProcess[];
  /** Where they have their files, and a test may have some. */
  readonly folder: string;
  /** The variables that each of them gets, for commands beside them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Starts one, with further variables; its origin once it is ready. */
  readonly start: (variables?: Readonly<Record<string, string>>) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Makes the schema on the server at this address; what processes have of files is in one folder. */
export async function createTestProcesses(server: string): Promise<TestProcesses> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-processes-'));
  const schema = await createTestSchema(server);
  const children: ChildProcess[] = [];
  const environment = {
    ...{ DATABASE_URL: schema.url, DATA_DIR: folder, PUBLIC_ORIGIN: 'http://localhost:3000' },
    ...{ CONTENT_WEBHOOK_URLS: 'none', LOG_LEVEL: 'error' },
  };
  return {
    ...{ url: schema.url, folder, children, environment },
    start: async (variables = {}) => {
      const port = await findFreePort();
      const env = { ...process.env, ...environment, SERVICES_PORT: String(port), ...variables };
      const child = spawn(process.execPath, [path.join(import.meta.dirname, '../start.ts')], {
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      children.push(child);
      const origin = `http://127.0.0.1:${port}`;
      for (const deadline = performance.now() + readyMs; performance.now() < deadline; ) {
        if (child.exitCode !== null) throw new Error(`the process has ended with ${child.exitCode}`);
        const response = await fetch(`${origin}/readyz`).catch(() => null);
        await response?.body?.cancel();
        if (response?.ok === true) return origin;
        await sleep(lookMs);
      }
      throw new Error('the process does not become ready');
    },
    stop: async () => {
      await Promise.all(children.map((child) => endProcess(child, 'SIGTERM')));
      await schema.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
