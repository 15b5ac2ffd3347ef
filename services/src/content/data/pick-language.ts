import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { parseMarkdown } from '../rich-text/parse-rich-text.ts';

const linesSchema = v.union([v.string(), v.array(v.string())]);

/** Rich text is written as Markdown: one line, or a list of lines. */
function parseLines(value: unknown) {
  const lines = v.parse(linesSchema, value);
  return parseMarkdown(typeof lines === 'string' ? lines : lines.join('\n'));
}

/**
 * The value of a piece of sample content in one of its entry's languages. An object whose keys are languages is a text
 * and must have all of them; `{"markdown": ...}` is rich text; anything else is the same in every language. Throws with
 * `place` when a language is missing or superfluous.
 */
export function pickLanguage(value: unknown, language: string, languages: readonly string[], place: string): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => pickLanguage(item, language, languages, `${place}.${index}`));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const names = Object.keys(fields);
  if (names.length > 0 && names.every(isUiLanguage)) {
    if (names.toSorted().join() === languages.toSorted().join()) return fields[language];
    throw new Error(`${place} is written in ${names.join(', ')} instead of ${languages.join(', ')}`);
  }
  const picked = names.map(
    (name) => [name, pickLanguage(fields[name], language, languages, `${place}.${name}`)] as const,
  );
  const first = picked[0];
  return picked.length === 1 && first?.[0] === 'markdown' ? parseLines(first[1]) : Object.fromEntries(picked);
}
