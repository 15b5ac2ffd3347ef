import { describe, expect, it } from 'vitest';
import { registryForms, storeSteps } from '../registry/registry-forms.fixture.ts';
import { createReleaseFixture } from '../release-fixture.ts';

const release = { name: 'remote-public', version: '1' } as const;

/** What each form of a release store promises. */
export function describeReleaseStores(): void {
  describe.each(registryForms)('a store $form', ({ form, create }) => {
    async function createPublishedStore() {
      const registry = await create();
      const store = registry.openStore();
      const { manifest, contents } = createReleaseFixture('remote-public', '1');
      await store.publish(manifest, contents);
      return { registry, store, manifest, contents };
    }

    it('REL-03 a published release is intact, listed and read back as it was', async () => {
      const { registry, manifest, contents } = await createPublishedStore();
      const store = registry.openStore();
      expect(await store.list()).toEqual([release]);
      expect(await store.readManifest(release)).toEqual(manifest);
      expect(await store.verifyFiles(manifest)).toEqual([]);
      expect(String(Buffer.from(await store.readVerifiedFile(manifest, 'server/main.cjs')))).toContain(
        'exports.version',
      );
      const read = await store.readVerifiedFiles(manifest);
      expect([read.reasons, [...read.contents.keys()].toSorted()]).toEqual([[], [...contents.keys()].toSorted()]);
    });

    it('REL-03 a version is taken once: the same files are present, other files are refused and change nothing', async () => {
      const { registry, store, manifest, contents } = await createPublishedStore();
      expect(await store.publish({ ...manifest, createdAt: '2027-01-01T00:00:00.000Z' }, contents)).toBe('present');
      const other = createReleaseFixture('remote-public', '1', { federationVersion: '9.9.9' });
      await expect(store.publish(other.manifest, other.contents)).rejects.toMatchObject({
        reasons: [{ code: 'version-taken' }],
      });
      expect(await store.readManifest(release)).toEqual(manifest);
      expect(await store.verifyFiles(manifest)).toEqual([]);
      expect(await registry.listLeftovers()).toEqual([]);
    });

    it('REL-03 one changed byte in any file, a missing file, and a file too many are each found', async () => {
      for (const path of ['browser/entry.js', 'browser/main.css', 'server/main.cjs']) {
        const { registry, store, manifest, contents } = await createPublishedStore();
        const text = String(Buffer.from(contents.get(path) ?? []));
        for (const changed of [`${text} `, text.slice(1), `${text.slice(0, -1)}x`, '', 'x'.repeat(10_000)]) {
          await registry.writeFile(release, path, changed);
          expect(await store.verifyFiles(manifest)).toEqual([{ ...release, code: 'file-changed', detail: path }]);
          await expect(store.readVerifiedFile(manifest, path)).rejects.toThrow(`file-changed (${path})`);
        }
        await registry.writeFile(release, path, null);
        expect(await store.verifyFiles(manifest)).toEqual([{ ...release, code: 'file-missing', detail: path }]);
        await expect(store.readVerifiedFile(manifest, path)).rejects.toThrow('file-missing');
      }
      const { registry, store, manifest } = await createPublishedStore();
      await registry.writeFile(release, 'browser/extra.js', 'alert(1)');
      expect(await store.verifyFiles(manifest)).toEqual([
        { ...release, code: 'file-unlisted', detail: 'browser/extra.js' },
      ]);
    });

    it('REL-03 a manifest that is none, of another release, too long or nested too deep is refused', async () => {
      const { registry, store, manifest } = await createPublishedStore();
      const [deep] = [`${'['.repeat(50_000)}${']'.repeat(50_000)}`];
      for (const text of ['', '{', '[]', JSON.stringify({ ...manifest, files: 'none' }), deep, ' '.repeat(5_000_000)]) {
        await registry.writeManifest(release, text ?? '');
        await expect(store.readManifest(release)).rejects.toMatchObject({ reasons: [{ code: 'manifest-invalid' }] });
      }
      await registry.writeManifest(release, JSON.stringify({ ...manifest, version: '2' }));
      await expect(store.readManifest(release)).rejects.toMatchObject({
        reasons: [{ ...release, code: 'manifest-mismatch', detail: 'is remote-public@2' }],
      });
    });

    it('REL-03 a publication that ends between any two steps leaves no release or the complete one, and can be repeated', async () => {
      const steps = storeSteps[form];
      for (const failing of steps) {
        const registry = await create();
        const { manifest, contents } = createReleaseFixture('remote-public', '1');
        const failingStore = registry.openStore((step) => {
          if (step === failing) throw new Error('crash');
        });
        await expect(failingStore.publish(manifest, contents)).rejects.toThrow('crash');
        const store = registry.openStore();
        const present = await store.list();
        const isComplete = failing === steps.at(-1);
        if (isComplete) expect(await store.verifyFiles(manifest)).toEqual([]);
        else expect(present).toEqual([]);
        expect(await store.publish(manifest, contents)).toBe(isComplete ? 'present' : 'published');
        expect(await store.verifyFiles(manifest)).toEqual([]);
      }
    });

    it('REL-03 of 20 concurrent publications of one version exactly one publishes and none leaves anything behind', async () => {
      const registry = await create();
      const { manifest, contents } = createReleaseFixture('remote-public', '1');
      const results = await Promise.all(
        Array.from({ length: 20 }, () => registry.openStore().publish(manifest, contents)),
      );
      expect(results.filter((result) => result === 'published')).toHaveLength(1);
      expect(await registry.listLeftovers()).toEqual([]);
      expect(await registry.openStore().verifyFiles(manifest)).toEqual([]);
    }, 180_000);

    it('REL-03 of two that publish different files under one version at once, one is refused and the other one is intact', async () => {
      const registry = await create();
      const builds = ['1.0.0', '2.0.0'].map((federationVersion) =>
        createReleaseFixture('remote-public', '1', { federationVersion }),
      );
      const results = await Promise.allSettled(
        builds.map(({ manifest, contents }) => registry.openStore().publish(manifest, contents)),
      );
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const store = registry.openStore();
      const winner = builds[results.findIndex(({ status }) => status === 'fulfilled')];
      expect(await store.readManifest(release)).toEqual(winner?.manifest);
      expect(await store.verifyFiles(await store.readManifest(release))).toEqual([]);
    });

    it('REL-03 lists versions in order, the shell first', async () => {
      const registry = await create();
      const store = registry.openStore();
      expect(await store.list()).toEqual([]);
      for (const version of ['b', 'a']) {
        for (const name of ['remote-public', 'shell'] as const) {
          const { manifest, contents } = createReleaseFixture(name, version);
          expect(await store.publish(manifest, contents)).toBe('published');
        }
      }
      expect((await store.list()).map(({ name, version }) => `${name}@${version}`)).toEqual([
        'shell@a',
        'shell@b',
        'remote-public@a',
        'remote-public@b',
      ]);
    });

    it('REL-03 a release is read by a name, a version and a path that cannot lead elsewhere', async () => {
      const { store, manifest } = await createPublishedStore();
      for (const version of ['..', '../remote-public/1', '.staging', '']) {
        await expect(store.readManifest({ ...release, version })).rejects.toThrow();
        await expect(store.remove({ ...release, version })).rejects.toThrow();
      }
      await expect(store.readManifest({ name: '..' as never, version: '1' })).rejects.toThrow();
      const outside = { ...manifest, files: manifest.files.map((file) => ({ ...file, path: `../${file.path}` })) };
      await expect(store.verifyFiles(outside)).rejects.toThrow(RangeError);
      await store.remove(release);
      await expect(store.verifyFiles(outside)).rejects.toThrow(RangeError);
    });

    it('REL-03 a release that is not there has no file, and a file that is not listed is not read', async () => {
      const { registry, store, manifest } = await createPublishedStore();
      await expect(store.readVerifiedFile(manifest, 'release.json')).rejects.toMatchObject({
        reasons: [{ ...release, code: 'file-unlisted', detail: 'release.json' }],
      });
      await store.remove(release);
      await store.remove(release);
      const reasons = await store.verifyFiles(manifest);
      expect(reasons.map(({ code }) => code)).toEqual(manifest.files.map(() => 'file-missing'));
      await expect(store.readManifest(release)).rejects.toMatchObject({
        reasons: [{ ...release, code: 'release-missing', detail: 'was never published' }],
      });
      expect([await store.list(), await registry.listLeftovers()]).toEqual([[], []]);
    });

    it('REL-03 the files of a release are the same in any order, and its signature and date make it no other one', async () => {
      const { store, manifest, contents } = await createPublishedStore();
      const reordered = { ...manifest, files: manifest.files.toReversed(), signature: 'c2lnbmVk' };
      expect(await store.publish(reordered, contents)).toBe('present');
      expect(await store.readManifest(release)).toEqual(manifest);
      const fewer = { ...manifest, files: manifest.files.slice(1) };
      await expect(store.publish(fewer, contents)).rejects.toThrow(
        'remote-public@1: version-taken (holds other files)',
      );
      await expect(store.publish({ ...manifest, version: '..' }, contents)).rejects.toThrow();
    });

    it('REL-03 what is set aside gives its place free, and what is published there afterwards is intact', async () => {
      const { registry, store, manifest, contents } = await createPublishedStore();
      await registry.writeFile(release, 'browser/entry.js', 'evil');
      const before = Date.now();
      await store.setAside(release);
      await store.setAside(release);
      expect(await store.list()).toEqual([]);
      const [setAside, ...others] = await store.listSetAside();
      expect([others, setAside?.place]).toEqual([[], expect.stringContaining('remote-public')]);
      // From then on, and not from its publication.
      expect(Math.abs((setAside?.setAsideAt.getTime() ?? 0) - before)).toBeLessThan(5_000);
      expect(await store.publish(manifest, contents)).toBe('published');
      expect(await store.verifyFiles(manifest)).toEqual([]);
      await store.removeSetAside(setAside?.id ?? '');
      expect([await store.listSetAside(), await registry.listLeftovers()]).toEqual([[], []]);
      expect(await store.verifyFiles(manifest)).toEqual([]);
      for (const outside of ['../remote-public', '..', '.', ''])
        await expect(store.removeSetAside(outside)).rejects.toThrow();
    });
  });
}
