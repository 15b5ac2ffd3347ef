// @ts-nocheck
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const browserFile = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

function runApt(words) {
  const isRoot = process.getuid?.() === 0;
  const [program, ...rest] = isRoot ? ['apt-get', ...words] : ['sudo', '-n', 'apt-get', ...words];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Makes sure that the browser of the tests is there; installs Debian's chromium when it may, else says what to do and ends. */
export function ensureBrowser() {
  if (existsSync(browserFile)) return;
  console.log(`${browserFile} is missing: installing chromium with apt-get (a minute or two, once).`);
  const isDone =
    !process.env.CHROMIUM_PATH &&
    runApt(['update']) &&
    runApt(['install', '-y', '--no-install-recommends', 'chromium']);
  if (isDone && existsSync(browserFile)) return;
  console.error(
    'The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
