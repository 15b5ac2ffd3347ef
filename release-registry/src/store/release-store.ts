import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { RefusalReason } from '../release/release-errors.ts';
import type { ReleaseReference } from '../release/release-reference.ts';

/** A release that was taken out of its place. */
export interface SetAside {
  /** What `removeSetAside` knows it by. */
  readonly id: string;
  /** Where it is, in words for a person. */
  readonly place: string;
  readonly setAsideAt: Date;
}

/** Immutable releases by name and version (DES-08); a published release never changes, whatever fails. */
export interface ReleaseStore {
  /**
   * Puts a release if it is absent; `present` when exactly the same files are there already.
   * Throws ReleaseRefusedError (`version-taken`) when the version holds other files.
   */
  publish(manifest: ReleaseManifest, contents: ReadonlyMap<string, Uint8Array>): Promise<'published' | 'present'>;
  /** Takes whatever is at the place of a release out of it, so that the place is free, and keeps it for whoever wants to look at it. */
  setAside(release: ReleaseReference): Promise<void>;
  /** What is kept of that, the oldest first. */
  listSetAside(): Promise<readonly SetAside[]>;
  /** Takes one of those away for good. */
  removeSetAside(id: string): Promise<void>;
  /** All published releases, by name and then by version. */
  list(): Promise<readonly ReleaseReference[]>;
  /** The parsed manifest; throws ReleaseRefusedError (`release-missing`, `manifest-invalid`, `manifest-mismatch`). */
  readManifest(release: ReleaseReference): Promise<ReleaseManifest>;
  /** Bytes of one file after comparing them with this manifest; throws ReleaseRefusedError when they differ. */
  readVerifiedFile(manifest: ReleaseManifest, path: string): Promise<Uint8Array>;
  /** Compares every file with this manifest and looks for files outside it; an empty list means intact. */
  verifyFiles(manifest: ReleaseManifest): Promise<readonly RefusalReason[]>;
  /** The same, and the bytes that were compared, by path. */
  readVerifiedFiles(manifest: ReleaseManifest): Promise<{
    readonly contents: ReadonlyMap<string, Uint8Array>;
    readonly reasons: readonly RefusalReason[];
  }>;
  /** Takes a release away for good. */
  remove(release: ReleaseReference): Promise<void>;
}
