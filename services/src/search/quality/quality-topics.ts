import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';

const textSchema = v.strictObject({ title: v.string(), description: v.string() });

/** Eight subjects in all languages: each is what some queries look for and what all others must not find first. */
export const qualityTopics = readSample('search/topics.json', v.record(v.string(), v.record(v.string(), textSchema)));
