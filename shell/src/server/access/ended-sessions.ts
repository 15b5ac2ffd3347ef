/** Sessions of the identity provider that are over, by the `sid` of their tokens. */
export interface EndedSessions {
  readonly note: (sid: string) => void;
  readonly has: (sid: string) => boolean;
}

// No identity token lives longer than the longest access token that the provider can be told to issue.
const keptMs = 25 * 3_600_000;
/** Only the provider can add to the list; this bounds what one that has gone wrong can cost. */
const longestList = 200_000;

/** Remembers ended sessions in this process until their tokens have expired; a restart forgets them. */
export function createEndedSessions(now: () => number = Date.now): EndedSessions {
  // In the order of their end, so the oldest stand first.
  const endedAt = new Map<string, number>();
  const isOver = (time: number) => now() - time >= keptMs;
  return {
    note: (sid) => {
      endedAt.delete(sid);
      endedAt.set(sid, now());
      for (const [oldest, time] of endedAt) {
        if (!isOver(time) && endedAt.size <= longestList) break;
        endedAt.delete(oldest);
      }
    },
    has: (sid) => {
      const time = endedAt.get(sid);
      return time !== undefined && !isOver(time);
    },
  };
}
