import * as v from 'valibot';
import { localizedTextSchema } from '../../sample/localized-text.ts';
import { readSample } from '../../sample/read-sample.ts';

/** Kinds of documents in the order in which a machine lists them. */
export const documentTypes = ['datasheet', 'brochure', 'manual'] as const;

const documentsSchema = v.strictObject({
  names: v.strictObject(v.entriesFromList(documentTypes, localizedTextSchema)),
  manualNotice: localizedTextSchema,
});

/** Names of the documents and the text of every manual. */
export const documentTexts = readSample('catalogue/documents.json', documentsSchema);
