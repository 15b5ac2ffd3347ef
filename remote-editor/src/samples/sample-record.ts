import * as v from 'valibot';
import { entryRecordSchema } from '../data/entry-record.ts';
import { samplePage } from './sample-entries.ts';

const { documentInStages, ...draft } = samplePage;

/** The sample page as the editor area parses it from the content system. */
export const sampleRecord = v.parse(entryRecordSchema, {
  ...draft,
  __typename: 'Page',
  baseUpdatedAt: draft.updatedAt,
  documentInStages: documentInStages.map((published) => ({ ...published, baseUpdatedAt: published.updatedAt })),
});
