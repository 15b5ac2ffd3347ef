import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import { parseCookies } from '../http/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShellServices } from '../request/shell-services.ts';
import { editorCookieName, readEditorSession } from './editor-session.ts';

/** Cookie of the stage in which an editor sees the site; ends with the browser session (EDT-007). */
export const editorStageCookieName = 'uapp_editor_stage';

type EditorContext = Pick<RequestContext, 'cookies'> & {
  readonly services: {
    readonly configuration: Pick<RequestContext['services']['configuration'], 'EDITOR_PASSWORD_HASH' | 'EDITOR_SECRET'>;
  };
};

/** The session of a value that the editor cookie may have, whether or not it was ended since; null for a false or old one. */
export function findEditorSession(
  value: string | undefined,
  { configuration }: EditorContext['services'],
): string | null {
  return readEditorSession(value, configuration.EDITOR_PASSWORD_HASH, configuration.EDITOR_SECRET);
}

/** The cookies of a request; that of an editor who has signed out, here or at another shell, is none any more (EDT-005). */
export async function readLivingCookies(
  header: string | undefined,
  services: Pick<ShellServices, 'configuration' | 'editorSessions'>,
): Promise<Readonly<Record<string, string>>> {
  const cookies = parseCookies(header);
  const session = findEditorSession(cookies[editorCookieName], services);
  if (session === null || !(await services.editorSessions.isEnded(session))) return cookies;
  const { [editorCookieName]: _ended, ...others } = cookies;
  return others;
}

/** Whether the request, whose cookies are living ones, comes from somebody who is signed in to the editor area (EDT-004). */
export function isEditor({ cookies, services }: EditorContext): boolean {
  return findEditorSession(cookies[editorCookieName], services) !== null;
}

/** The stage an editor has chosen, PUBLISHED by default and for everybody else (EDT-007). */
export function readEditorStage(context: EditorContext): ContentStage {
  return context.cookies[editorStageCookieName] === 'DRAFT' && isEditor(context) ? 'DRAFT' : 'PUBLISHED';
}
