import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { expect, it, vi } from 'vitest';
import { resolveBuildId } from '../release/build-id.server.ts';
import { createTestFolder, readStatements } from '../release-fixture.ts';
import { createFileReleasePointer } from './file-release-pointer.server.ts';

const change = { by: 'test', reason: 'test' };

it('REL-04 the build id depends on the versions, not on the order they are named in', () => {
  const buildId = resolveBuildId({ shell: '1', 'remote-public': '2' });
  expect(buildId).toMatch(/^[0-9a-f]{16}$/);
  expect(resolveBuildId({ 'remote-public': '2', shell: '1' })).toBe(buildId);
  expect(resolveBuildId({ 'remote-public': '1', shell: '2' })).not.toBe(buildId);
});

it('REL-04 a history that cannot be read is no empty one, and says which revision is wrong', async () => {
  const folder = await createTestFolder();
  const pointer = createFileReleasePointer(folder, { trustedKeys: null });
  expect([await pointer.read(), await readStatements(pointer), await pointer.readRecent(5)]).toEqual([null, [], []]);
  for (const version of ['1', '2']) {
    const { buildId = null } = (await pointer.read()) ?? {};
    await pointer.compareAndSet(buildId, { shell: version }, change);
  }
  const [first, second] = await readStatements(pointer);
  const latest = join(folder, 'active', '00000002.json');
  await writeFile(latest, '{');
  await expect(pointer.read()).rejects.toThrow('release history: revision 2 is not readable');
  await expect(readStatements(pointer)).rejects.toThrow('revision 2 is not readable');
  await expect(pointer.compareAndSet(null, { shell: '3' }, change)).rejects.toThrow('revision 2 is not readable');
  expect((await pointer.readRecent(5)).map(({ versions }) => versions)).toEqual([{ shell: '2' }, { shell: '1' }]);
  expect(await createFileReleasePointer(folder, { trustedKeys: null }).readRecent(5)).toEqual([]);
  await writeFile(latest, JSON.stringify({ ...second, revision: 1 }));
  await expect(pointer.read()).rejects.toThrow('release history: revision 2 does not match its build id');
  await writeFile(latest, JSON.stringify(second));
  expect((await pointer.read())?.buildId).toBe(second?.buildId);
  await rm(join(folder, 'active'), { recursive: true });
  await writeFile(join(folder, 'active'), JSON.stringify(first));
  await expect(pointer.read()).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(pointer.compareAndSet(null, { shell: '3' }, change)).rejects.toThrow();
});

it('REL-04 the history records who changed what, when and why; other files in its folder are ignored', async () => {
  const folder = await createTestFolder();
  const pointer = createFileReleasePointer(folder, { trustedKeys: null });
  let expected: string | null = null;
  for (let revision = 1; revision <= 11; revision += 1) {
    const kind = revision === 11 ? 'rollback' : 'activation';
    const { set } = await pointer.compareAndSet(
      expected,
      { shell: String(revision) },
      { by: `b${revision}`, reason: 'r', kind },
    );
    expect(Date.parse(set.activatedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(set).toEqual({
      buildId: resolveBuildId(set.versions),
      activatedAt: set.activatedAt,
      versions: set.versions,
    });
    expected = set.buildId;
  }
  for (const name of [
    '00000000.json',
    '000000012.json',
    '12.json',
    '00000013.json.bak',
    'x00000014.json',
    '0000001a.json',
  ]) {
    await writeFile(join(folder, 'active', name), '{');
  }
  expect((await pointer.read())?.versions).toEqual({ shell: '11' });
  const history = await readStatements(pointer);
  expect(history.map(({ revision, kind, by }) => [revision, kind, by])).toEqual(
    history.map((_, index) => [index + 1, index === 10 ? 'rollback' : 'activation', `b${index + 1}`]),
  );
  expect((await pointer.readRecent(2)).map(({ versions }) => versions.shell)).toEqual(['11', '10']);
  expect((await readdir(join(folder, 'active'))).filter((name) => name.startsWith('.draft'))).toEqual([]);
});

it('REL-04 a watcher is notified of a set once, and of nothing that was read while it ended', async () => {
  const folder = await createTestFolder();
  const pointer = createFileReleasePointer(folder, { trustedKeys: null });
  const { set: first } = await pointer.compareAndSet(null, { shell: '1' }, change);
  const [seen, ended]: ReleaseSet[][] = [[], []];
  const stop = pointer.watch(({ set }) => set && seen?.push(set));
  pointer.watch(({ set }) => set && ended?.push(set))();
  await vi.waitFor(() => expect(seen).toEqual([first]), { timeout: 10_000 });
  // A change in the folder that is none of the set.
  await mkdir(join(folder, 'active', 'x'));
  await rename(join(folder, 'active', 'x'), join(folder, 'active', 'y'));
  const { set: second } = await pointer.compareAndSet(first.buildId, { shell: '2' }, change);
  await vi.waitFor(() => expect(seen).toEqual([first, second]), { timeout: 10_000 });
  stop();
  expect(ended).toEqual([]);
});

it('REL-04 a writer goes these steps, between any two of which it may end', async () => {
  const steps: string[] = [];
  const pointer = createFileReleasePointer(await createTestFolder(), {
    trustedKeys: null,
    onStep: (step) => steps.push(step),
  });
  await pointer.compareAndSet(null, { shell: '1' }, change);
  expect(steps).toEqual(['read', 'draft-written', 'claimed', 'draft-removed']);
});

it('REL-04 a registry that is taken away while a set is written is a fault and no conflict', async () => {
  const folder = await createTestFolder();
  const pointer = createFileReleasePointer(folder, {
    trustedKeys: null,
    onStep: (step) => {
      if (step === 'draft-written') rmSync(join(folder, 'active'), { recursive: true });
    },
  });
  const writing = pointer.compareAndSet(null, { shell: '1' }, change);
  await expect(writing).rejects.toMatchObject({ code: 'ENOENT', syscall: 'link' });
});

it('REL-04 what is no plain file of a statement’s size is not read, so that nobody waits for it', async () => {
  const folder = await createTestFolder();
  const pointer = createFileReleasePointer(folder, { trustedKeys: null });
  await pointer.compareAndSet(null, { shell: '1' }, change);
  const place = join(folder, 'active', '00000002.json');
  const text = JSON.stringify((await readStatements(pointer))[0]);
  await writeFile(join(folder, 'elsewhere.json'), text);
  const manySignatures = Array.from({ length: 65 }, () => ({ key: 'a', signature: 'b' }));
  for (const put of [
    () => spawnSync('mkfifo', [place]),
    () => symlink(join(folder, 'elsewhere.json'), place),
    () => writeFile(place, `${text}${' '.repeat(300_000)}`),
    () => writeFile(place, JSON.stringify({ ...JSON.parse(text), signatures: manySignatures })),
    () => writeFile(place, `${'['.repeat(50_000)}${']'.repeat(50_000)}`),
  ]) {
    await put();
    await expect(pointer.read()).rejects.toThrow('release history: revision 2 is not readable');
    await rm(place);
  }
  expect((await pointer.read())?.versions).toEqual({ shell: '1' });
});
