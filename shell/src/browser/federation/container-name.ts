import type { RemoteName } from '@kmx/shared-contracts/units.ts';

/** The global that the entry of a remote defines, as the build preset names it. */
export function nameContainer(name: RemoteName): string {
  return name.replaceAll('-', '_');
}
