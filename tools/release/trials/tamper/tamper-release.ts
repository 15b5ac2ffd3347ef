import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownHost as host } from '@kmx/release-registry/active-set/release-host.ts';
import { verifyRelease } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import type { ReleaseReference } from '@kmx/release-registry/release/release-reference.ts';
import { createVerifiedCopies } from '@kmx/release-registry/store/verified-copies.server.ts';
import type { TrialProduct } from '../trial-product.ts';
import { listMutants } from './list-mutants.ts';
import { flipByte, withChangedFile } from './with-changed-file.ts';

/** How many changes of one kind were made, and those that nobody refused. */
export interface TamperCount {
  readonly kind: string;
  readonly changes: number;
  readonly accepted: readonly string[];
}

const manifestName = 'release.json';

/** Whether the gate of the release command refuses a release as it is now. */
async function isRefusedByGate({ registry: { store, trustedKeys } }: TrialProduct, release: ReleaseReference) {
  return (await verifyRelease(release, { store, trustedKeys, host })).length > 0;
}

/** Whether a shell refuses it that has no copy of it: it takes none. */
async function isRefusedByShell({ registry: { store, trustedKeys }, folder }: TrialProduct, release: ReleaseReference) {
  const copies = createVerifiedCopies(path.join(folder, 'tamper-copies'));
  await copies.store.remove(release);
  return (await verifyRelease(release, { store, trustedKeys, host, copies })).length > 0;
}

/** Keeps an even share of a list. */
export function sample<T>(list: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, list.length / count);
  return list.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

async function count(
  kind: string,
  changes: readonly (readonly [string, () => Promise<boolean>])[],
): Promise<TamperCount> {
  const accepted: string[] = [];
  for (const [place, isRefused] of changes) if (!(await isRefused())) accepted.push(`${kind}: ${place}`);
  return { kind, changes: changes.length, accepted };
}

/** Changes each file of a release by one byte, each hash and each field of its manifest, in turn. */
export async function tamperWithRelease(
  product: TrialProduct,
  release: ReleaseReference,
  max: number,
): Promise<readonly TamperCount[]> {
  const { store } = product.registry;
  const { name, version } = release;
  const folder = path.join(product.releasesDirectory, name, version);
  const manifest = await store.readManifest(release);
  const isRefused = async () => (await isRefusedByGate(product, release)) && (await isRefusedByShell(product, release));
  const rewrite = (value: unknown) => () =>
    withChangedFile(path.join(folder, manifestName), JSON.stringify(value), isRefused);
  const flips = sample(manifest.files, max).map((file, index) => {
    const place = path.join(folder, file.path);
    const flip = async () => withChangedFile(place, flipByte(await readFile(place), index * 997), isRefused);
    return [`${name}/${file.path}`, flip] as const;
  });
  const hashes = sample(manifest.files, max).map((file) => {
    const files = manifest.files.map((one) => (one === file ? { path: one.path, bytes: one.bytes } : one));
    return [`${name}/${file.path}`, rewrite({ ...manifest, files })] as const;
  });
  const { files, ...fields } = manifest;
  const mutants = sample([...listMutants(fields)], max).map(
    ({ place, value }) => [`${name}${place}`, rewrite(Object.assign({ files }, value))] as const,
  );
  return [
    await count('one byte of a file', flips),
    await count('a hash of the manifest removed', hashes),
    await count('a field of the manifest', mutants),
  ];
}
