import type { PathLike } from 'node:fs';
import type * as files from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { createTestFolder, readStatements } from '../release-fixture.ts';
import { createFileReleasePointer } from './file-release-pointer.server.ts';

// Which order a folder is listed in is for the file system to say; this one lists the newest names first.
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof files>();
  const readdir = async (path: PathLike) => (await real.readdir(path)).toSorted().toReversed();
  return { ...real, readdir };
});

it('REL-04 the highest revision is the active one, in whatever order its folder is listed', async () => {
  const pointer = createFileReleasePointer(await createTestFolder(), { trustedKeys: null });
  let expected: string | null = null;
  for (const version of ['1', '2', '3', '4']) {
    const { set } = await pointer.compareAndSet(expected, { shell: version }, { by: 'test', reason: 'test' });
    expected = set.buildId;
  }
  expect((await pointer.read())?.versions).toEqual({ shell: '4' });
  expect((await readStatements(pointer)).map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
});
