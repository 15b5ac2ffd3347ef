import { Gauge, type Registry } from 'prom-client';
import { createTimedReader } from './read-in-time.ts';

/** What waits in a process of services: mails, messages about content, and pictures that are to be made. */
export type QueueName = 'mail' | 'webhooks' | 'images' | 'images-behind' | 'content-images';

/** How much waits, and for how many seconds the oldest has done so; 0 when nothing waits. */
export interface QueueLoad {
  readonly waiting: number;
  /** Only of queues that outlive the process. */
  readonly oldestSeconds?: number;
}

/** The load of a queue in a table, from its count and the time of its oldest row. */
export function mapQueueLoad(row: { readonly waiting: string; readonly oldest: Date | null }): QueueLoad {
  const oldestSeconds = row.oldest === null ? 0 : (Date.now() - row.oldest.getTime()) / 1000;
  return { waiting: Number(row.waiting), oldestSeconds };
}

export type ReadQueue = () => QueueLoad | Promise<QueueLoad>;

/** Adds what waits to the metrics; returns how a service names a queue of its own. */
export function createQueueMetrics(registry: Registry): (queue: QueueName, read: ReadQueue) => void {
  const queues = new Map<QueueName, () => Promise<QueueLoad | null>>();

  async function fill(gauge: Gauge<'queue'>, select: (load: QueueLoad) => number | undefined): Promise<void> {
    const values = await Promise.all(
      [...queues].map(async ([queue, read]) => {
        const load = await read();
        return { queue, value: load === null ? undefined : select(load) };
      }),
    );
    gauge.reset();
    for (const { queue, value } of values) if (value !== undefined) gauge.set({ queue }, value);
  }

  new Gauge({
    name: 'queue_waiting',
    help: 'What waits for its turn: mails, messages about content, pictures to be made; no value while the database is away',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      return fill(this, ({ waiting }) => waiting);
    },
  });
  new Gauge({
    name: 'queue_oldest_seconds',
    help: 'How long the oldest mail or message about content has waited; 0 when none does',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      return fill(this, ({ oldestSeconds }) => oldestSeconds);
    },
  });
  return (queue, read) => void queues.set(queue, createTimedReader(read));
}
