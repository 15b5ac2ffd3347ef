// @ts-nocheck
import { editorCookieName, isEditorToken } from '../api/editor-session.ts';
import type { RequestContext } from '../request-context.ts';
import type { ContentStage } from '../shell-services.ts';

/** Cookie of the stage in which an editor sees the site; ends with the browser session (EDT-007). */
export const editorStageCookieName = 'uapp_editor_stage';

type EditorContext = Pick<RequestContext, 'cookies'> & {
  readonly services: {
    readonly configuration: Pick<RequestContext['services']['configuration'], 'EDITOR_PASSWORD_HASH' | 'EDITOR_SECRET'>;
  };
};

/** Whether the request comes from somebody who is signed in to the editor area (EDT-004). */
export function isEditor({ cookies, services }: EditorContext): boolean {
  const { EDITOR_PASSWORD_HASH: passwordHash, EDITOR_SECRET: secret } = services.configuration;
  return isEditorToken(cookies[editorCookieName], passwordHash, secret);
}

/** The stage an editor has chosen, PUBLISHED by default and for everybody else (EDT-007). */
export function readEditorStage(context: EditorContext): ContentStage {
  return context.cookies[editorStageCookieName] === 'DRAFT' && isEditor(context) ? 'DRAFT' : 'PUBLISHED';
}
