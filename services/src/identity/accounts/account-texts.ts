import { readFileSync } from 'node:fs';
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import english from './texts/en.json' with { type: 'json' };

export type AccountTextKey = keyof typeof english;
/** Texts of pages and mails about an account in one language. */
export type AccountTexts = Readonly<Record<AccountTextKey, string>>;

const text = v.pipe(v.string(), v.minLength(1));
const keys = Object.keys(english) as AccountTextKey[];
const schema = v.record(v.picklist(keys), text);
const loaded = new Map<UiLanguage, AccountTexts>();

function isComplete(texts: Partial<Record<AccountTextKey, string>>): texts is AccountTexts {
  return keys.every((key) => texts[key] !== undefined);
}

/** Reads the texts of a language, once; throws when one is missing. */
export function loadAccountTexts(language: UiLanguage): AccountTexts {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const file = new URL(`./texts/${language}.json`, import.meta.url);
  const texts = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (!isComplete(texts)) throw new Error(`A text of identity is missing in ${language}.`);
  loaded.set(language, texts);
  return texts;
}

/** Fills `{name}` in a text; lists are joined with commas. */
export function fillText(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
