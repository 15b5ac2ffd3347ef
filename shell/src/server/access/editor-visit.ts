import type { Configuration } from '../configuration.ts';
import { parseCookies } from '../http/cookies.ts';
import { editorCookieName, readEditorSession } from './editor-session.ts';
import type { EditorSessions } from './editor-sessions.ts';

/** What signs the cookie of the editor area. */
export type EditorSecrets = Pick<Configuration, 'EDITOR_PASSWORD_HASH' | 'EDITOR_SECRET'>;

/** The session of a possible cookie value, ended or not; null for a forged or expired value. */
export function findEditorSession(value: string | undefined, secrets: EditorSecrets): string | null {
  return readEditorSession(value, secrets.EDITOR_PASSWORD_HASH, secrets.EDITOR_SECRET);
}

interface SessionCheck {
  readonly configuration: EditorSecrets;
  readonly editorSessions: Pick<EditorSessions, 'isEnded'>;
}

/** The cookies of a request, without that of an editor who has signed out, here or at another shell (EDT-005). */
export async function readLivingCookies(
  header: string | undefined,
  { configuration, editorSessions }: SessionCheck,
): Promise<Readonly<Record<string, string>>> {
  const cookies = parseCookies(header);
  const session = findEditorSession(cookies[editorCookieName], configuration);
  if (session === null || !(await editorSessions.isEnded(session))) return cookies;
  const { [editorCookieName]: _ended, ...others } = cookies;
  return others;
}

/** Whether these cookies belong to a person signed in to the editor area (EDT-004). */
export function isEditor(cookies: Readonly<Record<string, string>>, secrets: EditorSecrets): boolean {
  return findEditorSession(cookies[editorCookieName], secrets) !== null;
}
