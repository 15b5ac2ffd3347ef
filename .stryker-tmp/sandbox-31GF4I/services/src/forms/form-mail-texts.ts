// @ts-nocheck
import { readFileSync } from 'node:fs';
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const schema = v.object({
  greeting: text,
  greetingName: text,
  closing: text,
  team: text,
  note: text,
  supportSubject: text,
  supportText: text,
  product: text,
  serialNumber: text,
  message: text,
  files: text,
  whitepaperSubject: text,
  whitepaperText: text,
  whitepaperAction: text,
  subscribeSubject: text,
  subscribeText: text,
  subscribeAction: text,
  storySubject: text,
  storyText: text,
  storyAction: text,
  storyNote: text,
  storyEnd: text,
});
/** Texts of the mails in one language; `{name}`, `{reference}` and `{title}` are filled in. */
export type FormMailTexts = v.InferOutput<typeof schema>;

const loaded = new Map<UiLanguage, FormMailTexts>();

/** Reads the texts of a language, once; throws when one is missing. */
export function loadFormMailTexts(language: UiLanguage): FormMailTexts {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const file = new URL(`./texts/${language}.json`, import.meta.url);
  const texts = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  loaded.set(language, texts);
  return texts;
}
