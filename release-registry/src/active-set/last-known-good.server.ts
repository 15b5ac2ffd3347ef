import { readFile } from 'node:fs/promises';
import { type ReleaseSet, releaseSetSchema } from '@kmx/shared-contracts/release.ts';
import * as v from 'valibot';
import { replaceFile } from '../files/replace-file.server.ts';
import { resolveBuildId } from '../release/build-id.server.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import type { VerifiedCopies } from '../store/verified-copies.server.ts';
import { type OperationsByUnit, readSetOperations } from './read-operations.server.ts';
import { ownHost } from './release-host.ts';
import { type ReleaseManifests, verifyReleaseSet } from './verify-release-set.server.ts';

const setTextSchema = v.pipe(v.string(), v.parseJson(), releaseSetSchema);

/** A set whose releases are verified copies, with their manifests and operations. */
export interface VerifiedSet {
  readonly set: ReleaseSet;
  readonly manifests: ReleaseManifests;
  readonly operations: OperationsByUnit;
}

/** Names a set that has proven itself; its copies are there already. */
export async function saveLastKnownGood(file: string, set: ReleaseSet): Promise<void> {
  const text = JSON.stringify(set);
  if ((await readFile(file, 'utf8').catch(() => null)) !== text) await replaceFile(file, text);
}

/** Reads the saved set alone; throws when there is none or it is damaged. */
export async function readLastKnownGood(file: string): Promise<ReleaseSet> {
  const set = v.parse(setTextSchema, await readFile(file, 'utf8'));
  if (resolveBuildId(set.versions) !== set.buildId) throw new Error('the saved set does not match its build id');
  return set;
}

/** Reads the saved set and verifies the copies of its releases; throws when there is none or it is damaged. */
export async function loadLastKnownGood(
  file: string,
  copies: VerifiedCopies,
  trustedKeys: TrustedKeys | null,
): Promise<VerifiedSet> {
  const set = await readLastKnownGood(file);
  const { store } = copies;
  const manifests = await verifyReleaseSet(set.versions, { store, trustedKeys, host: ownHost });
  return { set, manifests, operations: await readSetOperations(manifests, store) };
}
