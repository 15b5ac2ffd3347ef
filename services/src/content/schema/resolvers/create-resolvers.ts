import { parseFieldValues } from '../../model/content-document.ts';
import { type ContentModel, type Field, findModel, type Model } from '../../model/model-types.ts';
import { parseRichTextTree } from '../../rich-text/parse-rich-text.ts';
import { renderHtml } from '../../rich-text/render-html.ts';
import { renderMarkdown } from '../../rich-text/render-markdown.ts';
import { renderText } from '../../rich-text/render-text.ts';
import { type ComponentView, type DocumentView, resolveFieldValue, type Scope } from '../../store/document-view.ts';
import { type ContentRequest, rejectLater } from '../reading/content-request.ts';
import { type AssetTransformation, createAssetUrl } from './asset-url.ts';
import type { EmbeddingText } from './create-embedding-resolvers.ts';
import { createRelationResolver } from './create-relation-resolver.ts';
import { createSystemResolvers } from './create-system-resolvers.ts';
import type { FieldResolvers, Resolver } from './field-resolvers.ts';

type AnyView = DocumentView | ComponentView;

function readValue(view: AnyView, field: Field): unknown {
  return 'document' in view ? resolveFieldValue(view, field) : (view.values[field.name] ?? null);
}

function createComponentView(typeName: string | undefined, value: unknown, scope: Scope): ComponentView {
  const values = parseFieldValues(value);
  return { typeName: typeName ?? String(values['__typename']), values, scope };
}

function createFieldResolver(contentModel: ContentModel, field: Field): Resolver<AnyView, never> {
  if (field.kind === 'relation') {
    const model = findModel(contentModel, field.type);
    return createRelationResolver<AnyView>(model, field.list === true, (view) => readValue(view, field)) as Resolver<
      AnyView,
      never
    >;
  }
  if (field.kind === 'component' || field.kind === 'union') {
    const typeName = field.kind === 'component' ? field.type : undefined;
    return (view) => {
      const value = readValue(view, field);
      if (field.list !== true) return value === null ? null : createComponentView(typeName, value, view.scope);
      return Array.isArray(value) ? value.map((item) => createComponentView(typeName, item, view.scope)) : [];
    };
  }
  if (field.embeds !== undefined) {
    return (view): EmbeddingText | null => {
      const tree = readValue(view, field);
      return tree === null ? null : { tree, scope: view.scope };
    };
  }
  if (field.list === true) return (view) => readValue(view, field) ?? [];
  if (field.secret !== true) return (view) => readValue(view, field);
  // Clients select every field that introspection names: forbidden ones are empty, the rest of the response is intact.
  return (view, _input, request) => (request.access.maySeeSecrets ? readValue(view, field) : null);
}

const resolveAssetUrl: Resolver<DocumentView, { transformation?: AssetTransformation | null }> = (
  { document },
  { transformation },
  { assetOrigin, signAsset },
) => {
  const asset = { id: document.id, url: String(document.base.data['url']) };
  return rejectLater(() => {
    const url = createAssetUrl(asset, transformation ?? undefined, signAsset);
    return url.startsWith('/') ? `${assetOrigin}${url}` : url;
  });
};

const resolveAssetHandle: Resolver<DocumentView, never> = ({ document }) => document.base.data['handle'] ?? document.id;

function createFieldResolvers(
  contentModel: ContentModel,
  fields: readonly Field[],
): Record<string, Resolver<never, never>> {
  return Object.fromEntries(fields.map((field) => [field.name, createFieldResolver(contentModel, field)]));
}

/** Resolvers of a component type. */
export function createComponentResolvers(contentModel: ContentModel, fields: readonly Field[]): FieldResolvers {
  const id: Resolver<ComponentView, never> = ({ values }) => values['id'];
  return { id: id as Resolver<never, never>, ...createFieldResolvers(contentModel, fields) };
}

/** Resolvers of a model type: its own fields and those every entry has. */
export function createModelResolvers(contentModel: ContentModel, model: Model): FieldResolvers {
  const resolvers = createFieldResolvers(contentModel, model.fields);
  if (model.name === 'Asset') {
    resolvers['url'] = resolveAssetUrl as Resolver<never, never>;
    resolvers['handle'] = resolveAssetHandle as Resolver<never, never>;
  }
  return { ...createSystemResolvers(contentModel, model), ...resolvers };
}

/** Resolvers of the RichText type; the source is the stored tree. */
export const richTextResolvers: FieldResolvers = {
  raw: (tree: unknown) => tree,
  html: (tree: unknown, _input: unknown, { assetOrigin }: ContentRequest) =>
    renderHtml(parseRichTextTree(tree), assetOrigin),
  markdown: (tree: unknown, _input: unknown, { assetOrigin }: ContentRequest) =>
    renderMarkdown(parseRichTextTree(tree), assetOrigin),
  text: (tree: unknown) => renderText(parseRichTextTree(tree)),
};
