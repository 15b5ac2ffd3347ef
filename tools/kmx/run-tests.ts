import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { KmxError } from './kmx-error.ts';

/** `kmx test`: runs vitest with the configuration of the repository; returns its exit code. */
export function runTests(words: readonly string[]): number {
  const require = createRequire(path.resolve('package.json'));
  let manifest: string;
  try {
    manifest = require.resolve('vitest/package.json');
  } catch {
    throw new KmxError('vitest is not installed here: run npm install first.');
  }
  const program = path.join(path.dirname(manifest), 'vitest.mjs');
  return spawnSync(process.execPath, [program, 'run', ...words], { stdio: 'inherit' }).status ?? 1;
}
