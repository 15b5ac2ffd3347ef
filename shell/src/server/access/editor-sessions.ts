import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { EditorSessionsClient } from '../backends/clients/editor-sessions-client.ts';
import type { SharedState } from '../shared-state/shared-state.ts';

/** The sessions of the editor area that were ended by signing out. */
export interface EditorSessions {
  readonly isEnded: (id: string) => Promise<boolean>;
  /** Takes effect here immediately and at all other shells; the services are notified repeatedly until they acknowledge it. */
  readonly end: (id: string) => Promise<void>;
  /** Another shell has ended it. */
  readonly hear: (id: string) => void;
}

const checkedMs = 5_000;
const rememberedSessions = 10_000;
const retryMs = 10_000;

/**
 * Asks the services about sessions, at most every five seconds about each one. While they are unreachable, this process
 * relies on what it knows: an outage signs nobody out (as decision 0013 rules for customers).
 */
export function createEditorSessions(
  client: EditorSessionsClient,
  shared: Pick<SharedState, 'publish'>,
  log: Logger,
): EditorSessions {
  const ended = new LRUCache<string, true>({ max: rememberedSessions });
  const open = new LRUCache<string, true>({ max: rememberedSessions, ttl: checkedMs });

  async function tell(id: string): Promise<void> {
    try {
      await client.end(id);
    } catch (error) {
      log.warn(
        { err: error },
        'the services could not be notified of an ended session of the editor area; this is repeated',
      );
      setTimeout(() => void tell(id), retryMs).unref();
    }
  }

  return {
    isEnded: async (id) => {
      if (ended.has(id)) return true;
      if (open.has(id)) return false;
      try {
        if (!(await client.isEnded(id))) open.set(id, true);
        else ended.set(id, true);
      } catch (error) {
        log.warn({ err: error }, 'the services could not be asked about a session of the editor area');
        open.set(id, true);
      }
      return ended.has(id);
    },
    end: async (id) => {
      ended.set(id, true);
      await Promise.all([shared.publish({ kind: 'editor-session-ended', id }), tell(id)]);
    },
    hear: (id) => void ended.set(id, true),
  };
}
