import { spawnSync } from 'node:child_process';

/** What tests need of the machine: how to detect it, Debian's packages for it, best first, and what to say without any. */
export interface Requirement {
  readonly isThere: () => boolean;
  readonly packages: readonly string[];
  readonly advice: string;
}

function runApt(words: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...rest] = isRoot ? ['apt-get', ...words] : ['sudo', '-n', 'apt-get', ...words];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Installs Debian's packages for what is missing when permitted; otherwise prints what to do and exits. */
export function ensureInstalled(requirements: readonly Requirement[]): void {
  let isIndexNew = false;
  for (const { isThere, packages, advice } of requirements) {
    for (const name of packages) {
      if (isThere()) break;
      console.log(`Installing ${name} with apt-get, which the tests need (a minute or two, once).`);
      isIndexNew ||= runApt(['update']);
      runApt(['install', '-y', '--no-install-recommends', name]);
    }
    if (isThere()) continue;
    console.error(advice);
    process.exit(1);
  }
}
