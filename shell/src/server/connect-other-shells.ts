import type { EditorSessions } from './access/editor-sessions.ts';
import type { NoteContentEvent } from './cache/invalidate-content.ts';
import type { SharedState } from './shared-state/shared-state.ts';
import type { ToldSessions } from './tokens/tell-ended-sessions.ts';

const retryMs = 1_000;

interface OtherShellsOptions {
  readonly shared: SharedState;
  /** Empties the caches of this shell, whenever they were emptied before. */
  readonly emptyOwnCaches: () => void;
  /** Makes everything anew that this shell has in its caches, because it may have missed what has changed. */
  readonly renewOwnCaches: () => void;
  readonly noteContentEvent: NoteContentEvent;
  readonly endedSessions: ToldSessions;
  readonly editorSessions: Pick<EditorSessions, 'hear'>;
}

/** Does here what happens at other shells; resolves when nothing that they tell from now on is missed. */
export async function connectOtherShells(options: OtherShellsOptions): Promise<void> {
  const { shared, emptyOwnCaches, renewOwnCaches, noteContentEvent, endedSessions, editorSessions } = options;
  /** Until the list could be read; what else the store has to tell comes with its own events. */
  async function exchangeSessions(): Promise<void> {
    if (!(await endedSessions.exchange())) setTimeout(() => void exchangeSessions(), retryMs).unref();
  }
  await shared.follow({
    onEvent: (event, isLate) => {
      // The other one purges the CDN, which may have taken old pages from here since then.
      if (event.kind === 'content') noteContentEvent(event.event, isLate ? 'late' : 'another-shell');
      else if (event.kind === 'clear') emptyOwnCaches();
      else if (event.kind === 'session-ended') endedSessions.hear(event.session);
      else if (event.kind === 'sessions-ended') void exchangeSessions();
      else editorSessions.hear(event.id);
    },
    onMissed: renewOwnCaches,
    onReached: endedSessions.exchange,
  });
  // Before the first request, where the others can be reached: a session that ended while this shell was away is over here too.
  await endedSessions.exchange();
}
