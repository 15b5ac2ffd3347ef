import type { Logger } from 'pino';
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
  shared: Pick<SharedState, 'shareEndedSessions' | 'listEndedSessions'>,
  log: Pick<Logger, 'error'>,
): ToldSessions {
  /** One at a time: several would tell the same sessions. */
  let running: Promise<boolean> | null = null;
  /** Whether somebody asked while one was running, which may have read the list already. */
  let isAskedAgain = false;

  function hear([sid, time]: EndedSession): void {
    if (own.has(sid)) return;
    try {
      own.note(sid, time);
    } catch (error) {
      // This process knows it all the same, and after a restart the others do.
      log.error({ err: error }, 'a session that ended at another shell could not be written down');
    }
  }

  async function exchange(): Promise<boolean> {
    const others = await shared.listEndedSessions(Date.now() - endedSessionMs);
    if (others === null) return false;
    for (const session of others) hear(session);
    const known = new Set(others.map(([sid]) => sid));
    return shared.shareEndedSessions(own.list().filter(([sid]) => !known.has(sid) && own.has(sid)));
  }

  async function exchangeAll(): Promise<boolean> {
    let isExchanged: boolean;
    do {
      isAskedAgain = false;
      isExchanged = await exchange();
    } while (isAskedAgain);
    return isExchanged;
  }

  return {
    has: own.has,
    end: async (sid) => {
      // Kept here before anybody is told, so that it is not lost with this process.
      await shared.shareEndedSessions([own.note(sid)]);
    },
    hear,
    exchange: () => {
      isAskedAgain = running !== null;
      running ??= exchangeAll().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
