import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createTestFolder } from '../release-fixture.ts';
import { createFileReleasePointer } from './file-release-pointer.server.ts';

const change = { by: 'test', reason: 'test' };

it('REL-04 a writer killed at any step leaves the old or the new set, and the next writer is not blocked', async () => {
  const module = join(import.meta.dirname, 'file-release-pointer.server.ts');
  for (const step of ['read', 'draft-written', 'claimed', 'draft-removed']) {
    const folder = await createTestFolder();
    const pointer = createFileReleasePointer(folder, { trustedKeys: null });
    const { set: old } = await pointer.compareAndSet(null, { shell: 'old' }, change);
    const script = `
      import { createFileReleasePointer } from ${JSON.stringify(module)};
      const kill = (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); };
      await createFileReleasePointer(${JSON.stringify(folder)}, { trustedKeys: null, onStep: kill })
        .compareAndSet(${JSON.stringify(old.buildId)}, { shell: 'new' }, { by: 'child', reason: 'crash' });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const isNewExpected = step === 'claimed' || step === 'draft-removed';
    const active = await pointer.read();
    expect(active?.versions).toEqual({ shell: isNewExpected ? 'new' : 'old' });
    const { set: next } = await pointer.compareAndSet(active?.buildId ?? null, { shell: 'next' }, change);
    expect(await pointer.read()).toEqual(next);
  }
}, 90_000);

it('REL-04 a watcher gets the active set immediately and each change, also when the folder appears later, and nothing after it ended', async () => {
  const folder = join(await createTestFolder(), 'later');
  const pointer = createFileReleasePointer(folder, { trustedKeys: null });
  const seen: string[] = [];
  const stop = pointer.watch(({ set }) => seen.push(set?.versions.shell ?? ''));
  const { set: first } = await pointer.compareAndSet(null, { shell: '1' }, change);
  await vi.waitFor(() => expect(seen).toEqual(['1']), { timeout: 10_000 });
  const { set: second } = await pointer.compareAndSet(first.buildId, { shell: '2' }, change);
  const changedAt = performance.now();
  await vi.waitFor(() => expect(seen).toEqual(['1', '2']), { timeout: 10_000, interval: 10 });
  expect(performance.now() - changedAt).toBeLessThan(5_000);
  stop();
  await pointer.compareAndSet(second.buildId, { shell: '3' }, change);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(seen).toEqual(['1', '2']);
});
