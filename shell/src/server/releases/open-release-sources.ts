import path from 'node:path';
import { createSeenHead } from '@kmx/release-registry/history/seen-head.server.ts';
import { noEntries, type UnitEntries } from '@kmx/release-registry/history/unit-entry.server.ts';
import type { OpenRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { createVerifiedCopies } from '@kmx/release-registry/store/verified-copies.server.ts';

interface SourceOptions {
  readonly registry: Pick<OpenRegistry, 'pointer' | 'store'>;
  readonly dataDirectory: string;
  readonly trustedKeys: TrustedKeys | null;
}

/** The registry that a shell follows, and the folder of its own copies. */
export function openReleaseSources({ registry, dataDirectory, trustedKeys }: SourceOptions) {
  const folder = path.join(dataDirectory, 'last-known-good');
  const goodFile = path.join(folder, 'release-set.json');
  // Where nothing is signed, a registry that begins anew is as good as the one before.
  const seenHead = trustedKeys ? createSeenHead(dataDirectory) : null;
  return {
    folder,
    /** Names the last known good set. */
    goodFile,
    sources: {
      pointer: registry.pointer,
      store: registry.store,
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
