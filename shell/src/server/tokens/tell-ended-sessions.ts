import type { EndedSession } from '../shared-state/ended-session.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import { type EndedSessions, endedSessionMs } from './ended-sessions.ts';

/** Ended sessions that all shells know of. */
export interface ToldSessions {
  readonly has: (sid: string) => boolean;
  /** Ends a session here and at all other shells. */
  readonly end: (sid: string) => Promise<void>;
  /** Another shell has ended it. */
  readonly hear: (session: EndedSession) => void;
  /** Tells the others what only this shell knows and takes over what only they know; false when they cannot be reached. */
  readonly exchange: () => Promise<boolean>;
}

/** Shares the sessions that have ended at this shell with all others. */
export function tellEndedSessions(
  own: EndedSessions,
  shared: Pick<SharedState, 'publish' | 'listEndedSessions'>,
): ToldSessions {
  const publish = (session: EndedSession) => shared.publish({ kind: 'session-ended', session });

  function hear([sid, time]: EndedSession): void {
    if (!own.has(sid)) own.note(sid, time);
  }

  return {
    has: own.has,
    // Kept here before anybody is told, so that it is not lost with this process.
    end: (sid) => publish(own.note(sid)),
    hear,
    exchange: async () => {
      const others = await shared.listEndedSessions(Date.now() - endedSessionMs);
      if (others === null) return false;
      const known = new Set(others.map(([sid]) => sid));
      for (const session of own.list()) if (!known.has(session[0]) && own.has(session[0])) await publish(session);
      for (const session of others) hear(session);
      return true;
    },
  };
}
