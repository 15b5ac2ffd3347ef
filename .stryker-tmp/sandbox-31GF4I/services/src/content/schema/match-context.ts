// @ts-nocheck
import type { ContentModel, Model } from '../model/model-types.ts';
import type { ContentDocument } from '../store/content-document.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { DocumentView, Scope } from '../store/document-view.ts';

/** What a filter needs to follow relations; `view` gives undefined for an entry that is not to be seen. */
export interface MatchContext {
  readonly contentModel: ContentModel;
  readonly store: ContentStore;
  readonly maySeeSecrets: boolean;
  readonly view: (model: Model, document: ContentDocument, scope: Scope) => DocumentView | undefined;
}
