import type { Action } from '../../../configuration/content-tokens.ts';
import type { ContentAccess } from '../../access/content-access.ts';
import type { ContentDocument, Stage } from '../../model/content-document.ts';
import { isLocalizedModel, type Model } from '../../model/model-types.ts';
import { createDocumentView, type DocumentView, type Scope } from '../../store/document-view.ts';
import { createRequestError } from './content-request.ts';
import type { MatchContext } from './match-context.ts';
import { matchesWhere } from './match-where.ts';

export interface ViewContext extends Pick<MatchContext, 'contentModel' | 'entries'> {
  readonly access: ContentAccess;
}

/** The stage in which a model's entries are kept: internal models have no published stage. */
export function resolveStoredStage(model: Model, stage: Stage): Stage {
  return model.isSystem === true ? 'DRAFT' : stage;
}

/** Throws status 403 when a model has nothing readable in a stage (HY-81). */
export function checkReadable({ access }: Pick<ViewContext, 'access'>, model: Model, stage: Stage): void {
  if (!access.isAllowed('read', model.name, stage)) throw createRequestError(403, 'not allowed');
}

/** Whether grants for an action hold for an entry as it is seen in a locale; '' for models without localized fields (HY-02). */
export function isGrantedFor(
  { access, contentModel, entries }: ViewContext,
  action: Action,
  model: Model,
  view: DocumentView,
): boolean {
  const locale = view.locale === '' ? undefined : view.locale;
  const conditions = access.listConditions(action, model.name, view.scope.stage, locale);
  if (conditions === null) return true;
  // Conditions apply to the actual values, not to the part that the token's holder may see.
  const unguarded: MatchContext = {
    ...{ contentModel, entries, maySeeSecrets: true },
    checkStage: () => undefined,
    view: createDocumentView,
  };
  return conditions.some((where) => matchesWhere(unguarded, model, view, where));
}

/** An entry as the token's holder sees it: in the first wanted locale for which the grants hold (HY-02, HY-31). */
export function viewDocument(
  context: ViewContext,
  model: Model,
  document: ContentDocument,
  scope: Scope,
): DocumentView | undefined {
  const typeName = model.name;
  const locales = isLocalizedModel(model) ? scope.locales.filter((locale) => document.localizations.has(locale)) : [''];
  const locale = locales.find((candidate) =>
    isGrantedFor(context, 'read', model, { typeName, document, locale: candidate, scope }),
  );
  return locale === undefined ? undefined : { typeName, document, locale, scope };
}

/** The same as a context for filters, which must not reveal unreadable content. */
export function createMatchContext(context: ViewContext): MatchContext {
  return {
    contentModel: context.contentModel,
    entries: context.entries,
    maySeeSecrets: context.access.maySeeSecrets,
    checkStage: (model, stage) => checkReadable(context, model, stage),
    view: (model, document, scope) => {
      checkReadable(context, model, scope.stage);
      return viewDocument(context, model, document, scope);
    },
  };
}
