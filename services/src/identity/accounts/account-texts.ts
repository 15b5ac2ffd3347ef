import * as v from 'valibot';
import { createTextLoader } from '../../texts/load-texts.ts';
import english from './texts/en.json' with { type: 'json' };

export type AccountTextKey = keyof typeof english;
/** Texts of pages and mails about an account in one language. */
export type AccountTexts = Readonly<Record<AccountTextKey, string>>;

const text = v.pipe(v.string(), v.minLength(1));
const keys = Object.keys(english) as AccountTextKey[];
const schema = v.record(v.picklist(keys), text);

function isComplete(texts: Partial<Record<AccountTextKey, string>>): texts is AccountTexts {
  return keys.every((key) => texts[key] !== undefined);
}

/** Reads the texts of a language, once; throws when one is missing. */
export const loadAccountTexts = createTextLoader(
  new URL('./texts/', import.meta.url),
  v.pipe(schema, v.guard(isComplete, 'A text of identity is missing.')),
);
