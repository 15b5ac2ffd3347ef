import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { findStrayWords } from './find-stray-words.ts';
import { readFurtherTexts } from './further-texts.ts';
import { reportCheck } from './report-check.ts';
import { readTermbase } from './termbase.ts';
import { listFiles, workspaces } from './workspaces.ts';

interface Messages {
  readonly [id: string]: string | Messages;
}
const messagesSchema: v.GenericSchema<unknown, Messages> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => messagesSchema)]),
);
const fileSchema = v.pipe(v.string(), v.parseJson(), messagesSchema);
const cataloguePattern = /\/(?:locales|texts)\/[a-z]{2}\.json$/;

/** Mails keep their messages in groups; `group.id` names one. */
function flatten(messages: Messages, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([id, value]) =>
    typeof value === 'string' ? [[`${prefix}${id}`, value] as const] : flatten(value, `${prefix}${id}.`),
  );
}

const readCatalogue = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(flatten(v.parse(fileSchema, readFileSync(file, 'utf8'))));

// `node tools/checks/terminology.ts ja zh` checks only these languages.
const wanted = process.argv.slice(2);
const termbase = readTermbase(readFileSync('docs/terminology.md', 'utf8'));
// The template of remotes is no workspace, and its texts become those of every new one.
const files = [...workspaces, 'tools/new-remote/template']
  .flatMap((workspace) => listFiles(`${workspace}/src`, cataloguePattern))
  .filter((file) => wanted.length === 0 || wanted.includes(path.basename(file, '.json')));

const problems = files.flatMap((file) => {
  const folder = path.dirname(file);
  const name = path.basename(folder) === 'locales' ? path.dirname(path.dirname(folder)) : path.dirname(folder);
  const english = readCatalogue(path.join(folder, 'en.json'));
  return findStrayWords(termbase, name, path.basename(file, '.json'), readCatalogue(file), english);
});
const furtherProblems = readFurtherTexts().flatMap(({ name, kind, languages }) =>
  Object.entries(languages)
    .filter(([language]) => wanted.length === 0 || wanted.includes(language))
    .flatMap(([language, texts]) =>
      findStrayWords(termbase, name, language, texts, kind === 'messages' ? (languages['en'] ?? {}) : {}),
    ),
);
reportCheck([...problems, ...furtherProblems], `${termbase.concepts.size} concepts in ${files.length} catalogues.`);
