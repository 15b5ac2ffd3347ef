import type { Component, Field } from '../../model/model-types.ts';
import { upperFirst } from './names.ts';

/** Name of the type of a rich text field with embeds (HY-51). */
export function nameEmbeddingText(owner: string, field: Field): string {
  return `${owner}${upperFirst(field.name)}RichText`;
}

/** The types of a model's or component's rich texts with embeds, each with the union of embeddable entries (HY-51). */
export function renderEmbeddingTexts({ name, fields }: Component): string {
  return fields
    .filter(({ embeds }) => embeds !== undefined)
    .map((field) => {
      const type = nameEmbeddingText(name, field);
      return `union ${type}EmbeddedTypes = ${field.embeds?.join(' | ')}
type ${type} {
  json: RichTextAST!
  raw: RichTextAST! @deprecated(reason: "Please use the 'json' field")
  html: String!
  markdown: String!
  text: String!
  references(after: String, before: String, first: Int, last: Int, skip: Int): [${type}EmbeddedTypes!]!
}`;
    })
    .join('\n');
}
