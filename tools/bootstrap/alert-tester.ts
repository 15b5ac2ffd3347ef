import { spawnSync } from 'node:child_process';
import { ensureInstalled, type Requirement } from './ensure-installed.ts';

const requirement: Requirement = {
  isThere: () => spawnSync('promtool', ['--version']).status === 0,
  packages: ['prometheus'],
  advice: "The alerts are tested by promtool, which is in Debian's package prometheus: apt-get install prometheus",
};

/** Makes sure that promtool is installed, for `npm run cluster`; `npm test` looks at the alerts without it. */
export const ensureAlertTester = (): void => ensureInstalled([requirement]);
