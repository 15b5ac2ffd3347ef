import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import { editorPreviewEndpoint, editorStageEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import { editorPreviewResponseSchema } from '@kmx/shared-contracts/endpoints/editor-preview.schema.ts';
import { editorStageSchema } from '@kmx/shared-contracts/endpoints/editor-stage.schema.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/** A link that shows a draft to anyone who has it, until an ISO time. */
export type PreviewLink = v.InferOutput<typeof editorPreviewResponseSchema>;

/** The stage in which this editor sees the pages of the site (EDT-007). */
export async function loadStage(): Promise<ContentStage> {
  return v.parse(editorStageSchema, await (await callEditor(editorStageEndpoint.path)).json()).stage;
}

/** Sets the stage in which this editor sees the pages of the site, until the browser is closed. */
export async function chooseStage(stage: ContentStage): Promise<ContentStage> {
  const response = await callEditor(editorStageEndpoint.path, { method: 'POST', body: { stage } });
  return v.parse(editorStageSchema, await response.json()).stage;
}

/** Creates a signed link to the draft of an address of this site, valid for 1 to 336 hours (EDT-013). */
export async function createPreviewLink(path: string, hours: number): Promise<PreviewLink> {
  const response = await callEditor(editorPreviewEndpoint.path, { method: 'POST', body: { path, hours } });
  return v.parse(editorPreviewResponseSchema, await response.json());
}
