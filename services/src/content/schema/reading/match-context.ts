import type { ContentDocument, Stage } from '../../model/content-document.ts';
import type { ContentModel, Model } from '../../model/model-types.ts';
import type { DocumentView, Scope } from '../../store/document-view.ts';
import type { EntrySet } from '../../store/entry-set.ts';

/**
 * Lets a filter follow relations and stages; `view` returns undefined for an invisible entry, `checkStage` throws
 * status 403 for a stage in which the model has nothing readable.
 */
export interface MatchContext {
  readonly contentModel: ContentModel;
  readonly entries: EntrySet;
  readonly maySeeSecrets: boolean;
  readonly checkStage: (model: Model, stage: Stage) => void;
  readonly view: (model: Model, document: ContentDocument, scope: Scope) => DocumentView | undefined;
}
