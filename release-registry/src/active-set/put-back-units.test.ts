import { expect, it } from 'vitest';
import { createFileReleasePointer } from '../pointer/file-release-pointer.server.ts';
import { createTestFolder, readStatements } from '../release-fixture.ts';
import { putBackUnits } from './put-back-units.server.ts';

const change = { by: 'portal', reason: 'not served by host-1' };

async function setUp() {
  const pointer = createFileReleasePointer(await createTestFolder(), { trustedKeys: null });
  const { set: first } = await pointer.compareAndSet(
    null,
    { shell: '1', 'remote-public': '1', 'remote-portal': '1' },
    change,
  );
  return { pointer, first };
}

it('REL-04 puts a unit back on top of what others have activated meanwhile, and says why in the history', async () => {
  const { pointer, first } = await setUp();
  const { set: second } = await pointer.compareAndSet(
    first.buildId,
    { ...first.versions, 'remote-portal': '2' },
    change,
  );
  await pointer.compareAndSet(second.buildId, { ...second.versions, 'remote-public': '9' }, change);
  const activated = await putBackUnits(
    pointer,
    { changed: { 'remote-portal': '2' }, previous: first.versions, revision: 2 },
    change,
  );
  expect(activated?.set.versions).toEqual({ shell: '1', 'remote-public': '9', 'remote-portal': '1' });
  expect((await readStatements(pointer)).at(-1)).toMatchObject({ kind: 'rollback', ...change });
});

it('REL-04 takes a unit out again that was new, and leaves one that somebody has changed since', async () => {
  const { pointer, first } = await setUp();
  const versions = { ...first.versions, 'remote-agenda': '1', 'remote-portal': '2' };
  const { set: second } = await pointer.compareAndSet(first.buildId, versions, change);
  await pointer.compareAndSet(second.buildId, { ...second.versions, 'remote-portal': '3' }, change);
  const back = { changed: { 'remote-agenda': '1', 'remote-portal': '2' }, previous: first.versions, revision: 2 };
  expect((await putBackUnits(pointer, back, change))?.set.versions).toEqual({
    ...first.versions,
    'remote-portal': '3',
  });
  expect(await putBackUnits(pointer, back, change)).toBeNull();
});

it('REL-04 of many writers that put units back at the same time none is lost', async () => {
  const { pointer, first } = await setUp();
  const names = ['remote-a', 'remote-b', 'remote-c', 'remote-d'] as const;
  const added = Object.fromEntries(names.map((name) => [name, '1'] as const));
  await pointer.compareAndSet(first.buildId, { ...first.versions, ...added }, change);
  await Promise.all(
    names.map((name) =>
      putBackUnits(pointer, { changed: { [name]: '1' }, previous: first.versions, revision: 2 }, change),
    ),
  );
  expect((await pointer.read())?.versions).toEqual(first.versions);
});

it('REL-04 leaves a unit that somebody has activated again on purpose since', async () => {
  const { pointer, first } = await setUp();
  const next = { ...first.versions, 'remote-portal': '2' };
  const { set: second } = await pointer.compareAndSet(first.buildId, next, change);
  await pointer.compareAndSet(second.buildId, first.versions, change);
  await pointer.compareAndSet(first.buildId, next, change);
  const back = { changed: { 'remote-portal': '2' }, previous: first.versions, revision: 2 };
  expect(await putBackUnits(pointer, back, change)).toBeNull();
});
