import * as v from 'valibot';
import { createTextLoader } from '../texts/load-texts.ts';

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

/** Reads the texts of a language, once; throws when one is missing. */
export const loadFormMailTexts = createTextLoader(new URL('./texts/', import.meta.url), schema);
