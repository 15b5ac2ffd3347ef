import { findModel } from '../../model/model-types.ts';
import { parseRichTextTree } from '../../rich-text/parse-rich-text.ts';
import { renderHtml } from '../../rich-text/render-html.ts';
import { renderMarkdown } from '../../rich-text/render-markdown.ts';
import { renderText } from '../../rich-text/render-text.ts';
import { listEntryNodes } from '../../rich-text/rich-text-tree.ts';
import type { Scope } from '../../store/document-view.ts';
import { type ContentRequest, readWith, spendEntries } from '../reading/content-request.ts';
import { type PageArguments, selectPage } from '../reading/select-page.ts';
import { checkReadable, resolveStoredStage, viewDocument } from '../reading/view-documents.ts';
import type { FieldResolvers, Resolver } from './field-resolvers.ts';

/** A rich text with embeds: the stored tree and how the entry that holds it is read. */
export interface EmbeddingText {
  readonly tree: unknown;
  readonly scope: Scope;
}

/** The entries that a text embeds or links to, each once, in order; invisible ones are left out. */
const readReferences: Resolver<EmbeddingText, PageArguments> = ({ tree, scope }, page, request) => {
  const ids = new Map(
    listEntryNodes(parseRichTextTree(tree).children).flatMap(({ nodeId, nodeType }) =>
      nodeId === undefined || nodeType === undefined ? [] : [[nodeId, nodeType] as const],
    ),
  );
  return readWith(request, (reading) => {
    const views = [...ids].flatMap(([id, name]) => {
      const model = findModel(reading.contentModel, name);
      checkReadable(reading, model, scope.stage);
      // One that is not published yet is looked at too: when it is, this answer changes.
      reading.touched.add(id);
      const document = reading.entries.find(name, resolveStoredStage(model, scope.stage), id);
      return document === undefined ? [] : (viewDocument(reading, model, document, scope) ?? []);
    });
    const { items } = selectPage(views, page);
    spendEntries(reading, items.length);
    return items;
  });
};

/** Resolvers of the types of rich texts with embeds (HY-51). */
export const embeddingResolvers = {
  json: ({ tree }: EmbeddingText) => tree,
  raw: ({ tree }: EmbeddingText) => tree,
  html: ({ tree }: EmbeddingText, _input: unknown, { assetOrigin }: ContentRequest) =>
    renderHtml(parseRichTextTree(tree), assetOrigin),
  markdown: ({ tree }: EmbeddingText, _input: unknown, { assetOrigin }: ContentRequest) =>
    renderMarkdown(parseRichTextTree(tree), assetOrigin),
  text: ({ tree }: EmbeddingText) => renderText(parseRichTextTree(tree)),
  references: readReferences,
} as unknown as FieldResolvers;
