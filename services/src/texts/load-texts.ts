import { readFileSync } from 'node:fs';
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';

/** A function that reads the texts of a language from `folder`, once; it throws when one is missing. */
export function createTextLoader<Texts>(
  folder: URL,
  schema: v.GenericSchema<unknown, Texts>,
): (language: UiLanguage) => Texts {
  const loaded = new Map<UiLanguage, Texts>();
  return (language) => {
    const known = loaded.get(language);
    if (known !== undefined) return known;
    const texts = v.parse(schema, JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')));
    loaded.set(language, texts);
    return texts;
  };
}
