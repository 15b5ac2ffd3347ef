import { type Operations, operationsSchema } from '@kmx/shared-contracts/operations.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { ByUnit } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { resolveCapabilities } from '../release/resolve-capabilities.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const maxBytes = 2 * 1024 * 1024;
const textSchema = v.pipe(v.string(), v.parseJson(), operationsSchema);

/** The operations of a verified set by unit; a unit that declares none is absent. */
export type OperationsByUnit = ByUnit<Operations>;

/**
 * Reads the operations of a release, by services that this contract knows; none when it declares no file. Throws when the
 * file is changed, too large, not of the form, or uses a service that is not among the capabilities of the release.
 */
export async function readOperations(
  manifest: ReleaseManifest,
  store: Pick<ReleaseStore, 'readVerifiedFile'>,
): Promise<Operations> {
  const { operations: path, files, capabilities: names = [] } = manifest;
  if (path === undefined) return {};
  const bytes = files.find((file) => file.path === path)?.bytes ?? 0;
  if (bytes > maxBytes) throw new Error(`${path} has more than 2 MB`);
  const result = v.safeParse(textSchema, new TextDecoder().decode(await store.readVerifiedFile(manifest, path)));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${path}, ${v.getDotPath(issue) ?? 'whole file'}: ${issue.message}`);
  }
  const undeclared = Object.keys(result.output).filter((service) => !names.includes(service));
  if (undeclared.length > 0) throw new Error(`${path}: ${undeclared.join(' and ')} is not among the capabilities`);
  const known: readonly string[] = resolveCapabilities(manifest);
  return Object.fromEntries(Object.entries(result.output).filter(([service]) => known.includes(service)));
}

/** Reads the operations of all units of a verified set. */
export async function readSetOperations(
  manifests: ByUnit<ReleaseManifest>,
  store: Pick<ReleaseStore, 'readVerifiedFile'>,
): Promise<OperationsByUnit> {
  const declaring = Object.values(manifests).filter(({ operations }) => operations !== undefined);
  const read = declaring.map(async (manifest) => [manifest.name, await readOperations(manifest, store)] as const);
  return Object.fromEntries(await Promise.all(read));
}
