import { editorNameEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import { editorNameSchema } from '@kmx/shared-contracts/endpoints/editor-name.schema.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/** The name that signs this editor's changes in the log; empty until given. */
export async function loadName(): Promise<string> {
  return v.parse(editorNameSchema, await (await callEditor(editorNameEndpoint.path)).json()).name;
}

/** Saves the name in this browser for 90 days. */
export async function giveName(name: string): Promise<string> {
  const response = await callEditor(editorNameEndpoint.path, { method: 'POST', body: { name } });
  return v.parse(editorNameSchema, await response.json()).name;
}
