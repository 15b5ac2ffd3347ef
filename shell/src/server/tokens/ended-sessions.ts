/** Sessions of the identity provider that are over, by the `sid` of their tokens. */
export interface EndedSessions {
  readonly note: (sid: string) => void;
  readonly has: (sid: string) => boolean;
}

/** A session and the time at which its end was reported, in milliseconds since 1970. */
export type EndedSession = readonly [sid: string, time: number];

interface EndedSessionsOptions {
  readonly now?: () => number;
  /** What an earlier process recorded, oldest first. */
  readonly known?: Iterable<EndedSession>;
  /** Stores ended sessions for the next process; throws on failure. Receives all that are known, oldest first. */
  readonly keep?: (session: EndedSession, all: ReadonlyMap<string, number>) => void;
}

// No identity token lives longer than the longest access token that the provider can be configured to issue.
const keptMs = 25 * 3_600_000;
/** Only the provider can add to the list; this bounds the damage of a faulty one. */
const maxListLength = 200_000;

/** Remembers ended sessions until their tokens have expired. */
export function createEndedSessions({
  now = Date.now,
  known = [],
  keep = () => {},
}: EndedSessionsOptions = {}): EndedSessions {
  // In the order in which they ended, so the oldest come first.
  const endedAt = new Map<string, number>(known);
  const isOver = (time: number) => now() - time >= keptMs;
  const forgetOldest = (): void => {
    for (const [oldest, time] of endedAt) {
      if (!isOver(time) && endedAt.size <= maxListLength) break;
      endedAt.delete(oldest);
    }
  };
  forgetOldest();
  return {
    note: (sid) => {
      const time = now();
      endedAt.delete(sid);
      endedAt.set(sid, time);
      forgetOldest();
      keep([sid, time], endedAt);
    },
    has: (sid) => {
      const time = endedAt.get(sid);
      return time !== undefined && !isOver(time);
    },
  };
}
