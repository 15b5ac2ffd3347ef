// First command in a fresh clone: no dependencies, and no syntax that an old Node lacks, so that it can report its version.
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
