import type { KeyObject } from 'node:crypto';
import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import type { OpenRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
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
  readonly opened: Pick<OpenRegistry, 'pointer' | 'store' | 'reports'>;
  readonly trustedKeys: TrustedKeys | null;
  readonly operatorKey: KeyObject | null;
}

/** The registry with the operators' key; nothing is read yet. */
export function createOperatedRegistry({ opened, trustedKeys, operatorKey }: RegistryOptions): OperatedRegistry {
  const { pointer, store, reports } = opened;
  return {
    store,
    pointer,
    reports,
    trustedKeys,
    signingKeys: () => operatorKey,
    canAct: operatorKey !== null || trustedKeys === null,
    readHistory: keepRead(() => pointer.readState()),
    readRunning: keepRead(() => reports.listRunning()),
  };
}
