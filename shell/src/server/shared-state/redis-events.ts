import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { RedisLink } from './redis-link.ts';
import type { ShellEventListener } from './shared-state.ts';
import { type ShellEvent, shellEventSchema } from './shell-event.ts';

/** Events of the last hours; a shell that was away for longer starts with empty caches. */
const keptEvents = 5_000;
const readAtOnce = 100;
const waitMs = 1_000;
const retryMs = 250;
/** The connection of a reader that has waited for this long is not answered any more. */
const silentMs = 5_000;
/** A reader that was not blocked for longer has heard of an event before its shell has purged a CDN for the second time. */
const promptMs = 1_100;
/** How often shells compare what they know although none has missed anything, as far as it has noticed. */
const exchangeMs = 60_000;
/** Comes before every event. */
const beginning = '0-0';

const entriesSchema = v.array(v.tuple([v.string(), v.array(v.string())]));
const replySchema = v.nullable(v.pipe(v.array(v.tuple([v.string(), entriesSchema])), v.minLength(1)));
const eventText = v.pipe(v.string(), v.parseJson(), shellEventSchema);

interface RedisEvents {
  /** Whether the event was written. */
  readonly write: (event: ShellEvent) => Promise<boolean>;
  readonly follow: (listener: ShellEventListener) => Promise<void>;
  /** Lets the listener exchange what it knows soon, because something could not be told. */
  readonly exchangeSoon: () => void;
  readonly close: () => void;
}

interface EventOptions {
  readonly link: RedisLink;
  /** Key of the stream. */
  readonly stream: string;
  /** Name of this process, whose own events it does not hear. */
  readonly self: string;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Events in a stream: unlike messages of a channel, they are still there for a shell whose connection was interrupted. A
 * shell that does not find the last event it has read says that it has missed some.
 */
export function createRedisEvents({ link, stream, self, log }: EventOptions): RedisEvents {
  let reader: Redis | null = null;
  let hasEnded = false;
  /** Null until the stream has been read once. */
  let lastId: string | null = null;
  /** Whether the stream was empty when this connection read it first: then each of its events is a new one. */
  let wasEmpty = true;
  /** When the stream has last been read. */
  let readAt: number | null = null;
  /** When the shells have last compared what they know; null when that has to be done. */
  let exchangedAt: number | null = null;

  const readNewestId = async (redis: Redis): Promise<string> =>
    v.parse(entriesSchema, await redis.xrevrange(stream, '+', '-', 'COUNT', 1))[0]?.[0] ?? beginning;

  async function isThere(redis: Redis, id: string): Promise<boolean> {
    return id === beginning ? wasEmpty : (await redis.xrange(stream, id, id)).length > 0;
  }

  /** Goes on after the last event that was read; says so when that is gone, and perhaps others with it. */
  async function resume(redis: Redis, { onMissed }: ShellEventListener): Promise<void> {
    if (lastId !== null && (await isThere(redis, lastId))) return;
    lastId = await readNewestId(redis);
    wasEmpty = lastId === beginning;
    onMissed();
  }

  function hear(fields: readonly string[], isLate: boolean, { onEvent, onMissed }: ShellEventListener): void {
    const value = (name: string) => fields[fields.indexOf(name) + 1];
    if (value('from') === self) return;
    const event = v.safeParse(eventText, value('event'));
    if (event.success) return onEvent(event.output, isLate);
    // A newer shell may know more kinds. Whatever it means, it is taken for the worst.
    log.warn({ service: 'shared-state' }, 'an event of another shell cannot be read');
    exchangedAt = null;
    onMissed();
  }

  async function read(redis: Redis, listener: ShellEventListener): Promise<void> {
    const from = lastId ?? beginning;
    const reply = await redis.xread('COUNT', readAtOnce, 'BLOCK', waitMs, 'STREAMS', stream, from);
    const isLate = readAt !== null && performance.now() - readAt > promptMs;
    readAt = performance.now();
    for (const [, entries] of v.parse(replySchema, reply) ?? []) {
      for (const [id, fields] of entries) {
        lastId = id;
        hear(fields, isLate, listener);
      }
    }
  }

  async function exchange(redis: Redis, listener: ShellEventListener): Promise<void> {
    exchangedAt = performance.now();
    if (!(await listener.onReached())) {
      exchangedAt = null;
      await sleep(retryMs, undefined, { ref: false });
    }
    // It may have taken long enough for events to be gone.
    await resume(redis, listener);
  }

  async function readOn(listener: ShellEventListener): Promise<void> {
    while (!hasEnded) {
      const connection = link.open(silentMs);
      reader = connection;
      // Each failure ends this connection, and the loop notices it.
      connection.on('error', () => {});
      try {
        await connection.connect();
        await resume(connection, listener);
        exchangedAt = null;
        while (!hasEnded) {
          if (exchangedAt === null || performance.now() - exchangedAt > exchangeMs)
            await exchange(connection, listener);
          await read(connection, listener);
        }
      } catch {
        await sleep(retryMs, undefined, { ref: false });
      } finally {
        connection.disconnect();
        wasEmpty = false;
      }
    }
  }

  return {
    write: async (event) => {
      const fields = ['from', self, 'event', JSON.stringify(event)];
      const id = await link.run((redis) => redis.xadd(stream, 'MAXLEN', '~', keptEvents, '*', ...fields));
      return id !== undefined;
    },
    follow: async (listener) => {
      lastId = (await link.run(readNewestId)) ?? null;
      void readOn(listener);
    },
    exchangeSoon: () => {
      exchangedAt = null;
    },
    close: () => {
      hasEnded = true;
      reader?.disconnect();
    },
  };
}
