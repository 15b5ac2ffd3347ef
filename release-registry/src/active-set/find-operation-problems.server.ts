import type { Operations } from '@kmx/shared-contracts/operations.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { RefusalReason } from '../release/release-errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readOperations } from './read-operations.server.ts';

interface Claim {
  readonly manifest: ReleaseManifest;
  readonly place: string;
}

const namePlace = (service: string, name: string) => `${service} ${name}`;

/** Whether a unit has an operation, as `place` of a reason names it. */
export function hasOperation(operations: Operations | undefined, place: string): boolean {
  const [service = '', name = ''] = place.split(' ');
  return (
    operations !== undefined && Object.hasOwn(operations, service) && Object.hasOwn(operations[service] ?? {}, name)
  );
}

/**
 * The objections to the operations of a set: a file that cannot be read, and a name of one service that two units use. A
 * browser sends names, so the shell could not know whose operation is meant.
 */
export async function findOperationProblems(
  manifests: readonly ReleaseManifest[],
  store: Pick<ReleaseStore, 'readVerifiedFile'>,
): Promise<readonly RefusalReason[]> {
  const declaring = manifests.filter(({ operations }) => operations !== undefined);
  const claims: Claim[] = [];
  const invalid: RefusalReason[] = [];
  for (const manifest of declaring) {
    const { name, version } = manifest;
    try {
      const operations = await readOperations(manifest, store);
      for (const [service, documents] of Object.entries(operations)) {
        for (const operation of Object.keys(documents)) claims.push({ manifest, place: namePlace(service, operation) });
      }
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      invalid.push({ name, version, code: 'operations-invalid', detail });
    }
  }
  return [...invalid, ...findClashes(claims)];
}

/** One reason for each unit and rival, with the first name that both use. */
function findClashes(claims: readonly Claim[]): readonly RefusalReason[] {
  const reasons = new Map<string, RefusalReason>();
  for (const [place, rivals] of Map.groupBy(claims, (claim) => claim.place)) {
    if (rivals.length === 1) continue;
    const units = rivals.map(({ manifest }) => manifest.name);
    for (const { manifest } of rivals) {
      const { name, version } = manifest;
      const others = units.filter((unit) => unit !== name);
      const key = `${name} ${others.join(' ')}`;
      const detail = `${place} is an operation of ${others.join(' and ')} too`;
      if (!reasons.has(key)) reasons.set(key, { name, version, code: 'operation-taken', detail, place });
    }
  }
  return [...reasons.values()];
}
