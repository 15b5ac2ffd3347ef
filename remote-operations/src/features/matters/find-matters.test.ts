import { expect, it } from 'vitest';
import {
  createSampleReleases,
  sampleReleases,
  sampleUnit,
  sampleUnitWithCanary,
} from '../../samples/sample-releases.ts';
import { findMatters } from './find-matters.ts';

const listIds = (...input: Parameters<typeof findMatters>) => findMatters(...input).map(({ textId }) => textId);

it('OPS-010 nothing is a matter while all shells serve all units as wanted, also beside a canary that runs', () => {
  expect(findMatters(sampleReleases)).toEqual([]);
  expect(findMatters(createSampleReleases(sampleUnitWithCanary))).toEqual([]);
});

it('OPS-010 what concerns the whole comes first: the registry, a shell that is not ready, what does not work', () => {
  const health = { isReady: false, degraded: ['catalogue'] };
  expect(listIds({ ...sampleReleases, registryProblems: ['EACCES'], health })).toEqual([
    'matter.registry',
    'matter.notReady',
    'matter.degraded',
  ]);
});

it('OPS-010 a unit that is not served as wanted is a matter, with the versions and the reasons', () => {
  const problems = ['smoke page answered 500'];
  expect(findMatters(createSampleReleases({ ...sampleUnit, pointed: 'b', problems }))).toEqual([
    {
      textId: 'matter.otherVersion',
      values: { unit: 'remote-portal', served: sampleUnit.served, wanted: 'b' },
      reasons: problems,
      unit: 'remote-portal',
    },
  ]);
  expect(listIds(createSampleReleases({ ...sampleUnit, served: null }))).toEqual(['matter.notServed']);
  expect(listIds(createSampleReleases({ ...sampleUnit, problems }))).toEqual(['matter.unit']);
  expect(listIds(createSampleReleases({ ...sampleUnit, unproven: ['/en: no thread'] }))).toEqual(['matter.unproven']);
});

it.each([
  ['refused', 'matter.canaryRefused'],
  ['stopped', 'matter.canaryStopped'],
] as const)('OPS-010 a canary that is %s is a matter, with its reason', (state, textId) => {
  const { canary } = sampleUnitWithCanary;
  if (canary === null) throw new Error('The sample has no canary');
  const unit = { ...sampleUnitWithCanary, canary: { ...canary, state, reason: 'server errors' } };
  expect(findMatters(createSampleReleases(unit))).toMatchObject([{ textId, reasons: ['server errors'] }]);
});

it('OPS-010 what this shell does not serve is said once, by its unit; what others do not serve, by shell', () => {
  const problems = [{ name: 'remote-portal', version: 'b', reason: 'too heavy' }];
  const shells = sampleReleases.shells.map((shell) => ({ ...shell, problems }));
  expect(findMatters({ ...sampleReleases, shells })).toMatchObject([
    { textId: 'matter.shell', values: { shell: 'web-2:4000' }, reasons: ['too heavy'], unit: 'remote-portal' },
  ]);
});

it('OPS-010 a shell that has not decided about the last act is a matter', () => {
  const shells = sampleReleases.shells.map((shell) => ({ ...shell, revision: shell.isThis ? 42 : 41 }));
  expect(listIds({ ...sampleReleases, shells })).toEqual(['matter.behind']);
});
