import type { KeyObject } from 'node:crypto';
import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { createFileReleasePointer } from '@kmx/release-registry/pointer/file-release-pointer.server.ts';
import { createFileShellReports } from '@kmx/release-registry/reports/file-shell-reports.server.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { createFileReleaseStore } from '@kmx/release-registry/store/file-release-store.server.ts';
import { type KeptRead, keepRead } from './keep-read.ts';

/** The registry as operators see it, and act upon it (REL-15). */
export interface OperatedRegistry extends ReleaseRegistry {
  readonly reports: ShellReports;
  /** Whether acts can be signed here, or count without a signature. */
  readonly canAct: boolean;
  /** Everything that was ever done, as it was a moment ago. */
  readonly readHistory: KeptRead<Awaited<ReturnType<ReleaseRegistry['pointer']['readState']>>>;
  readonly readRunning: KeptRead<Awaited<ReturnType<ShellReports['listRunning']>>>;
}

interface RegistryOptions {
  readonly RELEASES_DIR: string;
  readonly trustedKeys: TrustedKeys | null;
  readonly operatorKey: KeyObject | null;
}

/** Opens the registry with the operators' key; nothing is read yet. */
export function createOperatedRegistry({ RELEASES_DIR, trustedKeys, operatorKey }: RegistryOptions): OperatedRegistry {
  const pointer = createFileReleasePointer(RELEASES_DIR, { trustedKeys });
  const reports = createFileShellReports(RELEASES_DIR);
  return {
    store: createFileReleaseStore(RELEASES_DIR),
    pointer,
    reports,
    trustedKeys,
    signingKeys: () => operatorKey,
    canAct: operatorKey !== null || trustedKeys === null,
    readHistory: keepRead(() => pointer.readState()),
    readRunning: keepRead(() => reports.listRunning()),
  };
}
