import * as v from 'valibot';
import { readSample, readSampleMarkdown } from '../../sample/read-sample.ts';

const languages = ['en', 'de'] as const;
const textSchema = v.strictObject(v.entriesFromList(languages, v.pipe(v.string(), v.nonEmpty())));
const fileSchema = v.strictObject({ title: textSchema, lead: textSchema });

/** Reads the file that a protected page offers; its body is a small subset of Markdown. */
export function readTalkingPoints(language: (typeof languages)[number]) {
  const { title, lead } = readSample('content/talking-points/file.json', fileSchema);
  const markdown = readSampleMarkdown(`content/talking-points/${language}.md`);
  return { title: title[language], lead: lead[language], markdown };
}
