import { type Capability, capabilities } from '@kmx/shared-contracts/capabilities.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';

/** What every remote could ask for before releases declared it. */
const undeclared: readonly Capability[] = ['content', 'catalogue', 'search'];
const declaredSince = [2, 5] as const;

function isUndeclared({ contractVersion }: Pick<ReleaseManifest, 'contractVersion'>): boolean {
  const [major = 0, minor = 0] = contractVersion.split('.').map(Number);
  return major < declaredSince[0] || (major === declaredSince[0] && minor < declaredSince[1]);
}

/**
 * The capabilities that a release asks for and this version of the contract knows. A release of a contract before 2.5
 * declares none and asks for what it could query then; a later one without the field asks for nothing.
 */
export function resolveCapabilities(
  manifest: Pick<ReleaseManifest, 'capabilities' | 'contractVersion'>,
): readonly Capability[] {
  const { capabilities: names } = manifest;
  if (names === undefined) return isUndeclared(manifest) ? undeclared : [];
  return capabilities.filter((capability) => names.includes(capability));
}
