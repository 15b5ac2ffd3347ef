// @ts-nocheck
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findTestedIds, readChecklistIds } from './specification-ids.ts';
import { listFiles, workspaces } from './workspaces.ts';

// Run by hand after new tests: `node tools/checks/write-required-ids.ts`. From then on their ids are demanded.
const testFiles = workspaces.flatMap((workspace) => listFiles(workspace, /\.(?:test|spec)\.tsx?$/));
const tested = new Set(testFiles.flatMap((file) => findTestedIds(readFileSync(file, 'utf8'))));
const checklistFile = '../shared/checklist.md';
if (!existsSync(checklistFile)) throw new Error(`${checklistFile} is needed`);
const ids = readChecklistIds(readFileSync(checklistFile, 'utf8'));
const writeIds = (file: string, list: readonly string[]) => writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
writeIds('docs/checklist-ids.json', ids);
writeIds(
  'tools/checks/required-ids.json',
  ids.filter((id) => tested.has(id)),
);
