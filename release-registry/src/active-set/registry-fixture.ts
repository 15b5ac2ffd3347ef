import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { createFileReleasePointer } from '../pointer/file-release-pointer.server.ts';
import { createReleaseFixture, createTestFolder } from '../release-fixture.ts';
import { createFileReleaseStore } from '../store/file-release-store.server.ts';
import { activateReleases } from './activate-releases.server.ts';

/** Who acts in a test, and why. */
export const change = { by: 'test', reason: 'test' };

/** An empty registry without keys, and what publishes a release into it. */
export async function createRegistry() {
  const folder = await createTestFolder();
  const store = createFileReleaseStore(folder);
  const registry = { store, pointer: createFileReleasePointer(folder, { trustedKeys: null }), trustedKeys: null };
  async function publish(name: UnitName, version: string, changes: Partial<ReleaseManifest> = {}) {
    const { manifest, contents } = createReleaseFixture(name, version, changes);
    await store.publish(manifest, contents);
  }
  return { registry, publish };
}

/** A registry in which the shell's release `1` and remote-public's `a` are active, with their `set`. */
export async function createActiveRegistry() {
  const { registry, publish } = await createRegistry();
  await publish('shell', '1');
  await publish('remote-public', 'a');
  const { set } = await activateReleases(registry, { shell: '1', 'remote-public': 'a' }, change);
  return { registry, publish, set };
}
