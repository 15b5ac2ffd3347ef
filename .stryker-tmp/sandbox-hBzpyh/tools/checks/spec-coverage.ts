// @ts-nocheck
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { reportCheck } from './report-check.ts';
import { expandIds, findTestedIds, readChecklistIds } from './specification-ids.ts';
import { listFiles, workspaces } from './workspaces.ts';

const idsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
// The checklist is kept beside the repository; a clone without it has the ids alone.
const checklistFile = '../shared/checklist.md';

function readIds(file: string): readonly string[] {
  return v.parse(idsSchema, readFileSync(file, 'utf8'));
}

const ids = existsSync(checklistFile)
  ? readChecklistIds(readFileSync(checklistFile, 'utf8'))
  : readIds('docs/checklist-ids.json');
const required = readIds('tools/checks/required-ids.json');
const testFiles = workspaces.flatMap((workspace) => listFiles(workspace, /\.(?:test|spec)\.tsx?$/));
const tested = new Set(testFiles.flatMap((file) => findTestedIds(readFileSync(file, 'utf8'))));

const groups = Map.groupBy(ids, (id) => id.slice(0, id.indexOf('-')));
for (const [group, members] of groups) {
  const missing = members.filter((id) => !tested.has(id));
  const covered = members.length - missing.length;
  console.log(`${group.padEnd(5)}${String(covered).padStart(4)} covered${String(missing.length).padStart(5)} missing`);
  if (process.argv.includes('--list')) console.log(`      ${missing.join(' ')}`);
}

const known = new Set(ids);
const problems = [
  ...required.filter((id) => !tested.has(id)).map((id) => `${id} has no test any more`),
  ...required.filter((id) => !known.has(id)).map((id) => `${id} is required but not in the checklist`),
  ...[...tested]
    .filter((id) => groups.has(id.slice(0, id.indexOf('-'))) && !known.has(id))
    .map((id) => `${id} is named by a test but not in the checklist`),
];
const covered = ids.filter((id) => tested.has(id)).length;
reportCheck(
  problems,
  `${covered} of ${ids.length} lines of the checklist are named by a test (${expandIds(required.join()).length} required).`,
);
