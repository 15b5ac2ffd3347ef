import * as v from 'valibot';
import { contentStages } from '../content-stage.ts';

/** The stage that is chosen, and the answer: the one that counts from now on. */
export const editorStageSchema = v.object({ stage: v.picklist(contentStages) });
export type EditorStage = v.InferOutput<typeof editorStageSchema>;
