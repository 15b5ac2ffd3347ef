import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';

const querySchema = v.strictObject({
  query: v.string(),
  /** The subject it means. */
  topic: v.string(),
  /** What makes it hard. */
  difficulty: v.string(),
});

/** Queries by language. */
export const qualityQueries = readSample('search/queries.json', v.record(v.string(), v.array(querySchema)));
