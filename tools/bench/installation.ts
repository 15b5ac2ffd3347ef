import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { startPostgres } from '@kmx/test-kit/postgres-server.ts';
import pg from 'pg';
import { readProcessorSeconds, readResidentMegabytes } from '../figures/process-figures.ts';
import type { RunningProcess } from '../product-runner/node-process.ts';
import { root } from '../product-runner/repository-root.ts';
import { requestPage } from '../product-runner/request-page.ts';
import { startServices } from '../product-runner/start-services.ts';
import { startShell } from '../product-runner/start-shell.ts';
import { publishAll } from '../release/publish-all.ts';
import { listDeskStatements } from './fill-desk.ts';
import type { Measurement } from './measurement.ts';
import { fillPages } from './scale/fill.ts';
import { growCatalogue } from './scale-catalogue/grow-catalogue.ts';

const sizes = { people: 50_000, tickets: 1_000_000, pages: 100_000, products: 20_000 };
const startSeconds = 30;
const startMegabytes = 1024;
const sitemapMs = 600_000;
const watchMs = 200;

/** Tables whose bytes a thing takes, by what there is one more of. */
const things: Readonly<Record<string, { readonly tables: readonly string[]; readonly count: string }>> = {
  'a person with an organization and two applications': {
    tables: ['desk_user', 'desk_membership', 'desk_access'],
    count: 'select count(*) from desk_user',
  },
  'a ticket without comments': { tables: ['desk_ticket'], count: 'select count(*) from desk_ticket' },
  'a page in four languages, draft and published': {
    tables: ['content_entry', 'content_version', 'content_listing'],
    count: 'select count(*) from content_entry',
  },
  'a product in eleven languages': {
    tables: ['catalogue_product', 'catalogue_product_text', 'catalogue_variant', 'catalogue_specification'],
    count: 'select count(*) from catalogue_product',
  },
};

interface Weight {
  readonly name: string;
  readonly count: number;
  readonly kilobytes: number;
}

async function weighThings(client: pg.Client): Promise<readonly Weight[]> {
  const weights: Weight[] = [];
  for (const [name, { tables, count }] of Object.entries(things)) {
    const counted = await client.query<{ count: string }>(count);
    const sized = await client.query<{ bytes: string }>(
      'select sum(pg_total_relation_size(table_name::regclass)) as bytes from unnest($1::text[]) as table_name',
      [tables],
    );
    const [all, bytes] = [Number(counted.rows[0]?.count), Number(sized.rows[0]?.bytes)];
    weights.push({ name, count: all, kilobytes: bytes / all / 1024 });
  }
  return weights;
}

interface Filled {
  readonly weights: readonly Weight[];
  /** Copied products that some country has. */
  readonly offered: number;
}

async function fillInstallation(url: string): Promise<Filled> {
  await fillPages(url, sizes.pages);
  await growCatalogue(url, sizes.products);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of listDeskStatements(sizes.people, sizes.tickets)) await client.query(statement);
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from catalogue_product where slug like '%-copy-%' and coalesce(supported_countries::text, 'all') not in ('[]', '{}')",
    );
    return { weights: await weighThings(client), offered: Number(rows[0]?.count) };
  } finally {
    await client.end();
  }
}

/** The most that a process has in memory until `stop`. */
function watchMemory(pid: number): { readonly stop: () => number } {
  let most = 0;
  const look = () => {
    most = Math.max(most, readResidentMegabytes(pid));
  };
  look();
  const timer = setInterval(look, watchMs);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

async function readSitemap(origin: string, place: string): Promise<readonly string[]> {
  const deadline = performance.now() + sitemapMs;
  for (;;) {
    const { status, body } = await requestPage(origin, place);
    if (status === 200) return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    if (performance.now() > deadline) throw new Error(`${place} answered ${status} for ${sitemapMs / 1000} s`);
    await wait(1_000);
  }
}

/** The copied pages and the machines that are in the sitemaps, by their last segment, and all addresses. */
async function readSitemaps(origin: string) {
  const pages = new Set<string>();
  const machines = new Set<string>();
  let addresses = 0;
  for (const file of await readSitemap(origin, '/sitemap.xml')) {
    for (const address of await readSitemap(origin, new URL(file).pathname)) {
      addresses += 1;
      const last = address.split('/').at(-1) ?? '';
      if (last.startsWith('scale-')) pages.add(last);
      if (last.includes('-copy-')) machines.add(last);
    }
  }
  return { pages: pages.size, machines: machines.size, addresses };
}

interface Figures {
  readonly processor: number;
  readonly megabytes: number;
}

const readFigures = ({ pid }: RunningProcess): Figures => ({
  processor: readProcessorSeconds(pid),
  megabytes: readResidentMegabytes(pid),
});

const row = (name: string, { processor, megabytes }: Figures): readonly string[] => [
  name,
  processor.toFixed(1),
  megabytes.toFixed(0),
];

/** Everything at once on one PostgreSQL server: the start of services and shell, the sitemaps, and what each thing takes. */
export async function measureInstallation(): Promise<Measurement> {
  const server = await startPostgres({ fsync: 'off', shared_buffers: '512MB', max_wal_size: '4GB' });
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-installation-'));
  const releasesDirectory = path.join(folder, 'releases');
  const running: RunningProcess[] = [];
  try {
    const [port, servicesPort] = [await findFreePort(), await findFreePort()];
    const origin = `http://localhost:${port}`;
    const environment = { DATABASE_URL: server.url, PUBLIC_ORIGIN: origin };
    const run = () => startServices({ port: servicesPort, dataDirectory: folder, environment });
    // It makes the tables and the sample.
    await (await run()).stop();
    const { weights, offered } = await fillInstallation(server.url);
    await publishAll(root, { RELEASES_DIR: releasesDirectory, RELEASE_BY: 'bench' });
    const services = await run();
    running.push(services);
    const servicesStart = readFigures(services);
    const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
    const place = { name: 'shell', port, dataDirectory: folder, releasesDirectory, servicesOrigin };
    const shell = await startShell({ ...place, environment: { PUBLIC_ORIGIN: origin } });
    running.push(shell);
    const shellStart = readFigures(shell);
    const before = [readFigures(services), readFigures(shell)] as const;
    const watches = [watchMemory(services.pid), watchMemory(shell.pid)] as const;
    const startedAt = performance.now();
    const sitemaps = await readSitemaps(origin);
    const sitemapSeconds = (performance.now() - startedAt) / 1000;
    const built = [services, shell].map((each, index) => ({
      processor: readFigures(each).processor - (before[index]?.processor ?? 0),
      megabytes: watches[index]?.stop() ?? 0,
    }));
    const starts = [servicesStart, shellStart];
    const slowest = Math.max(...starts.map(({ processor }) => processor));
    const largest = Math.max(...starts.map(({ megabytes }) => megabytes));
    return {
      title: `${sizes.pages.toLocaleString('en')} pages, ${sizes.products.toLocaleString('en')} products, ${sizes.people.toLocaleString('en')} people and ${sizes.tickets.toLocaleString('en')} tickets on PostgreSQL`,
      columns: ['', 'processor s', 'resident MB'],
      rows: [
        row('start of the services', servicesStart),
        row('start of a shell', shellStart),
        ...built.map((figures, index) =>
          row(`all sitemaps, ${index === 0 ? 'services' : 'shell'} (memory: the most)`, figures),
        ),
      ],
      promises: [
        {
          text: `a start takes less than ${startSeconds} s of processor`,
          measured: `${slowest.toFixed(1)} s`,
          isKept: slowest < startSeconds,
        },
        {
          text: `a process is smaller than ${startMegabytes} MB when it is ready`,
          measured: `${largest.toFixed(0)} MB`,
          isKept: largest < startMegabytes,
        },
        {
          text: `the sitemaps have each of ${sizes.pages.toLocaleString('en')} copied pages, and of ${offered.toLocaleString('en')} copied products that some country has`,
          measured: `${sitemaps.pages.toLocaleString('en')} and ${sitemaps.machines.toLocaleString('en')}; ${sitemaps.addresses.toLocaleString('en')} addresses in ${sitemapSeconds.toFixed(0)} s`,
          isKept: sitemaps.pages === sizes.pages && sitemaps.machines === offered,
        },
      ],
      notes: weights.map(
        ({ name, count, kilobytes }) =>
          `${name}: ${kilobytes.toFixed(1)} kB of tables and indexes (${count.toLocaleString('en')} of them).`,
      ),
      data: { starts, built, sitemaps, weights },
    };
  } finally {
    for (const each of running.toReversed()) await each.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}
