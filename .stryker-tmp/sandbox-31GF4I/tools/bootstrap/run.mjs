// @ts-nocheck
// First command in a fresh clone: no dependencies, and nothing that an old Node does not know, so that it can be told.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeOldNode } from './node-version.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));
const problem = describeOldNode(process.versions.node);
if (problem === null) {
  import('./run-command.mjs').catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
} else {
  console.error(problem);
  process.exitCode = 1;
}
