import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ContentDatabase } from '../store/content-tables.ts';
import { sendMessage } from './send-message.ts';
import type { WebhookSender } from './sign-body.ts';

/** Pauses before the four retries, in milliseconds (HY-86). */
const pauses = [1000, 4000, 15_000, 60_000] as const;
const messagesAtOnce = 4;
/** Messages of changes that come one after the other are sent together. */
const gatheringMs = 40;
const maxWaitMs = 30_000;
/** Longer than sending may take: messages whose sender was killed are sent again, by whichever process looks then. */
const leaseMs = 20_000;

/** The running delivery: `wake` sends everything due, `stop` resolves when nothing is being sent. */
export interface Delivery {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

interface DueMessage {
  readonly event_id: string;
  readonly url: string;
  readonly attempts: number;
  readonly body: string;
}

/** Takes the oldest due messages, so that no other process sends them as well. */
async function claimDue(database: ContentDatabase, now: Date): Promise<readonly DueMessage[]> {
  const claimed = await database
    .with('due', (query) =>
      query
        .selectFrom('content_delivery')
        .select(['event_id', 'url'])
        .where('due_at', '<=', now)
        .where('attempts', '<=', pauses.length)
        .orderBy('event_id')
        .limit(messagesAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('content_delivery as delivery')
    .from('due')
    .set({ due_at: new Date(now.getTime() + leaseMs) })
    .whereRef('delivery.event_id', '=', 'due.event_id')
    .whereRef('delivery.url', '=', 'due.url')
    .returning(['delivery.event_id', 'delivery.url', 'delivery.attempts'])
    .execute();
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ event_id }) => event_id);
  const events = await database.selectFrom('content_event').select(['id', 'body']).where('id', 'in', ids).execute();
  const bodies = new Map(events.map(({ id, body }) => [id, body]));
  return claimed.flatMap((message) => {
    const body = bodies.get(message.event_id);
    return body === undefined ? [] : [{ ...message, body }];
  });
}

/** Sends messages from the table in which changes recorded them; after a kill the next start sends the rest. */
export function startDelivery(database: ContentDatabase, sender: WebhookSender, logger: Logger): Delivery {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  async function noteFailure({ event_id, url, attempts }: DueMessage, failure: string): Promise<void> {
    const pause = pauses[attempts] ?? 0;
    await database
      .updateTable('content_delivery')
      .set({ attempts: attempts + 1, due_at: new Date(Date.now() + pause), failure })
      .where('event_id', '=', event_id)
      .where('url', '=', url)
      .execute();
  }

  /** Forgets messages that were taken, and those that never will be. */
  async function forget(messages: readonly DueMessage[]): Promise<void> {
    if (messages.length === 0) return;
    for (const [url, own] of Map.groupBy(messages, (message) => message.url)) {
      const events = own.map(({ event_id }) => event_id);
      await database.deleteFrom('content_delivery').where('url', '=', url).where('event_id', 'in', events).execute();
    }
    await database
      .deleteFrom('content_event')
      .where(
        'id',
        'in',
        messages.map(({ event_id }) => event_id),
      )
      .where((query) => {
        const others = query.selectFrom('content_delivery').select('url').whereRef('event_id', '=', 'content_event.id');
        return query.not(query.exists(others));
      })
      .execute();
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = await claimDue(database, new Date());
      if (due.length === 0 || isStopped) return;
      const outcomes = await Promise.all(
        due.map(async (message) => ({ message, failure: await sendMessage(message.url, message.body, sender) })),
      );
      const done: DueMessage[] = [];
      for (const { message, failure } of outcomes) {
        if (failure !== null && pauses[message.attempts] !== undefined) {
          await noteFailure(message, failure);
          continue;
        }
        if (failure !== null) {
          logger.warn({ url: message.url, failure, event: message.event_id }, 'a message about content was not taken');
        }
        done.push(message);
      }
      await forget(done);
    }
  }

  async function plan(): Promise<void> {
    const next = await database
      .selectFrom('content_delivery')
      .select(({ fn }) => fn.min('due_at').as('due_at'))
      .executeTakeFirst();
    const wait = next?.due_at ? next.due_at.getTime() - Date.now() : maxWaitMs;
    if (isStopped) return;
    timer = setTimeout(wake, Math.min(Math.max(wait, 0), maxWaitMs)).unref();
  }

  async function run(): Promise<void> {
    try {
      do {
        isWoken = false;
        await sendDue();
      } while (isWoken);
      await plan();
    } catch (error) {
      logger.error({ err: error }, 'messages about content could not be sent');
      if (!isStopped) timer = setTimeout(wake, maxWaitMs).unref();
    }
  }

  function wake(): void {
    if (isStopped) return;
    isWoken = true;
    clearTimeout(timer);
    running ??= sleep(gatheringMs)
      .then(run)
      .finally(() => {
        running = null;
        if (isWoken) wake();
      });
  }

  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
