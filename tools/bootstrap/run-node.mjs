import { spawn } from 'node:child_process';
import { watchNpm } from './watch-npm.mjs';

/** Runs Node with the terminal attached; resolves with its exit code. Signals go to the child, which decides when to end. */
export function runNode(node, words) {
  const child = spawn(node, words, { stdio: 'inherit', shell: process.platform === 'win32' });
  const end = () => child.kill('SIGTERM');
  // A terminal sends SIGINT to the whole group, so the child has it already; SIGTERM reaches only this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', end);
  // The terminal was closed: processes started in it must not keep running unnoticed.
  process.on('SIGHUP', end);
  watchNpm(end);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${node} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
