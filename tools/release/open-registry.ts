import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { createFileReleasePointer } from '@kmx/release-registry/pointer/file-release-pointer.server.ts';
import { createFileShellReports } from '@kmx/release-registry/reports/file-shell-reports.server.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import { parseSigningKeys } from '@kmx/release-registry/signature/signing-keys.server.ts';
import { parseTrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { createFileReleaseStore } from '@kmx/release-registry/store/file-release-store.server.ts';

/** Resolves the registry folder: RELEASES_DIR, by default `.releases`. */
export function resolveReleasesDirectory(environment: Readonly<Record<string, string | undefined>>): string {
  return environment['RELEASES_DIR'] || '.releases';
}

/** Opens the registry that RELEASES_DIR names, with the keys of the environment; throws an error naming a wrong variable. */
export function openRegistry(environment: Readonly<Record<string, string | undefined>>): ReleaseRegistry {
  const directory = resolveReleasesDirectory(environment);
  const trustedKeys = parseTrustedKeys(environment);
  return {
    store: createFileReleaseStore(directory),
    pointer: createFileReleasePointer(directory, { trustedKeys }),
    trustedKeys,
    signingKeys: parseSigningKeys(environment),
  };
}

/** Opens the reports of the shells that follow the registry of the environment. */
export function openReports(environment: Readonly<Record<string, string | undefined>>): ShellReports {
  return createFileShellReports(resolveReleasesDirectory(environment));
}
