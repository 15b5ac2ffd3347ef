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
const blockMs = 5_000;
const retryMs = 250;
/** Comes before every event. */
const beginning = '0-0';

const entriesSchema = v.array(v.tuple([v.string(), v.array(v.string())]));
const replySchema = v.nullable(v.pipe(v.array(v.tuple([v.string(), entriesSchema])), v.minLength(1)));
const eventText = v.pipe(v.string(), v.parseJson(), shellEventSchema);

interface RedisEvents {
  /** False when the event could not be written. */
  readonly write: (event: ShellEvent) => Promise<boolean>;
  readonly follow: (listener: ShellEventListener) => Promise<void>;
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

  const readNewestId = async (redis: Redis): Promise<string> =>
    v.parse(entriesSchema, await redis.xrevrange(stream, '+', '-', 'COUNT', 1))[0]?.[0] ?? beginning;

  /** Continues after the last event that was read; reports when that is gone, and all between with it. */
  async function resume(redis: Redis, { onMissed }: ShellEventListener): Promise<string> {
    // Of a stream that was empty until now, every event is a new one.
    if (lastId === beginning) return lastId;
    if (lastId !== null && (await redis.xrange(stream, lastId, lastId)).length > 0) return lastId;
    const newest = await readNewestId(redis);
    onMissed();
    return newest;
  }

  function hear(fields: readonly string[], { onEvent }: ShellEventListener): void {
    const value = (name: string) => fields[fields.indexOf(name) + 1];
    if (value('from') === self) return;
    const event = v.safeParse(eventText, value('event'));
    if (event.success) onEvent(event.output);
    // A newer shell may know more kinds; what they mean here is not known.
    else log.warn({ service: 'shared-state' }, 'an event of another shell cannot be read');
  }

  async function read(redis: Redis, listener: ShellEventListener, waitMs: number): Promise<void> {
    const reply = await redis.xread('COUNT', readAtOnce, 'BLOCK', waitMs, 'STREAMS', stream, lastId ?? beginning);
    for (const [, entries] of v.parse(replySchema, reply) ?? []) {
      for (const [id, fields] of entries) {
        lastId = id;
        hear(fields, listener);
      }
    }
  }

  async function readOn(listener: ShellEventListener): Promise<void> {
    while (!hasEnded) {
      const connection = link.open(2 * blockMs);
      reader = connection;
      // Each failure ends this connection, and the loop says so to itself.
      connection.on('error', () => {});
      try {
        await connection.connect();
        lastId = await resume(connection, listener);
        let isExchanged = false;
        while (!hasEnded) {
          isExchanged ||= await listener.onReached();
          await read(connection, listener, isExchanged ? blockMs : retryMs);
        }
      } catch {
        await sleep(retryMs, undefined, { ref: false });
      } finally {
        connection.disconnect();
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
    close: () => {
      hasEnded = true;
      reader?.disconnect();
    },
  };
}
