import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { type ReleaseManifest, type ReleaseSet, releaseSetSchema } from '../release.ts';
import { contractVersion, federationVersion } from '../units.ts';
import { resolveBuildId } from './build-id.server.ts';
import { syncFolder, writeDurableFile } from './durable-file.server.ts';
import { createFileReleaseStore, manifestFileName } from './file-release-store.server.ts';
import type { ReleaseReference } from './release-reference.ts';
import type { ReleaseStore } from './release-store.ts';
import type { TrustedKeys } from './trusted-keys.server.ts';
import { listReleases, type ReleaseManifests, verifyReleaseSet } from './verify-release-set.server.ts';

const setTextSchema = v.pipe(v.string(), v.parseJson(), releaseSetSchema);

interface SavedSet {
  readonly set: ReleaseSet;
  readonly manifests: ReleaseManifests;
  readonly store: ReleaseStore;
}

function createLocalStore(file: string): ReleaseStore {
  return createFileReleaseStore(`${file}.releases`);
}

async function isSaved(file: string, buildId: string): Promise<boolean> {
  const saved = await readFile(file, 'utf8').catch(() => null);
  const result = v.safeParse(setTextSchema, saved);
  return result.success && result.output.buildId === buildId;
}

async function removeRelease(local: ReleaseStore, release: ReleaseReference): Promise<void> {
  await rm(dirname(local.resolveFile(release, manifestFileName)), { recursive: true, force: true });
}

async function removeOtherReleases(local: ReleaseStore, { versions }: ReleaseSet): Promise<void> {
  for (const release of await local.list()) {
    if (versions[release.name] !== release.version) await removeRelease(local, release);
  }
}

async function copyRelease(from: ReleaseStore, to: ReleaseStore, manifest: ReleaseManifest): Promise<void> {
  if ((await to.verifyFiles(manifest)).length === 0) return;
  await removeRelease(to, manifest);
  const contents = new Map<string, Uint8Array>();
  for (const { path } of manifest.files) contents.set(path, await from.readVerifiedFile(manifest, path));
  await to.publish(manifest, contents);
}

/**
 * Copies the releases of a verified set beside `file` and then names the set in it; a crash leaves the old or the new set usable,
 * a damaged copy is made anew.
 */
export async function saveLastKnownGood(file: string, { set, manifests, store }: SavedSet): Promise<void> {
  const local = createLocalStore(file);
  for (const manifest of Object.values(manifests)) await copyRelease(store, local, manifest);
  if (await isSaved(file, set.buildId)) return;
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeDurableFile(draft, JSON.stringify(set));
  await rename(draft, file);
  await syncFolder(dirname(file));
  await removeOtherReleases(local, set);
}

/** Reads the saved set and verifies the copies of its releases; throws when there is none or it was damaged. */
export async function loadLastKnownGood(file: string, trustedKeys: TrustedKeys | null): Promise<SavedSet> {
  const set = v.parse(setTextSchema, await readFile(file, 'utf8'));
  if (resolveBuildId(set.versions) !== set.buildId) throw new Error('the saved set does not match its build id');
  const store = createLocalStore(file);
  const host = { contractVersion, federationVersion };
  const manifests = await verifyReleaseSet(set.versions, { store, trustedKeys, host });
  return { set, manifests, store };
}
