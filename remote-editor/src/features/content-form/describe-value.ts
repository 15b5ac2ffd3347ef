import { parseLink } from './link-value.ts';
import { writeRichText } from './rich-text-markup.ts';
import { parseRichText } from './rich-text-tree.ts';

/** A value of the content as text for people to compare. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '–' : value;
  if (typeof value !== 'object' || value === null) return '–';
  if (Array.isArray(value)) return value.join('\n');
  if ('children' in value) return writeRichText(parseRichText(value));
  const link = parseLink(value);
  return [link.text, link.path ?? link.url].filter(Boolean).join(' → ');
}
