import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { describe, expect, it, vi } from 'vitest';
import { registryForms } from '../registry/registry-forms.fixture.ts';
import { resolveBuildId } from '../release/build-id.server.ts';
import { ReleaseConflictError } from '../release/release-errors.ts';
import { readStatements } from '../release-fixture.ts';

const change = { by: 'test', reason: 'test' };

/** What each form of a release pointer promises. */
export function describeReleasePointers(): void {
  describe.each(registryForms)('a pointer $form', ({ create }) => {
    it('REL-04 of 20 concurrent writers with one expectation exactly one wins, round after round, and the history is linear', async () => {
      const registry = await create();
      let expected: string | null = null;
      for (let round = 1; round <= 3; round += 1) {
        const base = expected;
        const results = await Promise.allSettled(
          Array.from({ length: 20 }, (_, writer) =>
            registry.openPointer().compareAndSet(base, { shell: `r${round}w${writer}` }, change),
          ),
        );
        const won = results.filter((result) => result.status === 'fulfilled');
        expect(won).toHaveLength(1);
        const active = await registry.openPointer().read();
        expect(active).toEqual(won[0]?.value.set);
        expected = active?.buildId ?? null;
        for (const result of results) {
          if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ReleaseConflictError);
        }
      }
      const history = await readStatements(registry.openPointer());
      expect(history.map((entry) => entry.revision)).toEqual([1, 2, 3]);
    });

    it('REL-04 activating the active versions again changes nothing, an outdated expectation is a conflict that names the active build', async () => {
      const pointer = (await create()).openPointer();
      const { set: first } = await pointer.compareAndSet(null, { shell: '1' }, change);
      expect(await pointer.compareAndSet(first.buildId, { shell: '1' }, change)).toEqual({ set: first, revision: 1 });
      await expect(pointer.compareAndSet(null, { shell: '2' }, change)).rejects.toMatchObject({
        actualBuildId: first.buildId,
      });
      expect(await readStatements(pointer)).toHaveLength(1);
    });

    it('REL-04 a history that cannot be read is no empty one, and says which revision is wrong', async () => {
      const registry = await create();
      const pointer = registry.openPointer();
      expect([await pointer.read(), await readStatements(pointer), await pointer.readRecent(5)]).toEqual([
        null,
        [],
        [],
      ]);
      for (const version of ['1', '2']) {
        const { buildId = null } = (await pointer.read()) ?? {};
        await pointer.compareAndSet(buildId, { shell: version }, change);
      }
      const [first, second] = await readStatements(pointer);
      const manySignatures = Array.from({ length: 65 }, () => ({ key: 'a', signature: 'b' }));
      for (const text of [
        '{',
        `${JSON.stringify(second)}${' '.repeat(300_000)}`,
        JSON.stringify({ ...second, signatures: manySignatures }),
        `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      ]) {
        await registry.writeStatement(2, text);
        await expect(pointer.read()).rejects.toThrow('release history: revision 2 is not readable');
      }
      await expect(pointer.compareAndSet(null, { shell: '3' }, change)).rejects.toThrow('revision 2 is not readable');
      expect((await pointer.readRecent(5)).map(({ versions }) => versions)).toEqual([{ shell: '2' }, { shell: '1' }]);
      expect(await registry.openPointer().readRecent(5)).toEqual([]);
      for (const changed of [
        { ...second, revision: 1 },
        { ...second, versions: { shell: '3' } },
      ]) {
        await registry.writeStatement(2, JSON.stringify(changed));
        await expect(pointer.read()).rejects.toThrow('release history: revision 2 does not match its build id');
      }
      await registry.writeStatement(2, JSON.stringify(second));
      expect((await pointer.read())?.buildId).toBe(second?.buildId);
      await registry.writeStatement(1, JSON.stringify({ ...first, reason: 'another' }));
      await expect(pointer.read()).rejects.toThrow('revision 2 does not continue revision 1');
      await registry.writeStatement(1, null);
      await expect(pointer.read()).rejects.toThrow('revision 1 is missing before revision 2');
    });

    it('REL-04 the highest revision is the active one, in whatever order statements are stored', async () => {
      const registry = await create();
      const pointer = registry.openPointer();
      let expected: string | null = null;
      for (const version of ['1', '2', '3', '4']) {
        expected = (await pointer.compareAndSet(expected, { shell: version }, change)).set.buildId;
      }
      for (const statement of (await readStatements(pointer)).toReversed().slice(1))
        await registry.writeStatement(statement.revision, JSON.stringify(statement));
      expect((await registry.openPointer().read())?.versions).toEqual({ shell: '4' });
      expect((await readStatements(pointer)).map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
    });

    it('REL-04 the history records who changed what, when and why', async () => {
      const pointer = (await create()).openPointer();
      let expected: string | null = null;
      for (let revision = 1; revision <= 11; revision += 1) {
        const kind = revision === 11 ? 'rollback' : 'activation';
        const { set } = await pointer.compareAndSet(
          expected,
          { shell: String(revision) },
          { by: `b${revision}`, reason: 'r', kind },
        );
        expect(Date.parse(set.activatedAt)).toBeGreaterThan(Date.now() - 60_000);
        expect(set.buildId).toBe(resolveBuildId(set.versions));
        expected = set.buildId;
      }
      const history = await readStatements(pointer);
      expect(history.map(({ revision, kind, by }) => [revision, kind, by])).toEqual(
        history.map((_, index) => [index + 1, index === 10 ? 'rollback' : 'activation', `b${index + 1}`]),
      );
      expect((await pointer.readRecent(2)).map(({ versions }) => versions.shell)).toEqual(['11', '10']);
    });

    it('REL-04 of two who read the same set the slower one conflicts with what the faster one has activated', async () => {
      const registry = await create();
      const { promise: isRead, resolve: noteRead } = Promise.withResolvers<void>();
      const slow = registry.openPointer({
        onStep: (step) => {
          if (step === 'read') noteRead();
        },
      });
      const losing = slow.compareAndSet(null, { shell: 'slow' }, change);
      const outcomes = await Promise.allSettled([
        losing,
        isRead.then(() => registry.openPointer().compareAndSet(null, { shell: 'fast' }, change)),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const conflict = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      const { buildId = '' } = (await registry.openPointer().read()) ?? {};
      expect(conflict.reason).toMatchObject({ name: 'ReleaseConflictError', actualBuildId: buildId });
      expect(conflict.reason.message).toBe(`expected build none to be active, found ${buildId}`);
    });

    it('REL-04 a watcher gets the active set immediately and each change once, and nothing after it ended', async () => {
      const registry = await create();
      const pointer = registry.openPointer();
      const { set: first } = await pointer.compareAndSet(null, { shell: '1' }, change);
      const [seen, ended]: ReleaseSet[][] = [[], []];
      const stop = registry.openPointer().watch(({ set }) => set && seen?.push(set));
      registry.openPointer().watch(({ set }) => set && ended?.push(set))();
      await vi.waitFor(() => expect(seen).toEqual([first]), { timeout: 10_000 });
      const { set: second } = await pointer.compareAndSet(first.buildId, { shell: '2' }, change);
      await vi.waitFor(() => expect(seen).toEqual([first, second]), { timeout: 10_000 });
      stop();
      await pointer.compareAndSet(second.buildId, { shell: '3' }, change);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect([seen, ended]).toEqual([[first, second], []]);
    });

    it('REL-04 a watcher is told once of a history that cannot be read, and of the set when it can be again', async () => {
      const registry = await create();
      const pointer = registry.openPointer();
      const { set } = await pointer.compareAndSet(null, { shell: '1' }, change);
      const [statement] = await readStatements(pointer);
      await registry.writeStatement(1, '{');
      const seen: unknown[] = [];
      const stop = registry.openPointer().watch(
        (state) => seen.push(state.set),
        (error) => seen.push(String(error)),
      );
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await registry.writeStatement(1, JSON.stringify(statement));
      await vi.waitFor(() => expect(seen).toHaveLength(2), { timeout: 10_000 });
      stop();
      expect(seen).toEqual([expect.stringContaining('revision 1 is not readable'), set]);
    });
  });
}
