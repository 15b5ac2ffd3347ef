import { openS3ObjectStore } from '@kmx/server-kit/objects/s3-object-store.server.ts';
import { openPostgresReleaseDatabase } from '../database/postgres-release-database.server.ts';
import { createFileReleasePointer } from '../pointer/file-release-pointer.server.ts';
import { createFileStatementLog } from '../pointer/file-statement-log.server.ts';
import { createPostgresReleasePointer } from '../pointer/postgres-release-pointer.server.ts';
import { createPostgresStatementLog } from '../pointer/postgres-statement-log.server.ts';
import type { ReleasePointer } from '../pointer/release-pointer.ts';
import type { StatementLog } from '../pointer/statement-log.ts';
import { createFileShellReports } from '../reports/file-shell-reports.server.ts';
import { createPostgresShellReports } from '../reports/postgres-shell-reports.server.ts';
import type { ShellReports } from '../reports/shell-reports.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { createFileReleaseStore } from '../store/file-release-store.server.ts';
import { createObjectReleaseStore } from '../store/object-release-store.server.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { RegistryPlace } from './registry-place.server.ts';

/** A registry that is open; everything is read and written when it is asked for. */
export interface OpenRegistry {
  readonly store: ReleaseStore;
  readonly pointer: ReleasePointer;
  readonly statements: StatementLog;
  readonly reports: ShellReports;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the registry at a place: the one way for everybody who uses it. `trustedKeys` null: statements count without a
 * signature. Nothing is sent or read yet.
 */
export function openRegistry(place: RegistryPlace, trustedKeys: TrustedKeys | null): OpenRegistry {
  if (place.kind === 'folder') {
    const { directory } = place;
    return {
      store: createFileReleaseStore(directory),
      pointer: createFileReleasePointer(directory, { trustedKeys }),
      statements: createFileStatementLog(directory),
      reports: createFileShellReports(directory),
      close: () => Promise.resolve(),
    };
  }
  const database = openPostgresReleaseDatabase(place.url);
  const objects = openS3ObjectStore(place.objects);
  return {
    store: createObjectReleaseStore({ database, objects }),
    pointer: createPostgresReleasePointer(database, { trustedKeys }),
    statements: createPostgresStatementLog(database),
    reports: createPostgresShellReports(database),
    close: async () => {
      objects.close();
      await database.close();
    },
  };
}
