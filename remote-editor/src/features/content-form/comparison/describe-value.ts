import { writeRichText } from '../rich-text/rich-text-markup.ts';
import { parseRichText } from '../rich-text/rich-text-tree.ts';
import { isRecord, toList } from '../values/content-value.ts';
import { parseLink } from '../values/link-value.ts';

const nothing = '–';
const linkNames = ['path', 'url', 'page', 'productSlug', 'serviceSlug'];

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (!isRecord(value)) return [];
  if (Object.hasOwn(value, 'children')) return [writeRichText(parseRichText(value))];
  if (linkNames.some((name) => Object.hasOwn(value, name))) {
    const link = parseLink(value);
    return [[link.text, link.path ?? link.url ?? link.page ?? link.productSlug].filter(Boolean).join(' → ')];
  }
  const names = Object.keys(value).filter((name) => name !== 'id' && name !== '__typename');
  return names.flatMap((name) => listTexts(value[name]));
}

/** A content value as comparable text: everything readable in it, one line per part. */
export function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '✓' : nothing;
  const texts = toList(listTexts(value)).filter((text) => text !== '');
  return texts.length === 0 ? nothing : texts.join('\n');
}
