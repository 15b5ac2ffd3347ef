import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { findAnchors } from './references/find-anchors.ts';
import { findDecisionProblems } from './references/find-decision-problems.ts';
import { findIds, readDefinitions } from './references/find-ids.ts';
import { findLinks } from './references/find-links.ts';
import { findPaths, findScripts } from './references/find-paths.ts';
import { joinLines, readComments } from './references/read-comments.ts';
import { leadsSomewhere, readTextFiles, topFolders } from './references/repository-files.ts';
import { reportCheck } from './report-check.ts';

const packageSchema = v.pipe(v.string(), v.parseJson(), v.object({ scripts: v.record(v.string(), v.string()) }));
const { scripts } = v.parse(packageSchema, readFileSync('package.json', 'utf8'));
// Its cases are made of ids and paths that do not exist.
const ownTest = 'tools/checks/references/references.test.ts';
// Links of these texts are addresses of the invented sites.
const sampleTexts = 'services/sample/content/';

const texts = new Map([...readTextFiles()].filter(([file]) => file !== ownTest));
const pages = [...texts].filter(([file]) => file.endsWith('.md'));
const definitions = pages.flatMap(([file, text]) => readDefinitions(text).map((entry) => ({ file, ...entry })));
const families = [...new Set(definitions.map(({ id }) => id.slice(0, id.indexOf('-'))))];
const decisions = pages.filter(([file]) => /^docs\/decisions\/\d{4}-/.test(file));
const known = new Set([
  ...definitions.map(({ id }) => id),
  ...decisions.map(([file]) => path.basename(file).slice(0, 4)),
]);
const counts = { ids: 0, links: 0, paths: 0, scripts: 0 };

function findProblems(file: string, text: string): readonly string[] {
  const isPage = file.endsWith('.md');
  const says = isPage ? [joinLines(text)] : readComments(text);
  const ids = findIds(isPage ? joinLines(text) : [...says, text].join('\n'), families);
  const links = isPage && !file.startsWith(sampleTexts) ? findLinks(text, file) : [];
  const paths = says.flatMap((part) => findPaths(part, topFolders));
  const commands = says.flatMap(findScripts);
  counts.ids += ids.length;
  counts.links += links.length;
  counts.paths += paths.length;
  counts.scripts += commands.length;
  return [
    ...ids.filter((id) => !known.has(id)).map((id) => `${id} does not exist`),
    ...links.filter((link) => !isThere(link)).map((link) => `the link to ${link.file}#${link.anchor} leads nowhere`),
    ...paths.filter((name) => !leadsSomewhere(name, file)).map((name) => `there is no ${name}`),
    ...commands.filter((name) => !Object.hasOwn(scripts, name)).map((name) => `there is no script ${name}`),
  ];
}

function isThere({ file, anchor }: { readonly file: string; readonly anchor: string }): boolean {
  if (anchor === '') return !file.startsWith('..') && leadsSomewhere(file, 'README.md');
  return findAnchors(texts.get(file) ?? '').has(anchor);
}

const list = texts.get('docs/decisions/README.md') ?? '';
const problems = [
  ...definitions
    .filter(({ isConsistent }) => !isConsistent)
    .map(({ file, id }) => `${file}: the anchor ${id} names another id`),
  ...definitions
    .filter(({ id }, index) => definitions.findIndex((other) => other.id === id) !== index)
    .map(({ file, id }) => `${file}: ${id} is defined twice`),
  ...decisions.flatMap(([file, text]) =>
    findDecisionProblems(path.basename(file), text, list).map((problem) => `${file}: ${problem}`),
  ),
  ...[...texts].flatMap(([file, text]) => findProblems(file, text).map((problem) => `${file}: ${problem}`)),
];
reportCheck(
  problems,
  `${definitions.length} ids and ${decisions.length} decisions; ${counts.ids} references to them, ${counts.links} links, ${counts.paths} paths and ${counts.scripts} commands lead somewhere.`,
);
