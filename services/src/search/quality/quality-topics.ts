import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';

const textSchema = v.strictObject({ title: v.string(), description: v.string() });

/** Eight subjects in all languages: each is the target of some queries, and no other query must find it first. */
export const qualityTopics = readSample('search/topics.json', v.record(v.string(), v.record(v.string(), textSchema)));
