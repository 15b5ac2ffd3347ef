import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';

/** Categories of software. */
export const downloadCategories = ['control', 'firmware', 'planning', 'diagnostics'] as const;

/** The languages of release notes. */
export const noteLanguages = ['en', 'de', 'ja'] as const;

const text = v.pipe(v.string(), v.nonEmpty());
/** One text in these languages. */
export const noteTextSchema = v.strictObject(v.entriesFromList(noteLanguages, text));
export type NoteText = v.InferOutput<typeof noteTextSchema>;

/** What changes in software of a category; versions take their notes from here in turn. */
export const releaseNotes = readSample(
  'desk/release-notes.json',
  v.strictObject(v.entriesFromList(downloadCategories, v.array(noteTextSchema))),
);
