import type { EditorSessions } from './access/editor-sessions.ts';
import type { NoteContentEvent } from './cache/invalidate-content.ts';
import type { SharedState } from './shared-state/shared-state.ts';
import type { ToldSessions } from './tokens/tell-ended-sessions.ts';

interface OtherShellsOptions {
  readonly shared: SharedState;
  /** Empties the caches of this shell. */
  readonly clearOwnCaches: () => boolean;
  readonly noteContentEvent: NoteContentEvent;
  readonly endedSessions: ToldSessions;
  readonly editorSessions: Pick<EditorSessions, 'hear'>;
}

/** Does here what happens at other shells; resolves when nothing that they tell from now on is missed. */
export async function connectOtherShells(options: OtherShellsOptions): Promise<void> {
  const { shared, clearOwnCaches, noteContentEvent, endedSessions, editorSessions } = options;
  await shared.follow({
    onEvent: (event) => {
      if (event.kind === 'content') noteContentEvent(event.event);
      else if (event.kind === 'clear') clearOwnCaches();
      else if (event.kind === 'session-ended') endedSessions.hear(event.session);
      else editorSessions.hear(event.id);
    },
    onMissed: clearOwnCaches,
    onReached: endedSessions.exchange,
  });
  // Before the first request: a session that ended while this shell was away is over here as well.
  await endedSessions.exchange();
}
