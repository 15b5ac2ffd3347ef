import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { runLimited } from '../support/run-limited.ts';
import { readIdentityToken, signIn } from '../support/sign-in.ts';
import { createVisitor } from '../support/visitor.ts';

const { releasesDirectory } = inject('product');
const anna = 'anna.keller@kmx.example';
const writes = 200;
const crashes = 5;
const writersAtOnce = 4;

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-durability-'));
let origin = '';
let servicesOrigin = '';
let services: RunningProcess;
let shell: RunningProcess;

// A separate product: the services are killed here.
function startOwnServices(): Promise<RunningProcess> {
  return startServices({
    port: Number(new URL(servicesOrigin).port),
    dataDirectory: folder,
    environment: { PUBLIC_ORIGIN: origin, SIS_WRITES_PER_MINUTE: '100000' },
  });
}

beforeAll(async () => {
  const [port, servicesPort] = await Promise.all([findFreePort(), findFreePort()]);
  origin = `http://localhost:${port}`;
  servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  services = await startOwnServices();
  shell = await startShell({ name: 'shell', port, dataDirectory: folder, releasesDirectory, servicesOrigin });
}, 90_000);
afterAll(async () => {
  await shell?.stop();
  await services?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/** Data of one operation; null without a response: then nothing has been acknowledged. */
async function ask<Value>(token: string, operation: string, query: string, variables: object): Promise<Value | null> {
  const response = await fetch(`${servicesOrigin}/service-desk/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ciam_id_token: token },
    body: JSON.stringify({ query, variables }),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as Answer | null | undefined;
  return (answer?.data?.[operation] as Value | null | undefined) ?? null;
}

const createMutation = 'mutation ($input: CreateTicketInput!) { createTicket(input: $input) { id } }';
const ticketsQuery = `query ($page: Int!, $search: String!) {
  tickets(page: $page, size: 200, search: $search) { items { id subject } pageInfo { total } }
}`;

interface TicketPage {
  readonly items: readonly { readonly id: string; readonly subject: string }[];
  readonly pageInfo: { readonly total: number };
}

async function createTicket(token: string, locationId: string, name: string): Promise<string | null> {
  const input = {
    clientMutationId: name,
    locationId,
    type: 'QUESTION',
    isMachineUnlisted: true,
    subject: name,
    description: 'Written while the service is killed.',
  };
  return (await ask<{ readonly id: string }>(token, 'createTicket', createMutation, { input }))?.id ?? null;
}

describe('the service desk that is killed', () => {
  it(`POR-067 SRV-054 loses no acknowledged ticket of ${writes} in ${crashes} crashes, doubles none that is sent again, and the portal recovers without a reload`, {
    timeout: 240_000,
  }, async ({ browser }) => {
    const visitor = await createVisitor(browser, origin);
    // The services are away for seconds: the browser is right to complain, and the page has to live with it.
    visitor.expectComplaint(/50[234]|Failed to load resource|Failed to fetch/);
    const { page } = visitor;
    await signIn(visitor, anna, '/en/mykomax/tickets/list');
    await page.locator('#kmx-slot table tbody a').first().waitFor();
    const token = await readIdentityToken(page);
    const locations = await ask<readonly { readonly id: string }[]>(token, 'locations', '{ locations { id } }', {});
    const locationId = locations?.[0]?.id ?? '';

    for (let crash = 0; crash < crashes; crash += 1) {
      const names = Array.from({ length: writes }, (_, number) => `durable${crash}x${number}`);
      const acknowledged = new Map<string, string>();
      const killAfter = 40 + crash * 25;
      const killing: Promise<void>[] = [];
      await runLimited(names, writersAtOnce, async (name) => {
        const id = await createTicket(token, locationId, name);
        if (id !== null) acknowledged.set(name, id);
        if (acknowledged.size >= killAfter && killing.length === 0) killing.push(services.kill());
      });
      await Promise.all(killing);
      expect(acknowledged.size, 'the crash came in the middle').toBeLessThan(writes);
      services = await startOwnServices();

      const kept = await ask<TicketPage>(token, 'tickets', ticketsQuery, { page: 1, search: `durable${crash}x` });
      const subjects = new Map(kept?.items.map(({ id, subject }) => [id, subject]));
      for (const [name, id] of acknowledged) expect(subjects.get(id), `ticket ${id}`).toBe(name);

      // Without a response the client sends the same again.
      await runLimited(names, writersAtOnce, async (name) => {
        const id = await createTicket(token, locationId, name);
        expect(id, name).not.toBeNull();
        if (acknowledged.has(name)) expect(id).toBe(acknowledged.get(name));
      });
      const all = await ask<TicketPage>(token, 'tickets', ticketsQuery, { page: 1, search: `durable${crash}x` });
      expect(all?.pageInfo.total).toBe(writes);
    }

    // The page was open all the time; a search in it finds what was written in the meantime.
    await page.getByRole('searchbox').last().fill('durable4x199');
    await page.getByRole('link', { name: /durable4x199/ }).waitFor();
    await visitor.leave();
  });
});
