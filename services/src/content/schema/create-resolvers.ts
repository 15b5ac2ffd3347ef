import type { GraphQLFieldResolver } from 'graphql';
import { type ContentModel, type Field, findModel, isLocalizedModel, type Model } from '../model/model-types.ts';
import { parseRichTextTree } from '../rich-text/parse-rich-text.ts';
import { renderHtml, renderMarkdown, renderText } from '../rich-text/render-rich-text.ts';
import { parseFieldValues, type Stage } from '../store/content-document.ts';
import {
  type ComponentView,
  createDocumentView,
  type DocumentView,
  resolveFieldValue,
  resolveSystemValue,
  type Scope,
} from '../store/document-view.ts';
import { type AssetTransformation, createAssetUrl } from './asset-url.ts';
import { type ContentRequest, createRequestError, spendEntries } from './content-request.ts';
import { systemFields } from './filters.ts';
import { listRelatedViews } from './match-where.ts';
import { type ReadArguments, selectEntries } from './read-entries.ts';

type Resolver<Source, Input> = GraphQLFieldResolver<Source, ContentRequest, Input>;
type AnyView = DocumentView | ComponentView;

/** Resolvers of one type by field name; the schema builder attaches them. */
export type FieldResolvers = Readonly<Record<string, Resolver<never, never>>>;

function readValue(view: AnyView, field: Field): unknown {
  return 'document' in view ? resolveFieldValue(view, field) : (view.values[field.name] ?? null);
}

function createComponentView(typeName: string | undefined, value: unknown, scope: Scope): ComponentView {
  const values = parseFieldValues(value);
  return { typeName: typeName ?? String(values['__typename']), values, scope };
}

function createRelationResolver(field: Field, model: Model): Resolver<AnyView, ReadArguments> {
  return (view, input, request) => {
    const scope = { ...view.scope, locales: input.locales ?? view.scope.locales };
    const related = listRelatedViews(request, model, readValue(view, field), { scope });
    if (field.list === true) return selectEntries(request, model, related, input).items;
    spendEntries(request, 1);
    return related[0] ?? null;
  };
}

function createFieldResolver(contentModel: ContentModel, field: Field): Resolver<AnyView, never> {
  if (field.kind === 'relation') {
    return createRelationResolver(field, findModel(contentModel, field.type)) as Resolver<AnyView, never>;
  }
  if (field.kind === 'component' || field.kind === 'union') {
    const typeName = field.kind === 'component' ? field.type : undefined;
    return (view) => {
      const value = readValue(view, field);
      if (field.list !== true) return value === null ? null : createComponentView(typeName, value, view.scope);
      return Array.isArray(value) ? value.map((item) => createComponentView(typeName, item, view.scope)) : [];
    };
  }
  if (field.list === true) return (view) => readValue(view, field) ?? [];
  return (view) => readValue(view, field);
}

function createStageResolver(
  model: Model,
): Resolver<DocumentView, { stages: readonly Stage[]; includeCurrent: boolean }> {
  return (view, { stages, includeCurrent }, request) => {
    const wanted = stages.filter((stage) => includeCurrent || stage !== view.scope.stage);
    if (wanted.includes('DRAFT') && !request.mayReadDrafts) throw createRequestError(403, 'not allowed');
    return wanted.flatMap((stage) => {
      const document = request.store.find(model.name, stage, view.document.id);
      if (document === undefined) return [];
      return createDocumentView(model, document, { ...view.scope, stage }) ?? [];
    });
  };
}

type LocalizationsInput = { readonly locales: readonly string[]; readonly includeCurrent: boolean };

const resolveLocalizations: Resolver<DocumentView, LocalizationsInput> = (
  view,
  { locales, includeCurrent },
  request,
) => {
  const wanted = locales.filter((locale) => includeCurrent || locale !== view.locale);
  const present = wanted.filter((locale) => view.document.localizations.has(locale));
  spendEntries(request, present.length);
  return present.map((locale) => ({ ...view, locale, scope: { ...view.scope, locales: [locale] } }));
};

const resolveAssetUrl: Resolver<DocumentView, { transformation?: AssetTransformation | null }> = (view, input) =>
  createAssetUrl(String(view.document.base.data['url']), input.transformation ?? undefined);

function createFieldResolvers(
  contentModel: ContentModel,
  fields: readonly Field[],
): Record<string, Resolver<never, never>> {
  return Object.fromEntries(fields.map((field) => [field.name, createFieldResolver(contentModel, field)]));
}

/** Resolvers of a component type. */
export function createComponentResolvers(contentModel: ContentModel, fields: readonly Field[]): FieldResolvers {
  return createFieldResolvers(contentModel, fields);
}

/** Resolvers of a model type: its own fields, the fields every entry has, and the locale fields where it has locales. */
export function createModelResolvers(contentModel: ContentModel, model: Model): FieldResolvers {
  const resolvers = createFieldResolvers(contentModel, model.fields);
  for (const { name } of systemFields) {
    resolvers[name] = ((view: DocumentView) => resolveSystemValue(view, name)) as Resolver<never, never>;
  }
  resolvers['stage'] = ((view: DocumentView) => view.document.stage) as Resolver<never, never>;
  resolvers['documentInStages'] = createStageResolver(model) as Resolver<never, never>;
  if (isLocalizedModel(model)) {
    resolvers['locale'] = ((view: DocumentView) => view.locale) as Resolver<never, never>;
    resolvers['localizations'] = resolveLocalizations as Resolver<never, never>;
  }
  if (model.name === 'Asset') resolvers['url'] = resolveAssetUrl as Resolver<never, never>;
  return resolvers;
}

/** Resolvers of the RichText type; the source is the stored tree. */
export const richTextResolvers: FieldResolvers = {
  raw: (tree: unknown) => tree,
  html: (tree: unknown) => renderHtml(parseRichTextTree(tree)),
  markdown: (tree: unknown) => renderMarkdown(parseRichTextTree(tree)),
  text: (tree: unknown) => renderText(parseRichTextTree(tree)),
};
