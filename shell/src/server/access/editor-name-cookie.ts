import { editorNameSchema } from '@kmx/shared-contracts/endpoints/editor-name.schema.ts';
import * as v from 'valibot';

/** Cookie with the name recorded for this editor's changes; editors share one password. */
export const editorNameCookieName = 'uapp_editor_name';

/** The name that an editor has given; empty when none was. */
export function readEditorName(cookies: Readonly<Record<string, string>>): string {
  const name = v.safeParse(editorNameSchema.entries.name, cookies[editorNameCookieName]);
  return name.success ? name.output : '';
}

/** The name of the editor, percent-encoded for a header; undefined when none was given. */
export function readAuthorHeader(cookies: Readonly<Record<string, string>>): string | undefined {
  const name = readEditorName(cookies);
  return name === '' ? undefined : encodeURIComponent(name);
}
