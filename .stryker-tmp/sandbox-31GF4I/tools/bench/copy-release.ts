// @ts-nocheck
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BenchProduct } from './bench-product.ts';

/** Publishes the active release of the public site once more under another version; returns the reference for an activation. */
export async function copyPublicRelease(
  { registry, releasesDirectory }: BenchProduct,
  suffix: string,
): Promise<{ readonly 'remote-public': string }> {
  const version = (await registry.pointer.read())?.versions['remote-public'];
  if (version === undefined) throw new Error('No release of remote-public is active');
  const next = `${version.split('-')[0]}-${suffix}`;
  const folder = path.join(releasesDirectory, 'remote-public');
  await cp(path.join(folder, version), path.join(folder, next), { recursive: true });
  const manifestFile = path.join(folder, next, 'release.json');
  const manifest: unknown = JSON.parse(await readFile(manifestFile, 'utf8'));
  await writeFile(manifestFile, JSON.stringify(Object.assign({}, manifest, { version: next })));
  return { 'remote-public': next };
}
