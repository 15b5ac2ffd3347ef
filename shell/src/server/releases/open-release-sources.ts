import path from 'node:path';
import { createSeenHead } from '@kmx/release-registry/history/seen-head.server.ts';
import { noEntries, type UnitEntries } from '@kmx/release-registry/history/unit-entry.server.ts';
import { createFileReleasePointer } from '@kmx/release-registry/pointer/file-release-pointer.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { createFileReleaseStore } from '@kmx/release-registry/store/file-release-store.server.ts';
import { createVerifiedCopies } from '@kmx/release-registry/store/verified-copies.server.ts';

interface SourceOptions {
  readonly releasesDirectory: string;
  readonly dataDirectory: string;
  readonly trustedKeys: TrustedKeys | null;
}

/** Opens the registry that a shell follows, and the folder of its own copies. */
export function openReleaseSources({ releasesDirectory, dataDirectory, trustedKeys }: SourceOptions) {
  const folder = path.join(dataDirectory, 'last-known-good');
  const goodFile = path.join(folder, 'release-set.json');
  // Where nothing is signed, a registry that begins anew is as good as the one before.
  const seenHead = trustedKeys ? createSeenHead(dataDirectory) : null;
  return {
    folder,
    /** Names the last known good set. */
    goodFile,
    sources: {
      pointer: createFileReleasePointer(releasesDirectory, { trustedKeys }),
      store: createFileReleaseStore(releasesDirectory),
      copies: createVerifiedCopies(`${goodFile}.releases`),
      trustedKeys,
      ...(seenHead ? { seenHead } : {}),
    },
    /** What the platform says of units; without the registry, as it was seen last. */
    readKeptEntries: async (): Promise<UnitEntries> => (await seenHead?.readEntries()) ?? noEntries,
  };
}

/** Where a shell reads releases and what is said of them. */
export type ReleaseSources = ReturnType<typeof openReleaseSources>['sources'];
