import { readFileSync } from 'node:fs';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import * as v from 'valibot';
import { findCopiedMessages, type PlacedMessage } from './find-copied-messages.ts';
import { findMissingPlurals } from './find-missing-plurals.ts';
import { findUnusedMessages } from './find-unused-messages.ts';
import { reportCheck } from './report-check.ts';
import { listFiles, workspaces } from './workspaces.ts';

const catalogueSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.minLength(1))));
type Catalogue = v.InferOutput<typeof catalogueSchema>;

// `t('id')`, `translate('id')` and `messages._('id')`; a template with `${}` is a family of ids.
const callPattern = /\b(?:t|_|translate)\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)/g;

/** Names and kinds of the ICU placeholders of a message, each once. */
function listPlaceholders(message: string): string {
  const found = new Set<string>();
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as readonly unknown[]) {
      if (!Array.isArray(token)) continue;
      const [name, kind, branches] = token as readonly unknown[];
      found.add(typeof kind === 'string' ? `${String(name)}, ${kind}` : String(name));
      if (typeof branches === 'object' && branches !== null) Object.values(branches).forEach(visit);
    }
  };
  visit(compileMessage(message));
  return [...found].toSorted().join('; ');
}

function readCatalogue(file: string, problems: string[]): Catalogue | null {
  try {
    return v.parse(catalogueSchema, readFileSync(file, 'utf8'));
  } catch (error) {
    problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function compareCatalogues(file: string, catalogue: Catalogue, english: Catalogue): readonly string[] {
  const missing = Object.keys(english).filter((id) => !(id in catalogue));
  const unknown = Object.keys(catalogue).filter((id) => !(id in english));
  const different = Object.keys(english).filter(
    (id) => id in catalogue && listPlaceholders(catalogue[id] ?? '') !== listPlaceholders(english[id] ?? ''),
  );
  return [
    ...missing.map((id) => `${file}: ${id} is missing`),
    ...unknown.map((id) => `${file}: ${id} is not in English`),
    ...different.map((id) => `${file}: ${id} has other placeholders than English`),
  ];
}

function describeMissingPlurals(file: string, language: string, catalogue: Catalogue): readonly string[] {
  return Object.entries(catalogue).flatMap(([id, message]) =>
    findMissingPlurals(language, message).map((form) => `${file}: ${id} lacks the plural form ${form}`),
  );
}

function findUnknownIds(file: string, english: Catalogue): readonly string[] {
  const ids = Object.keys(english);
  return [...readFileSync(file, 'utf8').matchAll(callPattern)].flatMap(([, single, double, template]) => {
    const id = single ?? double ?? template ?? '';
    // An argument that is neither a template nor a dotted id belongs to another function with the same name.
    if (!/^[\w-]*\.[\w.$@{}()?:' -]+$/.test(id) && !id.includes('${')) return [];
    const family = id
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+');
    const isKnown = ids.some((candidate) => new RegExp(`^${family}$`).test(candidate));
    return isKnown ? [] : [`${file}: ${id} is in no catalogue`];
  });
}

const listSources = (workspace: string) => listFiles(`${workspace}/src`, /(?<!\.test|\.fixture|\.d)\.tsx?$/);

const problems: string[] = [];
const summary: string[] = [];
const messages: Record<string, PlacedMessage[]> = {};
// The template of remotes is no workspace, and its texts become those of every new one.
for (const workspace of [...workspaces, 'tools/new-remote/template']) {
  const folder = `${workspace}/src/locales`;
  if (listFiles(folder, /\.json$/).length === 0) continue;
  const english = readCatalogue(`${folder}/en.json`, problems);
  if (english === null) continue;
  for (const language of uiLanguages.filter((candidate) => candidate !== 'en')) {
    const catalogue = readCatalogue(`${folder}/${language}.json`, problems);
    if (catalogue === null) continue;
    problems.push(...compareCatalogues(`${folder}/${language}.json`, catalogue, english));
    problems.push(...describeMissingPlurals(`${folder}/${language}.json`, language, catalogue));
    (messages[language] ??= []).push(
      ...Object.entries(catalogue).map(([id, text]) => ({
        place: `${workspace}/${language}:${id}`,
        english: english[id] ?? '',
        text,
      })),
    );
  }
  const sources = listSources(workspace);
  problems.push(...sources.flatMap((file) => findUnknownIds(file, english)));
  // The kit is built into each remote and shows its messages.
  const texts = [...sources, ...listSources('remote-kit')].map((file) => readFileSync(file, 'utf8'));
  const unused = findUnusedMessages(Object.keys(english), texts);
  problems.push(...unused.map((id) => `${folder}/en.json: nothing uses ${id}`));
  summary.push(`${workspace} ${Object.keys(english).length}`);
}
problems.push(...Object.values(messages).flatMap(findCopiedMessages));
reportCheck(problems, `Messages in ${uiLanguages.length} languages: ${summary.join(', ') || 'none'}.`);
