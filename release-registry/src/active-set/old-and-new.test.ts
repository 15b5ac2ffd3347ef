import { describe, expect, it } from 'vitest';
import { activateReleases, rollBackSet, rollBackUnits } from './activate-releases.server.ts';
import { change, createRegistry } from './registry-fixture.ts';

/** N-1 and N of a minor version, and of a major one. */
const contracts = { before: '7.3.0', now: '7.4.0', next: '8.0.0' };
type Contract = keyof typeof contracts;

/** A registry in which these contracts of shell and remote were active one after the other. */
async function createHistory(...acts: readonly (readonly [shell: Contract | null, remote: Contract | null])[]) {
  const { registry, publish } = await createRegistry();
  for (const contract of Object.keys(contracts) as Contract[]) {
    const contractVersion = contracts[contract];
    const earlierContracts = contract === 'next' ? [contracts.now] : [];
    await publish('shell', contract, { contractVersion, earlierContracts });
    await publish('remote-public', contract, { contractVersion });
  }
  const activate = (shell: Contract | null, remote: Contract | null) =>
    activateReleases(registry, { ...(shell ? { shell } : {}), ...(remote ? { 'remote-public': remote } : {}) }, change);
  for (const act of acts) await activate(...act);
  return { registry, activate };
}

describe('REL-14 a shell of one version and a remote of another', () => {
  it.each([
    ['before', 'before', true],
    ['before', 'now', false],
    ['now', 'before', true],
    ['now', 'now', true],
    ['now', 'next', false],
    ['next', 'before', true],
    ['next', 'now', true],
    ['next', 'next', true],
  ] as const)('of contract %s and %s: together %s', async (shell, remote, fits) => {
    const { activate } = await createHistory();
    const activated = await activate(shell, remote).then(
      () => true,
      () => false,
    );
    expect(activated).toBe(fits);
  });
});

describe('REL-14 an activation', () => {
  it('of a shell names the remotes that could not be gone back to', async () => {
    const { registry, activate } = await createHistory(['now', 'now'], [null, 'before']);
    expect((await activate('before', null)).closed).toEqual([
      { name: 'remote-public', version: 'now', detail: expect.stringContaining(`needs contract ${contracts.now}`) },
    ]);
    await expect(rollBackUnits(registry, ['remote-public'], change)).rejects.toThrow('contract-too-new');
  });

  it('of a remote names the shell that could not be gone back to, and the statement says so', async () => {
    const { registry, activate } = await createHistory(['before', 'before'], ['now', null]);
    const { closed } = await activate(null, 'now');
    expect(closed).toMatchObject([{ name: 'shell', version: 'before' }]);
    expect(closed[0]?.detail).toContain('it would run beside remote-public@now');
    const { entries } = await registry.pointer.readState();
    expect(entries.at(-1)?.statement.closes).toEqual([expect.stringMatching(/^shell@before: needs contract/)]);
    await expect(rollBackUnits(registry, ['shell'], change)).rejects.toThrow('contract-too-new');
  });

  it('of both names the shell alone when the new one offers the contract before too, and the set goes back together', async () => {
    const { registry, activate } = await createHistory(['now', 'now']);
    const { closed } = await activate('next', 'next');
    expect(closed.map(({ name, version }) => `${name}@${version}`)).toEqual(['shell@now']);
    expect((await rollBackSet(registry, change)).set.versions).toEqual({ shell: 'now', 'remote-public': 'now' });
  });

  it('that leaves all ways open says nothing', async () => {
    const { registry, activate } = await createHistory(['before', 'before'], ['now', null]);
    expect((await activate(null, 'before')).closed).toEqual([]);
    expect((await activate('now', 'before')).closed).toEqual([]);
    const { entries } = await registry.pointer.readState();
    expect(entries.every(({ statement }) => statement.closes === undefined)).toBe(true);
  });
});
