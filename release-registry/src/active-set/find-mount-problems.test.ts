import { expect, it } from 'vitest';
import { createMountFixture, createReleaseFixture } from '../release-fixture.ts';
import { findMountProblems } from './find-mount-problems.ts';

const claim = (name: `remote-${string}`, ...mounts: ReturnType<typeof createMountFixture>[]) =>
  createReleaseFixture(name, '1', { mounts }).manifest;
const { manifest: shell } = createReleaseFixture('shell', '1');
const explain = (manifests: Parameters<typeof findMountProblems>[0]) =>
  findMountProblems(manifests).map(({ name, code, detail }) => `${name} ${code}: ${detail}`);

it('REL-02 remotes have places of their own, one of them below another', () => {
  const site = claim('remote-site', createMountFixture('/'));
  const service = claim('remote-service', createMountFixture('/service'), createMountFixture('/parts'));
  const tools = claim('remote-tools', createMountFixture('/service/tools'));
  // Without a locale it is another address.
  const guide = claim('remote-guide', createMountFixture('/service', { isLocalized: false }));
  expect(explain([shell, site, service, tools, guide])).toEqual([]);
});

it('REL-02 two remotes at one place are refused, each with the name of the other, also when only one is on all sites', () => {
  const first = claim('remote-first', createMountFixture('/service'), createMountFixture('/parts'));
  const second = claim('remote-second', createMountFixture('/service', { sites: 'main' }));
  expect(explain([first, second])).toEqual([
    'remote-first mount-taken: /{locale}/service is claimed by remote-second too',
    'remote-second mount-taken: /{locale}/service is claimed by remote-first too',
  ]);
});

it('REL-02 a remote without a place is refused, and one that claims a place twice', () => {
  const { mounts: _, ...without } = claim('remote-without');
  const twice = claim('remote-twice', createMountFixture('/twice'), createMountFixture('/twice', { hasChrome: false }));
  expect(explain([shell, without, twice])).toEqual([
    'remote-without mount-missing: says no place of its pages; build it with contract 2.4',
    'remote-twice mount-taken: claims /{locale}/twice twice',
    'remote-twice mount-taken: claims /{locale}/twice twice',
  ]);
});
