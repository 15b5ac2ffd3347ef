import { setTimeout as sleep } from 'node:timers/promises';
import { queryDatabase } from '../../support/query-database.ts';
import type { Cluster } from '../../support/start-cluster.ts';
import type { Answer, Kind } from './answer.ts';
import { warmPages } from './pages.ts';
import type { People } from './people.ts';
import { startSteadyLoad } from './steady-load.ts';

const beforeMs = 2_000;
const faultMs = 8_000;
/** As long without a failure it counts as well. */
const calmMs = 3_000;
/** After that it will not recover by itself. */
const patienceMs = 45_000;

/** Something that is done to a cluster and taken away again. */
export interface Fault {
  readonly name: string;
  readonly begin: (cluster: Cluster) => unknown;
  readonly end: (cluster: Cluster) => unknown;
  /** What must be possible once it is well again; rejects where it is not. */
  readonly prove?: (cluster: Cluster) => Promise<void>;
  /** Requests that it hits on their way are lost with the process that had them: a balancer answers, or nobody does. */
  readonly losesRequests?: boolean;
  /** Answers arrive garbled, also those that shells pass on without reading them. */
  readonly garbles?: boolean;
}

/** What a fault cost. */
export interface FaultCost {
  readonly name: string;
  /** From its beginning until it was over and everything was well. */
  readonly requests: number;
  readonly failed: number;
  /** Failed requests by kind. */
  readonly failedKinds: Readonly<Partial<Record<Kind, number>>>;
  /** How often each failure was seen, as `product 503`. */
  readonly failures: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p99: number;
  /** From the moment at which it was taken away until the last request was sent that failed; null if it never got well. */
  readonly recoverySeconds: number | null;
  readonly acknowledged: number;
  readonly lost: number;
  readonly foreign: number;
}

function findPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function count<Key extends string>(keys: readonly Key[]): Readonly<Partial<Record<Key, number>>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

const findLastFailure = (answers: readonly Answer[], since: number): number =>
  answers.reduce((last, { at, failure }) => (failure === null ? last : Math.max(last, at)), since);

/** Waits until nothing has failed for some seconds; false when that never happens. */
async function waitUntilWell(answers: readonly Answer[], endedAt: number): Promise<boolean> {
  while (performance.now() - findLastFailure(answers, endedAt) < calmMs) {
    if (performance.now() - endedAt > patienceMs) return false;
    await sleep(100);
  }
  return true;
}

/** How many of these comments the database has not. */
async function countLostComments(cluster: Cluster, keys: ReadonlySet<string>): Promise<number> {
  const list = [...keys].map((key) => `'${key}'`).join();
  const statement = `select count(*) from desk_comment where client_mutation_id in (${list || 'null'})`;
  const [found] = await queryDatabase(cluster.databaseUrl, statement);
  return keys.size - Number(found);
}

/** How many of these entries some process of the services does not know. */
async function countLostEntries(
  cluster: Cluster,
  people: People,
  slugs: ReadonlySet<string>,
  prefix: string,
): Promise<number> {
  const query =
    'query($prefix:String!){productReferences(stage:DRAFT,first:100,where:{productSlug_starts_with:$prefix}){productSlug}}';
  let lost = 0;
  // Each asks another process, as they are asked in turn.
  for (let turn = 0; turn < cluster.services.length; turn += 1) {
    const answer = await people.askAsEditor(query, { prefix });
    const { data } = JSON.parse(answer.body) as {
      readonly data: { readonly productReferences: readonly { readonly productSlug: string }[] };
    };
    const known = new Set(data.productReferences.map(({ productSlug }) => productSlug));
    lost = Math.max(lost, [...slugs].filter((slug) => !known.has(slug)).length);
  }
  return lost;
}

/** Puts a cluster under load, does something to it for eight seconds, takes it away and waits until it is well. */
export async function measureFault(cluster: Cluster, people: People, fault: Fault): Promise<FaultCost> {
  const prefix = `${fault.name.replaceAll(/\W+/g, '-')}-${Date.now().toString(36)}`.toLowerCase();
  const identities = await warmPages(cluster);
  const load = startSteadyLoad(cluster, people, identities, prefix);
  let began = 0;
  let endedAt = 0;
  let isWell = false;
  try {
    await sleep(beforeMs);
    began = performance.now();
    await fault.begin(cluster);
    await sleep(Math.max(0, faultMs - (performance.now() - began)));
  } finally {
    endedAt = performance.now();
    try {
      await fault.end(cluster);
      isWell = await waitUntilWell(load.answers, endedAt);
    } finally {
      await load.stop();
    }
  }
  await fault.prove?.(cluster);
  const answers = load.answers.filter(({ at }) => at >= began);
  const failed = answers.filter(({ failure }) => failure !== null);
  const times = answers.map(({ milliseconds }) => milliseconds);
  const recovery = (findLastFailure(answers, endedAt) - endedAt) / 1000;
  return {
    name: fault.name,
    requests: answers.length,
    failed: failed.length,
    failedKinds: count(failed.map(({ kind }) => kind)),
    failures: count(failed.map(({ failure }) => `${failure?.form} ${failure?.text}`)) as Record<string, number>,
    p50: findPercentile(times, 0.5),
    p99: findPercentile(times, 0.99),
    recoverySeconds: isWell ? recovery : null,
    acknowledged: load.comments.size + load.entries.size,
    lost:
      (await countLostComments(cluster, load.comments)) +
      (await countLostEntries(cluster, people, load.entries, prefix)),
    foreign: answers.filter(({ isForeign }) => isForeign).length,
  };
}
