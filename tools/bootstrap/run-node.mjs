import { spawn } from 'node:child_process';

/** Runs Node with the terminal handed on; resolves with its exit code. Signals go to the child, which decides when to end. */
export function runNode(node, words) {
  const child = spawn(node, words, { stdio: 'inherit', shell: process.platform === 'win32' });
  // A terminal sends SIGINT to the whole group, so the child has it already; SIGTERM reaches only this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${node} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
