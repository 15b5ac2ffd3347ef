import * as v from 'valibot';
import { describeFirstRevision, listRevisions } from '../../history/read-history.ts';
import type { Stage } from '../../model/content-document.ts';
import { type ContentModel, findModel, isLocalizedModel, type Model } from '../../model/model-types.ts';
import { operationPayloadSchema } from '../../publishing/schedule-operation.ts';
import { type DocumentView, resolveSystemValue, type Variation } from '../../store/document-view.ts';
import { readWith, spendEntries } from '../reading/content-request.ts';
import { type PageArguments, selectPage } from '../reading/select-page.ts';
import { checkReadable, resolveStoredStage, viewDocument } from '../reading/view-documents.ts';
import { listSystemRelations, systemFields } from '../sdl/filters.ts';
import { createRelationResolver } from './create-relation-resolver.ts';
import type { FieldResolvers, Resolver } from './field-resolvers.ts';

interface StageArguments {
  readonly stages: readonly Stage[];
  readonly includeCurrent: boolean;
  readonly inheritLocale: boolean;
}

function createStageResolver(model: Model): Resolver<DocumentView, StageArguments> {
  return (view, { stages, includeCurrent, inheritLocale }, request) => {
    const current = resolveStoredStage(model, view.scope.stage);
    const wanted = stages.filter((stage) => includeCurrent || stage !== current);
    const locales = inheritLocale && view.locale !== '' ? [view.locale] : view.scope.locales;
    return readWith(request, (reading) =>
      wanted.flatMap((stage) => {
        checkReadable(reading, model, stage);
        const document = reading.entries.find(model.name, stage, view.document.id);
        if (document === undefined) return [];
        spendEntries(reading, 1);
        return viewDocument(reading, model, document, { locales, stage }) ?? [];
      }),
    );
  };
}

interface HistoryArguments {
  readonly limit: number;
  readonly skip: number;
  readonly stageOverride?: Stage | null;
}

function createHistoryResolver(model: Model): Resolver<DocumentView, HistoryArguments> {
  return async (view, { limit, skip, stageOverride }, request) => {
    const stage = stageOverride ?? view.document.stage;
    checkReadable(request, model, stage);
    const scope = { stage, locales: request.contentModel.locales };
    const { document, isSeen } = await readWith(request, (reading) => {
      const found = reading.entries.find(model.name, stage, view.document.id);
      // Only an entry that is readable today shows that it was changed.
      return {
        document: found,
        isSeen: found === undefined || viewDocument(reading, model, found, scope) !== undefined,
      };
    });
    if (!isSeen) return [];
    const kept = await listRevisions(request.database, view.document.id, stage, { limit, skip });
    const isUntouched = kept.length === 0 && skip <= 0 && limit > 0;
    return isUntouched && document !== undefined ? [describeFirstRevision(document)] : kept;
  };
}

interface LocalizationsArguments {
  readonly locales: readonly string[];
  readonly includeCurrent: boolean;
}

function createLocalizationsResolver(model: Model): Resolver<DocumentView, LocalizationsArguments> {
  return (view, { locales, includeCurrent }, request) => {
    const wanted = locales.filter((locale) => includeCurrent || locale !== view.locale);
    return readWith(request, (reading) => {
      const present = wanted.flatMap(
        (locale) => viewDocument(reading, model, view.document, { ...view.scope, locales: [locale] }) ?? [],
      );
      spendEntries(reading, present.length);
      return present;
    });
  };
}

interface AffectedArguments extends PageArguments {
  readonly locales?: readonly string[] | null;
}

const resolveAffectedDocuments: Resolver<DocumentView, AffectedArguments> = (view, input, request) => {
  const payload = v.safeParse(operationPayloadSchema, view.document.base.data['rawPayload']);
  const id = payload.success ? payload.output.entryId : '';
  return readWith(request, (reading) => {
    const document = reading.entries.findAnyModel('DRAFT', id);
    if (document === undefined) return [];
    const model = findModel(reading.contentModel, document.model);
    checkReadable(reading, model, 'DRAFT');
    const scope = { stage: 'DRAFT' as const, locales: input.locales ?? reading.contentModel.locales };
    const affected = viewDocument(reading, model, document, scope);
    return selectPage(affected === undefined ? [] : [affected], input).items;
  });
};

const asResolver = <Input>(resolver: Resolver<DocumentView, Input>) => resolver as Resolver<never, never>;

/** Resolvers of the fields that every entry has in addition to those of its model (HY-15, HY-16). */
export function createSystemResolvers(contentModel: ContentModel, model: Model): FieldResolvers {
  const resolvers: Record<string, Resolver<never, never>> = {
    stage: asResolver((view, _input: never) => resolveStoredStage(model, view.document.stage)),
  };
  for (const { name } of systemFields) {
    resolvers[name] = asResolver((view, { variation }: { readonly variation?: Variation }) =>
      resolveSystemValue(view, name, variation),
    );
  }
  if (model.name === 'ScheduledOperation') resolvers['affectedDocuments'] = asResolver(resolveAffectedDocuments);
  resolvers['documentInStages'] = asResolver(createStageResolver(model));
  const users = findModel(contentModel, 'User');
  for (const { name } of listSystemRelations(model).filter(({ type }) => type === 'User')) {
    const readUser = (view: DocumentView) => resolveSystemValue(view, name);
    resolvers[name] = asResolver(createRelationResolver<DocumentView>(users, false, readUser));
  }
  if (model.isSystem === true) return resolvers;
  const operations = findModel(contentModel, 'ScheduledOperation');
  resolvers['scheduledIn'] = asResolver(
    createRelationResolver<DocumentView>(operations, true, (view, { entries }) =>
      entries.listScheduled(view.document.id),
    ),
  );
  resolvers['history'] = asResolver(createHistoryResolver(model));
  if (isLocalizedModel(model)) {
    resolvers['locale'] = asResolver((view, _input: never) => view.locale);
    resolvers['localizations'] = asResolver(createLocalizationsResolver(model));
  }
  return resolvers;
}
