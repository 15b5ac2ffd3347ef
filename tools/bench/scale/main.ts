import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startPostgres } from '@kmx/test-kit/postgres-server.ts';
import * as v from 'valibot';
import { findPercentile } from '../measurement.ts';
import { emptyPages, fillPages } from './fill.ts';
import { type Question, questions } from './questions.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '40' } },
});
const pageCount = Number(values.pages);
const rounds = Number(values.rounds);
/** Pages that a warm cache has been asked for before. */
const warmPages = 20;

const usageSchema = v.object({ cpuMs: v.number(), rssMb: v.number() });
const startedSchema = v.object({
  endpoint: v.string(),
  tokens: v.record(v.picklist(['PUBLISHED', 'DRAFT']), v.string()),
  startCpuMs: v.number(),
  rssMb: v.number(),
});
const answerSchema = v.object({ data: v.record(v.string(), v.unknown()) });

async function receive<Schema extends v.GenericSchema>(child: ChildProcess, schema: Schema) {
  const message = await new Promise((resolve) => child.once('message', resolve));
  return v.parse(schema, message);
}

async function start(databaseUrl: string) {
  const child = fork(new URL('./serve.ts', import.meta.url), [databaseUrl]);
  const started = await receive(child, startedSchema);
  const readUsage = () => {
    child.send('usage');
    return receive(child, usageSchema);
  };
  const stop = async () => {
    child.send('stop');
    await once(child, 'exit');
  };
  return { ...started, readUsage, stop };
}

type Served = Awaited<ReturnType<typeof start>>;

async function ask({ endpoint, tokens }: Served, { query, stage }: Question, place: number, site: string) {
  const all = { slug: `scale-${place}`, site, skip: place % Math.max(1, pageCount - 100) };
  // The service refuses values of variables that an operation does not have.
  const variables = Object.fromEntries(Object.entries(all).filter(([name]) => query.includes(`$${name}`)));
  const startedAt = performance.now();
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[stage]}` },
    body: JSON.stringify({ query, variables }),
  });
  v.parse(answerSchema, await response.json());
  return performance.now() - startedAt;
}

const show = (milliseconds: number) => milliseconds.toFixed(1).padStart(8);

function showTimes(times: readonly number[]): string {
  const sorted = times.toSorted((left, right) => left - right);
  return `${show(findPercentile(sorted, 0.5))} ${show(findPercentile(sorted, 0.95))}`;
}

/** Asks every question of pages that nobody has asked for, then the same again. */
async function measure(served: Served, site: string, pages: number): Promise<void> {
  process.stdout.write(`${'question'.padEnd(30)} cold p50      p95 warm p50      p95   CPU ms\n`);
  for (const question of questions) {
    const places = Array.from({ length: rounds }, (_, round) => Math.floor((round * pages) / rounds));
    const cold: number[] = [];
    for (const place of places) cold.push(await ask(served, question, place, site));
    const warm: number[] = [];
    const before = await served.readUsage();
    for (const round of places.keys()) {
      warm.push(await ask(served, question, places[round % warmPages] ?? 0, site));
    }
    const after = await served.readUsage();
    const cpu = (after.cpuMs - before.cpuMs) / rounds;
    process.stdout.write(`${question.label.padEnd(30)} ${showTimes(cold)} ${showTimes(warm)} ${show(cpu)}\n`);
  }
}

const server = await startPostgres({ fsync: 'off', shared_buffers: '512MB', max_wal_size: '4GB' });
try {
  for (const pages of [100, pageCount]) {
    const first = await start(server.url);
    await first.stop();
    const site = await fillPages(server.url, pages);
    const served = await start(server.url);
    process.stdout.write(`${pages} pages: start ${show(served.startCpuMs)} ms CPU, ${show(served.rssMb)} MB\n`);
    await measure(served, site, pages);
    process.stdout.write(`memory afterwards ${show((await served.readUsage()).rssMb)} MB\n\n`);
    await served.stop();
    if (pages < pageCount) await emptyPages(server.url);
  }
} finally {
  await server.stop();
}
