import { existsSync } from 'node:fs';
import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { type OpenRegistry, openRegistry as openAt } from '@kmx/release-registry/registry/open-registry.server.ts';
import { readRegistryPlace } from '@kmx/release-registry/registry/registry-place.server.ts';
import { parseSigningKeys } from '@kmx/release-registry/signature/signing-keys.server.ts';
import { parseTrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the registry that the environment names, with the keys of the environment; throws an error naming a wrong variable. */
export function openRegistry(environment: Environment): ReleaseRegistry & OpenRegistry {
  const trustedKeys = parseTrustedKeys(environment);
  return {
    ...openAt(readRegistryPlace(environment), trustedKeys),
    trustedKeys,
    signingKeys: parseSigningKeys(environment),
  };
}

/** The same, or null where nobody has made a folder for it yet. */
export function openPresentRegistry(environment: Environment): (ReleaseRegistry & OpenRegistry) | null {
  const place = readRegistryPlace(environment);
  return place.kind === 'folder' && !existsSync(place.directory) ? null : openRegistry(environment);
}
