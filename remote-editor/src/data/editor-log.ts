import { editorLogEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import { type EditorLogQuery, editorLogResponseSchema } from '@kmx/shared-contracts/endpoints/editor-log.schema.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/** Logged actions on entries; the last four are steps of a translation. */
export const logActions = [
  ...(['create', 'update', 'delete', 'restore', 'publish', 'unpublish', 'plan', 'cancel'] as const),
  ...(['start', 'reset', 'export', 'import'] as const),
] as const;

/** One page of the log of all entries, newest first, with everyone named in it. */
export type EditorLog = v.InferOutput<typeof editorLogResponseSchema>;
export type LogEntry = EditorLog['entries'][number];

/** Loads the log; filters use the endpoint's parameter names, empty ones are left out. */
export async function loadLog(filters: EditorLogQuery): Promise<EditorLog> {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return v.parse(editorLogResponseSchema, await (await callEditor(`${editorLogEndpoint.path}?${query}`)).json());
}
