import type { EndedSession } from '../shared-state/ended-session.ts';

/** Sessions of the identity provider that are over, by the `sid` of their tokens. */
export interface EndedSessions {
  /** Notes that a session has ended now, or earlier at another shell. */
  readonly note: (sid: string, time?: number) => EndedSession;
  readonly has: (sid: string) => boolean;
  /** All that are remembered, oldest first. */
  readonly list: () => readonly EndedSession[];
}

interface EndedSessionsOptions {
  readonly now?: () => number;
  /** What an earlier process recorded, oldest first. */
  readonly known?: Iterable<EndedSession>;
  /** Stores ended sessions for the next process; throws on failure. Receives all that are known, oldest first. */
  readonly keep?: (session: EndedSession, all: ReadonlyMap<string, number>) => void;
}

/** No identity token lives longer than the longest access token that the provider can be configured to issue. */
export const endedSessionMs = 25 * 3_600_000;
/** Only the provider can add to the list; this bounds the damage of a faulty one. */
const maxListLength = 200_000;

/** Remembers ended sessions until their tokens have expired. */
export function createEndedSessions({
  now = Date.now,
  known = [],
  keep = () => {},
}: EndedSessionsOptions = {}): EndedSessions {
  // In the order in which this shell heard of them.
  const endedAt = new Map<string, number>(known);
  const isOver = (time: number) => now() - time >= endedSessionMs;
  const forgetOldest = (): void => {
    for (const [oldest, time] of endedAt) {
      if (!isOver(time) && endedAt.size <= maxListLength) break;
      endedAt.delete(oldest);
    }
  };
  forgetOldest();
  return {
    note: (sid, time = now()) => {
      endedAt.delete(sid);
      endedAt.set(sid, time);
      forgetOldest();
      const session: EndedSession = [sid, time];
      keep(session, endedAt);
      return session;
    },
    has: (sid) => {
      const time = endedAt.get(sid);
      return time !== undefined && !isOver(time);
    },
    list: () => [...endedAt],
  };
}
