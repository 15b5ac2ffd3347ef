import { editorLogEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/** What people do with entries; the last four are steps of a translation. */
export const logActions = [
  ...(['create', 'update', 'delete', 'restore', 'publish', 'unpublish', 'plan', 'cancel'] as const),
  ...(['start', 'reset', 'export', 'import'] as const),
] as const;

const personSchema = v.object({ id: v.string(), name: v.string() });
const logSchema = v.object({
  count: v.number(),
  people: v.array(personSchema),
  entries: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      action: v.string(),
      model: v.string(),
      entryId: v.string(),
      title: v.nullable(v.string()),
      locales: v.array(v.string()),
      author: v.nullable(personSchema),
    }),
  ),
});

/** A part of the log of all entries, newest first, with everybody who stands in it. */
export type EditorLog = v.InferOutput<typeof logSchema>;
export type LogEntry = EditorLog['entries'][number];

/** Reads the log; filters by their names in the address of the endpoint, empty ones are left out. */
export async function loadLog(filters: Readonly<Record<string, string>>): Promise<EditorLog> {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return v.parse(logSchema, await (await callEditor(`${editorLogEndpoint.path}?${query}`)).json());
}
