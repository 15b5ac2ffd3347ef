/** Sessions of the identity provider that are over, by the `sid` of their tokens. */
export interface EndedSessions {
  readonly note: (sid: string) => void;
  readonly has: (sid: string) => boolean;
}

/** A session and when its end was told, in milliseconds since 1970. */
export type EndedSession = readonly [sid: string, time: number];

interface EndedSessionsOptions {
  readonly now?: () => number;
  /** What an earlier process knew, the oldest first. */
  readonly known?: Iterable<EndedSession>;
  /** Keeps a session for the next process; throws when it cannot. Gets all that are known, the oldest first. */
  readonly keep?: (session: EndedSession, all: ReadonlyMap<string, number>) => void;
}

// No identity token lives longer than the longest access token that the provider can be told to issue.
const keptMs = 25 * 3_600_000;
/** Only the provider can add to the list; this bounds what one that has gone wrong can cost. */
const maxListLength = 200_000;

/** Remembers ended sessions until their tokens have expired. */
export function createEndedSessions({
  now = Date.now,
  known = [],
  keep = () => {},
}: EndedSessionsOptions = {}): EndedSessions {
  // In the order of their end, so the oldest stand first.
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
