import { createHmac, randomUUID } from 'node:crypto';
import { listSecrets } from '@kmx/server-kit/secrets/list-secrets.ts';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { EndedSession } from './ended-session.ts';
import { createRedisEvents } from './redis-events.ts';
import { createRedisLink } from './redis-link.ts';
import { countRequestScript, reserveAttemptScript } from './redis-scripts.ts';
import type { AttemptRule, RemoteState } from './shared-state.ts';
import { type ShellEvent, shortenContentEvent } from './shell-event.ts';

const prefix = 'kmx:';
const endedKey = `${prefix}ended-sessions`;
/** As long as a shell remembers an ended session. */
const endedMs = 25 * 3_600_000;
/** In one command, which is to be answered within a tenth of a second. */
const sessionsAtOnce = 500;
/** How long a start waits for the store. */
const firstWaitMs = 2_000;

const countSchema = v.tuple([v.number(), v.number()]);
const waitSchema = v.number();

/** Shared state in Redis or Valkey 7 and newer; keys name nobody, because they are hashes with the secret of the shells. */
export function createRedisState(options: {
  /** `redis://` or, with TLS, `rediss://`. */
  readonly url: string;
  readonly secret: string;
  readonly log: Pick<Logger, 'warn' | 'info'>;
}): RemoteState {
  const { url, secret, log } = options;
  const link = createRedisLink(url, log);
  const events = createRedisEvents({ link, stream: `${prefix}events`, self: randomUUID(), log });
  // The others only verify: shells that share limits must not differ in more than one step of a replacement.
  const [newest] = listSecrets(secret);
  const createKey = (kind: string, key: string) =>
    `${prefix}${kind}:${createHmac('sha256', newest).update(key).digest('base64url').slice(0, 22)}`;
  const createAttemptKey = ({ name }: AttemptRule, key: string) => createKey(`attempts:${name}`, key);
  /** Whether others were not told of a change: then they empty their caches, once they can be told. */
  let hasUntold = false;

  async function publish(event: ShellEvent): Promise<void> {
    const told = event.kind === 'content' ? { ...event, event: shortenContentEvent(event.event) } : event;
    if (await events.write(told)) return;
    hasUntold = true;
    events.exchangeSoon();
  }

  /** Whether others have been told of everything. */
  async function tellLate(): Promise<boolean> {
    if (hasUntold) hasUntold = !(await events.write({ kind: 'clear' }));
    return !hasUntold;
  }

  async function keepEndedSessions(sessions: readonly EndedSession[]): Promise<boolean> {
    for (let start = 0; start < sessions.length; start += sessionsAtOnce) {
      const words = sessions.slice(start, start + sessionsAtOnce).flatMap(([sid, time]) => [time, sid]);
      if ((await link.run((redis) => redis.zadd(endedKey, ...words))) === undefined) return false;
    }
    void link.run((redis) => redis.zremrangebyscore(endedKey, '-inf', Date.now() - endedMs));
    return true;
  }

  async function shareEndedSessions(sessions: readonly EndedSession[]): Promise<boolean> {
    const [first] = sessions;
    if (first === undefined) return true;
    const isOne = sessions.length === 1;
    const event: ShellEvent = isOne ? { kind: 'session-ended', session: first } : { kind: 'sessions-ended' };
    // The event last: whoever hears it finds them.
    const isShared = (await keepEndedSessions(sessions)) && (await events.write(event));
    if (!isShared) events.exchangeSoon();
    return isShared;
  }

  return {
    reserveAttempt: async (rule, key) => {
      const { attempts, windowMs, pauseMs = -1 } = rule;
      const words = [createAttemptKey(rule, key), attempts, windowMs, pauseMs] as const;
      return link.run(async (redis) => v.parse(waitSchema, await redis.eval(reserveAttemptScript, 1, ...words)));
    },
    takeBackAttempt: async (rule, key) => void (await link.run((redis) => redis.rpop(createAttemptKey(rule, key)))),
    forgetAttempts: async (rule, key) => void (await link.run((redis) => redis.del(createAttemptKey(rule, key)))),
    countRequest: async (key, windowMs) => {
      const words = [createKey('requests', key), windowMs] as const;
      const reply = await link.run(async (redis) =>
        v.parse(countSchema, await redis.eval(countRequestScript, 1, ...words)),
      );
      return reply && { current: reply[0], remainingMs: reply[1] };
    },
    claim: async (key, ttlMs) => {
      const reply = await link.run((redis) => redis.set(createKey('claims', key), '1', 'PX', ttlMs, 'NX'));
      return reply === undefined ? undefined : reply === 'OK';
    },
    publish,
    follow: async (listener) => {
      // Otherwise a shell that starts would serve before it knows what the others know.
      await link.waitUntilReady(firstWaitMs);
      await events.follow({ ...listener, onReached: async () => (await tellLate()) && listener.onReached() });
    },
    shareEndedSessions,
    listEndedSessions: async (since): Promise<readonly EndedSession[] | null> => {
      const words = await link.run((redis) => redis.zrange(endedKey, since, '+inf', 'BYSCORE', 'WITHSCORES'));
      if (words === undefined) return null;
      return words.flatMap((sid, place) => (place % 2 === 0 ? [[sid, Number(words[place + 1])] as const] : []));
    },
    isReachable: link.isReachable,
    close: async () => {
      events.close();
      link.close();
    },
  };
}
