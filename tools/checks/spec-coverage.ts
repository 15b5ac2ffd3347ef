import { readFileSync } from 'node:fs';
import { reportCheck } from './report-check.ts';
import { findTestedIds, readSpecificationIds } from './specification-ids.ts';
import { listFiles, workspaces } from './workspaces.ts';

const ids = readSpecificationIds();
const testFiles = workspaces.flatMap((workspace) => listFiles(workspace, /\.(?:test|spec)\.tsx?$/));
const tested = new Set(testFiles.flatMap((file) => findTestedIds(readFileSync(file, 'utf8'))));

for (const [group, members] of Map.groupBy(ids, (id) => id.slice(0, id.indexOf('-')))) {
  console.log(`${group.padEnd(5)}${String(members.filter((id) => tested.has(id)).length).padStart(4)}`);
}

reportCheck(
  ids.filter((id) => !tested.has(id)).map((id) => `${id} of docs/specification is named by no test`),
  `${ids.length} sentences of the specification are named by a test.`,
);
