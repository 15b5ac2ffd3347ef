import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Balancer, startBalancer } from '../support/start-balancer.ts';

const { servicesOrigin, dataDirectory, releasesDirectory } = inject('product');
/** Twice as long as the balancer takes to see it. */
const delayMs = 2_500;
const clients = 12;
const places = ['/en', '/de/company', '/en/products/crimping', '/_missing.js', '/robots.txt'];

interface Shell extends RunningProcess {
  readonly origin: string;
}

let shells: readonly Shell[] = [];
let balancer: Balancer;

async function startOne(name: string): Promise<Shell> {
  const port = await findFreePort();
  const environment = { SHUTDOWN_DELAY_MS: String(delayMs) };
  const shell = await startShell({ name, port, dataDirectory, releasesDirectory, servicesOrigin, environment });
  return { ...shell, origin: `http://127.0.0.1:${port}` };
}

beforeAll(async () => {
  shells = await Promise.all([startOne('drained'), startOne('staying')]);
  balancer = await startBalancer(shells.map(({ origin }) => origin));
});
afterAll(async () => {
  await balancer?.close();
  await Promise.all(shells.map(({ stop }) => stop()));
});

/** What is wrong with the response, null for nothing. */
function ask(place: string, agent: Agent | false): Promise<string | null> {
  return new Promise((resolve) => {
    const asked = get(new URL(place, balancer.origin), { agent, headers: { accept: 'text/html' } }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.resume();
      answer.once('end', () => resolve(statusCode < 500 ? null : `${place}: ${statusCode}`));
      answer.once('error', (error) => resolve(`${place}: ${error.message}`));
    });
    asked.once('error', (error) => resolve(`${place}: ${error.message}`));
  });
}

describe('a shell that is stopped behind a balancer', () => {
  it(`loses no request of ${clients} clients that keep their connection and ${clients} that open one for each request`, async () => {
    const [drained, staying] = shells as [Shell, Shell];
    const failures: string[] = [];
    let answers = 0;
    let isOver = false;

    async function visit(agent: Agent | false): Promise<void> {
      for (let turn = 0; !isOver; turn += 1) {
        const failure = await ask(places[turn % places.length] ?? '/en', agent);
        answers += 1;
        if (failure !== null) failures.push(failure);
      }
    }

    const agents = Array.from({ length: clients }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const visits = [...agents, ...agents.map(() => false as const)].map((agent) => visit(agent));
    // Both servers have rendered every page once, and every client is running.
    await expect
      .poll(() => Math.min(...shells.map(({ origin }) => balancer.counts.get(origin) ?? 0)))
      .toBeGreaterThan(100);
    await drained.stop();
    const countAtEnd = balancer.counts.get(drained.origin);
    const others = balancer.counts.get(staying.origin) ?? 0;
    await expect.poll(() => balancer.counts.get(staying.origin)).toBeGreaterThan(others + 100);
    isOver = true;
    await Promise.all(visits);
    for (const agent of agents) agent.destroy();

    expect(failures).toEqual([]);
    expect(answers).toBeGreaterThan(400);
    expect(balancer.counts.get(drained.origin), 'nobody was sent to a shell that has ended').toBe(countAtEnd);
    const lines = readFileSync(drained.logFile, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ process: 'shell', msg: 'stopped' });
  });
});
