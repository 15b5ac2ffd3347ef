import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { sampleLanguages } from '../../sample/localized-text.ts';
import { readSample } from '../../sample/read-sample.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { completeValues } from './entry-defaults.ts';
import { pickLanguage } from './pick-language.ts';

const fieldsSchema = v.record(v.string(), v.unknown());
const entrySchema = v.strictObject({
  id: v.string(),
  model: v.string(),
  draftOnly: v.exactOptional(v.boolean()),
  /** Languages of the entry, where they are not those of the sample. */
  languages: v.optional(v.pipe(v.array(v.picklist(uiLanguages)), v.minLength(1)), [...sampleLanguages]),
  values: fieldsSchema,
  texts: v.exactOptional(fieldsSchema),
});
const fileSchema = v.union([entrySchema, v.array(entrySchema)]);

function mapEntry({ texts, languages, values, ...entry }: v.InferOutput<typeof entrySchema>, path: string): SeedEntry {
  if (texts === undefined) return { ...entry, values: completeValues(entry.model, values, []) };
  const place = `services/sample/${path}: ${entry.id}`;
  const localizations = languages.map((language) => {
    const picked = Object.entries(texts).map(
      ([name, value]) => [name, pickLanguage(value, language, languages, `${place}.texts.${name}`)] as const,
    );
    return [language, Object.fromEntries(picked)] as const;
  });
  return {
    ...entry,
    values: completeValues(entry.model, values, languages),
    localizations: Object.fromEntries(localizations),
  };
}

/** Reads a file of the sample world with one entry or a list of entries as an editor sees them. */
export function readEntries(path: string): readonly SeedEntry[] {
  return [readSample(path, fileSchema)].flat().map((entry) => mapEntry(entry, path));
}
