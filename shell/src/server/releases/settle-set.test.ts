import { resolveBuildId } from '@kmx/release-registry/release/build-id.server.ts';
import { type RefusalCode, ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { RemoteName, UnitName } from '@kmx/shared-contracts/units.ts';
import { expect, it } from 'vitest';
import { settleSet } from './settle-set.ts';

function createSet(versions: ReleaseSet['versions'], activatedAt = '2026-11-23T12:00:00.000Z'): ReleaseSet {
  return { buildId: resolveBuildId(versions), activatedAt, versions };
}

const served = createSet({ shell: '1', 'remote-shop': '1', 'remote-portal': '1' }, '2026-11-22T12:00:00.000Z');

const manifests = Object.fromEntries(
  (['remote-shop', 'remote-portal'] as const).map((name) => [name, createReleaseFixture(name, '1').manifest]),
);
const verified = { set: served, manifests, operations: { 'remote-shop': { content: { Cart: '{ cart }' } } } };

interface Faults {
  readonly refused?: Readonly<Record<string, RefusalCode>>;
  /** Refused as long as both are in the set. */
  readonly rivals?: readonly [string, string];
  /** What rivals claim, `operation-taken` or by default `mount-taken`, and the name of it. */
  readonly claim?: readonly [code: RefusalCode, place: string];
  readonly broken?: readonly string[];
  readonly missing?: readonly UnitName[];
}

async function settle(
  versions: ReleaseSet['versions'],
  { refused = {}, rivals, claim = ['mount-taken', '/{locale}/shop'], broken = [], missing = [] }: Faults,
) {
  const list = (set: ReleaseSet) =>
    Object.entries(set.versions).map(([name, version]) => ({ name: name as UnitName, version }));
  const settled = await settleSet(
    createSet(versions),
    { verified, missing },
    {
      verify: async (set) => {
        const names = list(set).map(({ name, version }) => `${name}@${version}`);
        const isContested = rivals?.every((name) => names.includes(name)) ?? false;
        const reasons = list(set).flatMap(({ name, version }) => {
          const id = `${name}@${version}`;
          const code = refused[id] ?? (isContested && rivals?.includes(id) ? claim[0] : undefined);
          return code ? [{ name, version, code, detail: 'test', place: claim[1] }] : [];
        });
        if (reasons.length > 0) throw new ReleaseRefusedError(reasons);
        return { set, manifests: {}, operations: {} };
      },
      prepare: async ({ set }) =>
        list(set).flatMap(({ name, version }) =>
          broken.includes(`${name}@${version}`)
            ? [{ name: name as RemoteName, version, error: new Error('boom') }]
            : [],
        ),
    },
  );
  return { versions: settled.verified.set.versions, set: settled.verified.set, ...settled };
}

it('promise 1 a unit that is refused, or cannot be prepared, stays as it was, and all others go on', async () => {
  const wanted = { shell: '2', 'remote-shop': '2', 'remote-portal': '2' };
  const { versions, replaced } = await settle(wanted, {
    refused: { 'remote-shop@2': 'signature-wrong' },
    broken: ['remote-portal@2'],
  });
  expect(versions).toEqual({ shell: '2', 'remote-shop': '1', 'remote-portal': '1' });
  expect(replaced).toEqual([
    { name: 'remote-shop', version: '2', effect: 'older', reason: 'signature-wrong (test)' },
    { name: 'remote-portal', version: '2', effect: 'older', reason: 'boom' },
  ]);
});

it('promise 1 when nothing is left of a change, the served set stays as it is', async () => {
  const { set } = await settle({ ...served.versions, 'remote-shop': '2' }, { broken: ['remote-shop@2'] });
  expect(set).toBe(served);
});

it('promise 1 of two at one place the one that was there stays', async () => {
  const wanted = { ...served.versions, 'remote-copy': '1' };
  const { versions, replaced } = await settle(wanted, { rivals: ['remote-shop@1', 'remote-copy@1'] });
  expect(versions).toEqual(served.versions);
  expect(replaced.map(({ name }) => name)).toEqual(['remote-copy']);
});

it('promise 1 who has a place keeps it, and gets its next release, whoever claims the place as well', async () => {
  const wanted = { ...served.versions, 'remote-shop': '2', 'remote-portal': '2' };
  const { versions, replaced } = await settle(wanted, { rivals: ['remote-shop@2', 'remote-portal@2'] });
  expect(versions).toEqual({ ...served.versions, 'remote-shop': '2' });
  expect(replaced.map(({ name }) => name)).toEqual(['remote-portal']);
});

it('REL-07 who has an operation keeps it, and gets its next release, whoever uses the name as well', async () => {
  const wanted = { ...served.versions, 'remote-shop': '2', 'remote-portal': '2' };
  const rivals = ['remote-shop@2', 'remote-portal@2'] as const;
  const known = await settle(wanted, { rivals, claim: ['operation-taken', 'content Cart'] });
  expect(known.versions).toEqual({ ...served.versions, 'remote-shop': '2' });
  // Of a new name nobody knows whose it is.
  const both = await settle(wanted, { rivals, claim: ['operation-taken', 'content Menu'] });
  expect(both.set).toBe(served);
});

it('promise 1 a new remote without pages, and one that had none before, stay in the set and cost nobody anything', async () => {
  const wanted = { ...served.versions, 'remote-new': '1', 'remote-portal': '2' };
  const { versions, unprepared, replaced } = await settle(wanted, {
    broken: ['remote-new@1', 'remote-portal@2'],
    missing: ['remote-portal'],
  });
  expect(versions).toEqual(wanted);
  expect(unprepared.map(({ name }) => name)).toEqual(['remote-portal', 'remote-new']);
  expect(replaced).toEqual([]);
});

it('REL-03 what speaks against the set as a whole, or against what is served itself, refuses it', async () => {
  const wanted = { ...served.versions, 'remote-shop': '2' };
  await expect(settle(wanted, { refused: { 'remote-portal@1': 'file-changed' } })).rejects.toThrow('file-changed');
  const gone = settleSet(
    createSet(wanted),
    { verified, missing: [] },
    {
      verify: () => Promise.reject(new Error('the registry is gone')),
      prepare: () => Promise.resolve([]),
    },
  );
  await expect(gone).rejects.toThrow('the registry is gone');
});
