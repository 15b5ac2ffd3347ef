#!/usr/bin/env node
const oldestNode = 24;

// Everything else is loaded afterwards: an older Node would fail in the middle of it.
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`kmx needs Node ${oldestNode} or newer, this is ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  const { runCommand } = await import('./run-command.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
}

export {};
