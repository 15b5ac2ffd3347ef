import type { Model } from '../../model/model-types.ts';
import type { ComponentView, DocumentView, Scope } from '../../store/document-view.ts';
import { type ReadingRequest, readWith, spendEntries } from '../reading/content-request.ts';
import { listRelatedViews } from '../reading/match-where.ts';
import { type ReadArguments, selectEntries } from '../reading/read-entries.ts';
import { checkReadable, createMatchContext } from '../reading/view-documents.ts';
import type { Resolver } from './field-resolvers.ts';

type AnyView = DocumentView | ComponentView;

interface RelationArguments extends ReadArguments {
  readonly forceParentLocale?: boolean | null;
}

/** Locales of a related entry: the relation's own, otherwise only the parent's if requested, otherwise the preferred ones (HY-32). */
function resolveRelationScope(view: AnyView, { locales, forceParentLocale }: RelationArguments): Scope {
  const ownLocale = 'locale' in view && view.locale !== '' ? [view.locale] : view.scope.locales;
  return { ...view.scope, locales: locales ?? (forceParentLocale === true ? ownLocale : view.scope.locales) };
}

function touchRelated(request: ReadingRequest, value: unknown): void {
  for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'string') request.touched.add(id);
}

/** Resolver of a relation whose ids `readIds` finds; list relations are filtered, sorted and paged (HY-17). */
export function createRelationResolver<View extends AnyView>(
  model: Model,
  isList: boolean,
  readIds: (view: View, request: ReadingRequest) => unknown,
): Resolver<View, RelationArguments> {
  return (view, input, request) => {
    const scope = resolveRelationScope(view, input);
    return readWith(request, (reading) => {
      const ids = readIds(view, reading);
      if (isList ? Array.isArray(ids) && ids.length > 0 : ids !== null) checkReadable(reading, model, scope.stage);
      // An entry that is not to be seen yet is looked at too: when it is published, this answer changes.
      touchRelated(reading, ids);
      const related = listRelatedViews(createMatchContext(reading), model, ids, { scope });
      if (isList) return selectEntries(reading, model, related, input).items;
      spendEntries(reading, 1);
      return related[0] ?? null;
    });
  };
}
