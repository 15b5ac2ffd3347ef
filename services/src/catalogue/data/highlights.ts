import * as v from 'valibot';
import { localizedTextSchema } from '../../sample/localized-text.ts';
import { readSample } from '../../sample/read-sample.ts';
import { families, features } from './machines.ts';

const highlightSchema = v.strictObject({
  /**
   * Pictures below /images, without extension, in the order in which they are tried. A machine's gallery does not
   * repeat them if it has others.
   */
  pictures: v.array(v.string()),
  name: localizedTextSchema,
  /** A line for lists. */
  short: localizedTextSchema,
  /** A paragraph for its own section. */
  long: localizedTextSchema,
});

/** A strong point of a machine. */
export type HighlightSeed = v.InferOutput<typeof highlightSchema>;

/** The highlight that each visible feature of a machine brings with it. */
export const featureHighlights = readSample(
  'catalogue/features.json',
  v.strictObject(v.entriesFromList(features, highlightSchema)),
);

/** The highlight every machine of a family has, whatever its features. */
export const familyHighlights = readSample(
  'catalogue/families.json',
  v.strictObject(v.entriesFromList(families, highlightSchema)),
);
