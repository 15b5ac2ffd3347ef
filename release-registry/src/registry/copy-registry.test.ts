import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateReleases } from '../active-set/activate-releases.server.ts';
import { createReleaseFixture } from '../release-fixture.ts';
import { createSignedManifest } from '../signature/signature.server.ts';
import { copyRegistry } from './copy-registry.server.ts';
import { closeRegistryForms, type RegistryForm, registryForms, startRegistryForms } from './registry-forms.fixture.ts';

const team = generateKeyPairSync('ed25519');
const trustedKeys = () => [team.publicKey];
const change = { by: 'test', reason: 'test' };
const ways = registryForms.flatMap((from) =>
  registryForms.map((to) => ({ from, to, name: `${from.form}, ${to.form}` })),
);

beforeAll(startRegistryForms);
afterAll(closeRegistryForms);

const open = (registry: RegistryForm) => ({ store: registry.openStore(), statements: registry.openStatements() });

async function createUsedRegistry(create: () => Promise<RegistryForm>): Promise<RegistryForm> {
  const registry = await create();
  const parts = {
    ...{ store: registry.openStore(), pointer: registry.openPointer({ trustedKeys }), trustedKeys },
    signingKeys: () => team.privateKey,
  };
  for (const [name, version] of [
    ['shell', '1'],
    ['remote-public', 'a'],
    ['remote-public', 'b'],
  ] as const) {
    const { manifest, contents } = createReleaseFixture(name, version);
    await parts.store.publish(createSignedManifest(manifest, team.privateKey), contents);
    await activateReleases(parts, { [name]: version }, change);
  }
  return registry;
}

describe.each(ways)('copied from one $name', ({ from, to }) => {
  it('REL-03 a registry has the same releases, acts and signatures as before, and goes on', async () => {
    const [source, target] = [await createUsedRegistry(from.create), await to.create()];
    expect(await copyRegistry(open(source), open(target))).toEqual({ statements: 3, releases: 3, damaged: [] });
    const pointer = target.openPointer({ trustedKeys });
    expect(await pointer.readState()).toEqual(await source.openPointer({ trustedKeys }).readState());
    expect((await pointer.read())?.versions).toEqual({ shell: '1', 'remote-public': 'b' });
    const store = target.openStore();
    expect(await store.list()).toEqual(await source.openStore().list());
    for (const release of await store.list()) {
      const manifest = await store.readManifest(release);
      expect(manifest).toEqual(await source.openStore().readManifest(release));
      expect(await store.verifyFiles(manifest)).toEqual([]);
    }
    await expect(copyRegistry(open(source), open(target))).rejects.toThrow('in use already: it holds revision 3');
  });

  it('REL-03 a release that was changed is left out and named, and a history that cannot be read is not copied', async () => {
    const [source, target] = [await createUsedRegistry(from.create), await to.create()];
    const spoiled = { name: 'remote-public', version: 'a' } as const;
    await source.writeFile(spoiled, 'browser/entry.js', 'evil');
    expect(await copyRegistry(open(source), open(target))).toEqual({
      ...{ statements: 3, releases: 2 },
      damaged: [{ ...spoiled, code: 'file-changed', detail: 'browser/entry.js' }],
    });
    await source.writeStatement(2, ' '.repeat(300_000));
    const other = await to.create();
    await expect(copyRegistry(open(source), open(other))).rejects.toThrow('revision 2 is not readable');
    expect(await other.openStore().list()).toEqual([]);
  });
});
