import { expect, it } from 'vitest';
import type { Canary } from '../history/canary.ts';
import { awaitCanary } from './await-canary.ts';
import type { CanaryReport } from './canary-report.ts';
import type { ShellReports } from './shell-reports.ts';

const canary: Canary = {
  unit: 'remote-public',
  ...{ version: '2', percent: 10, countries: [], cookie: null, promotion: null },
  ...{ since: 3, revision: 3, startedAt: '' },
};
const running: CanaryReport = { unit: 'remote-public', version: '2', since: 3, state: 'running', reason: '' };

/** Reports that change with each look; the last state stays. */
function wait(timeoutMs: number, ...states: readonly Partial<CanaryReport>[]) {
  let look = -1;
  const listRunning = () => {
    look = Math.min(look + 1, states.length - 1);
    const canaries = [{ ...running, ...states[look] }];
    return Promise.resolve([{ shell: 'a', buildId: 'b', versions: {}, revision: 3, problems: [], canaries }]);
  };
  const reports: ShellReports = {
    ...{ write: () => Promise.resolve(), remove: () => Promise.resolve(), isSilent: () => Promise.resolve(false) },
    listRunning,
  };
  return awaitCanary({ reports, revision: 3, timeoutMs, pauseMs: 1, canary });
}

it('REL-11 a canary whose pages still render is waited for, until the shell hands it out or refuses it', async () => {
  const preparing = { isPreparing: true, reason: 'it is being prepared' };
  expect(await wait(5_000, preparing, preparing, {})).toEqual({ shells: ['a'], problems: [] });
  const refused = { state: 'refused', reason: 'smoke-failed' } as const;
  expect(await wait(5_000, preparing, refused)).toEqual({
    shells: [],
    problems: [{ shell: 'a', reason: 'smoke-failed' }],
  });
  expect((await wait(0, preparing)).problems).toMatchObject([{ reason: expect.stringContaining('did not decide') }]);
});
