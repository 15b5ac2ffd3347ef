import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import { type EditorSecrets, isEditor } from './editor-visit.ts';

/** Cookie with the content stage in which an editor sees the site; ends with the browser session (EDT-007). */
export const contentStageCookieName = 'uapp_editor_stage';

/** The content stage an editor has chosen, PUBLISHED by default and for everybody else (EDT-007). */
export function readContentStage(cookies: Readonly<Record<string, string>>, secrets: EditorSecrets): ContentStage {
  return cookies[contentStageCookieName] === 'DRAFT' && isEditor(cookies, secrets) ? 'DRAFT' : 'PUBLISHED';
}
