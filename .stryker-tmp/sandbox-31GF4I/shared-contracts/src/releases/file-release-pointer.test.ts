// @ts-nocheck
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { ReleaseSet } from '../release.ts';
import { resolveBuildId } from './build-id.server.ts';
import { createFileReleasePointer } from './file-release-pointer.server.ts';
import { ReleaseConflictError } from './release-errors.ts';
import { createTestFolder } from './release-fixture.ts';

const change = { by: 'test', reason: 'test' };

it('C7 of 20 concurrent writers with one expectation exactly one wins, round after round, and the history is linear', async () => {
  const folder = await createTestFolder();
  let expected: string | null = null;
  for (let round = 1; round <= 3; round += 1) {
    const base = expected;
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, writer) =>
        createFileReleasePointer(folder).compareAndSet(base, { shell: `r${round}w${writer}` }, change),
      ),
    );
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ReleaseConflictError);
    }
    const active = await createFileReleasePointer(folder).read();
    expect(active).toEqual(won[0]?.value);
    expected = active?.buildId ?? null;
  }
  const history = await createFileReleasePointer(folder).readHistory();
  expect(history.map((entry) => entry.revision)).toEqual([1, 2, 3]);
});

it('C7 the build id depends on the versions, not on the order they are named in', () => {
  const buildId = resolveBuildId({ shell: '1', 'remote-public': '2' });
  expect(buildId).toMatch(/^[0-9a-f]{16}$/);
  expect(resolveBuildId({ 'remote-public': '2', shell: '1' })).toBe(buildId);
  expect(resolveBuildId({ 'remote-public': '1', shell: '2' })).not.toBe(buildId);
});

it('C7 activating the active versions again changes nothing, an outdated expectation is a conflict that names the active build', async () => {
  const pointer = createFileReleasePointer(await createTestFolder());
  const first = await pointer.compareAndSet(null, { shell: '1' }, change);
  expect(await pointer.compareAndSet(first.buildId, { shell: '1' }, change)).toEqual(first);
  await expect(pointer.compareAndSet(null, { shell: '2' }, change)).rejects.toMatchObject({
    actualBuildId: first.buildId,
  });
  expect(await pointer.readHistory()).toHaveLength(1);
});

it('C7 a writer killed at any step leaves the old or the new set, and the next writer is not blocked', async () => {
  const module = join(import.meta.dirname, 'file-release-pointer.server.ts');
  for (const step of ['read', 'draft-written', 'claimed', 'draft-removed']) {
    const folder = await createTestFolder();
    const pointer = createFileReleasePointer(folder);
    const old = await pointer.compareAndSet(null, { shell: 'old' }, change);
    const script = `
      import { createFileReleasePointer } from ${JSON.stringify(module)};
      const kill = (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); };
      await createFileReleasePointer(${JSON.stringify(folder)}, kill)
        .compareAndSet(${JSON.stringify(old.buildId)}, { shell: 'new' }, { by: 'child', reason: 'crash' });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const isNewExpected = step === 'claimed' || step === 'draft-removed';
    const active = await pointer.read();
    expect(active?.versions).toEqual({ shell: isNewExpected ? 'new' : 'old' });
    const next = await pointer.compareAndSet(active?.buildId ?? null, { shell: 'next' }, change);
    expect(await pointer.read()).toEqual(next);
  }
}, 90_000);

it('C7 an entry whose versions do not match its build id is not served', async () => {
  const folder = await createTestFolder();
  const pointer = createFileReleasePointer(folder);
  await pointer.compareAndSet(null, { shell: '1' }, change);
  const [entry] = await pointer.readHistory();
  await writeFile(join(folder, 'active', '00000001.json'), JSON.stringify({ ...entry, versions: { shell: '2' } }));
  await expect(pointer.read()).rejects.toThrow('does not match its build id');
});

it('C7 a watcher gets the active set at once and each change, also when the folder appears later, and nothing after it ended', async () => {
  const folder = join(await createTestFolder(), 'later');
  const pointer = createFileReleasePointer(folder);
  const seen: string[] = [];
  const stop = pointer.watch((set: ReleaseSet) => seen.push(set.versions.shell ?? ''));
  const first = await pointer.compareAndSet(null, { shell: '1' }, change);
  await vi.waitFor(() => expect(seen).toEqual(['1']), { timeout: 10_000 });
  const second = await pointer.compareAndSet(first.buildId, { shell: '2' }, change);
  const changedAt = performance.now();
  await vi.waitFor(() => expect(seen).toEqual(['1', '2']), { timeout: 10_000, interval: 10 });
  expect(performance.now() - changedAt).toBeLessThan(5_000);
  stop();
  await pointer.compareAndSet(second.buildId, { shell: '3' }, change);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(seen).toEqual(['1', '2']);
});
