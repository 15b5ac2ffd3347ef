import { createPublicKey } from 'node:crypto';
import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { enterUnit } from '@kmx/release-registry/active-set/enter-unit.server.ts';
import { renderPublicKey } from '@kmx/release-registry/signature/signature.server.ts';
import type { UnitBuild } from './read-build.ts';

/**
 * Makes an entry for each remote that has none, with what its build asks for, where the platform demands entries and its key
 * is here: who starts the whole product with that key has decided it. An entry that is there stays as it is.
 */
export async function enterBuilds(registry: ReleaseRegistry, builds: readonly UnitBuild[], by: string): Promise<void> {
  const { pointer, trustedKeys, signingKeys } = registry;
  if (trustedKeys?.demandsEntries !== true) return;
  const { unitEntries } = await pointer.readState();
  for (const { name, mounts = [], capabilities = [] } of builds) {
    const privateKey = signingKeys?.(name, 'release') ?? null;
    const isLeft = name === 'shell' || unitEntries.has(name) || privateKey === null;
    if (isLeft || (signingKeys?.(name, 'entry') ?? null) === null) continue;
    const publicKey = createPublicKey(privateKey);
    const isConfigured = trustedKeys(name, 'release').some((key) => key.equals(publicKey));
    await enterUnit(registry, {
      ...{ unit: name, by, reason: `enter ${name} with what its build asks for` },
      plan: (inForce) => ({
        ...{ unit: name, team: inForce?.team ?? name, keys: isConfigured ? [] : [renderPublicKey(publicKey)] },
        mounts: mounts.map(({ path, isLocalized }) => ({ path, isLocalized })),
        capabilities: [...capabilities],
      }),
      acceptRevoked: () => Promise.resolve(),
    });
  }
}
