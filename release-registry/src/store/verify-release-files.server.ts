import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { mapInBatches } from '../files/map-in-batches.ts';
import { type RefusalReason, ReleaseRefusedError } from '../release/release-errors.ts';
import type { ReleaseReference } from '../release/release-reference.ts';
import { isReleaseFileIntact } from './release-file.server.ts';
import { createRefusal, manifestFileName } from './release-manifest.server.ts';
import type { ReleaseStore } from './release-store.ts';

/** The files of one release, wherever they are. */
export interface ReleaseReader {
  /** The bytes of a file, or why they are not read; throws RangeError for a path that leaves the release. */
  readonly read: (path: string, maxBytes: number) => Promise<Uint8Array | 'missing' | 'not-regular' | 'too-long'>;
  /** What is there; what is no plain file is listed in any case. */
  readonly list: () => Promise<readonly { readonly path: string; readonly isPlain: boolean }[]>;
  /** How many files are read at once. */
  readonly readsAtOnce?: number;
}

type Verification = Pick<ReleaseStore, 'readVerifiedFile' | 'verifyFiles' | 'readVerifiedFiles'>;

async function readVerified(reader: ReleaseReader, manifest: ReleaseManifest, path: string): Promise<Uint8Array> {
  const entry = manifest.files.find((file) => file.path === path);
  if (entry === undefined) throw new ReleaseRefusedError([createRefusal(manifest, 'file-unlisted', path)]);
  const content = await reader.read(path, entry.bytes);
  if (content === 'missing') throw new ReleaseRefusedError([createRefusal(manifest, 'file-missing', path)]);
  if (typeof content !== 'string' && isReleaseFileIntact(entry, content)) return content;
  throw new ReleaseRefusedError([createRefusal(manifest, 'file-changed', path)]);
}

/** Reads files of a store, and only bytes that are exactly those of a manifest count. */
export function createVerification(open: (release: ReleaseReference) => Promise<ReleaseReader>): Verification {
  async function inspect(
    manifest: ReleaseManifest,
    onIntact: (path: string, content: Uint8Array) => void = () => {},
  ): Promise<readonly RefusalReason[]> {
    const reader = await open(manifest);
    const inspectFile = async ({ path }: { readonly path: string }): Promise<readonly RefusalReason[]> => {
      try {
        onIntact(path, await readVerified(reader, manifest, path));
        return [];
      } catch (error) {
        if (error instanceof ReleaseRefusedError) return error.reasons;
        throw error;
      }
    };
    const reasons = await mapInBatches(manifest.files, inspectFile, reader.readsAtOnce);
    const listed = new Set([...manifest.files.map((file) => file.path), manifestFileName]);
    const unlisted = (await reader.list()).filter(({ path, isPlain }) => !isPlain || !listed.has(path));
    return [...reasons.flat(), ...unlisted.map(({ path }) => createRefusal(manifest, 'file-unlisted', path))];
  }

  return {
    verifyFiles: (manifest) => inspect(manifest),
    readVerifiedFile: async (manifest, path) => readVerified(await open(manifest), manifest, path),
    async readVerifiedFiles(manifest) {
      const contents = new Map<string, Uint8Array>();
      const reasons = await inspect(manifest, (path, content) => contents.set(path, content));
      return { contents, reasons };
    },
  };
}
