import type { ContentModel, Field } from '../../content/model/model-types.ts';
import type { RichTextNode } from '../../content/rich-text/rich-text-tree.ts';

/** Texts for machines: addresses, names of looks, codes. */
const technicalName =
  /(?:^|[a-z])(?:slug|path|url|theme|layout|icon|colou?r|code|handle|kind|type|id|email|phone|file)s?$/i;

type Values = Readonly<Record<string, unknown>>;

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function collectRichText(node: RichTextNode): string {
  if ('text' in node) return node.text;
  const text = node.children.map(collectRichText).join('');
  return node.type === 'link' ? text : `${text}\n`;
}

function collectValue(contentModel: ContentModel, field: Field, value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => collectValue(contentModel, field, item));
  if (field.kind === 'scalar') {
    if (field.type === 'String') return typeof value === 'string' && !technicalName.test(field.name) ? [value] : [];
    if (field.type !== 'RichText' || !isValues(value) || !Array.isArray(value['children'])) return [];
    // Checked by the content service when it was written.
    return [(value['children'] as readonly RichTextNode[]).map(collectRichText).join('')];
  }
  if ((field.kind !== 'component' && field.kind !== 'union') || !isValues(value)) return [];
  const name = field.kind === 'union' ? value['__typename'] : field.type;
  const component = contentModel.components.find((candidate) => candidate.name === name);
  return component === undefined ? [] : collectText(contentModel, component.fields, value);
}

/** All readable texts of the given fields, including blocks and their parts; related entries are not followed. */
export function collectText(contentModel: ContentModel, fields: readonly Field[], values: Values): readonly string[] {
  return fields.flatMap((field) => collectValue(contentModel, field, values[field.name]));
}

/** Separate texts in one line, for an excerpt. */
export function joinTexts(texts: readonly string[]): string {
  return texts
    .map((text) =>
      text
        .replaceAll(/([\p{L}\p{N}])\s*\n\s*/gu, '$1 · ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
    .join(' · ');
}
