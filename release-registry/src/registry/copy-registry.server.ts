import { HistoryError } from '../history/history-error.ts';
import { type RefusalReason, ReleaseRefusedError } from '../release/release-errors.ts';
import type { ReleaseReference } from '../release/release-reference.ts';
import type { OpenRegistry } from './open-registry.server.ts';

type Contents = Pick<OpenRegistry, 'statements' | 'store'>;

/** What was copied, and the releases that were left out because their files are not what their manifests say. */
export interface CopiedRegistry {
  readonly statements: number;
  readonly releases: number;
  readonly damaged: readonly RefusalReason[];
}

/** The registry to copy into holds something already. */
export class RegistryInUseError extends Error {
  override readonly name = 'RegistryInUseError';
}

/** Throws RegistryInUseError for a registry in which anything was ever published or done. */
export async function refuseUsedRegistry({ statements, store }: Contents): Promise<void> {
  const latest = await statements.readLatestRevision();
  const [release] = latest === undefined ? await store.list() : [];
  if (latest === undefined && release === undefined) return;
  const what = release ? `${release.name}@${release.version}` : `revision ${latest}`;
  throw new RegistryInUseError(`The registry to copy into is in use already: it holds ${what}. Take an empty one.`);
}

async function copyRelease(release: ReleaseReference, from: Contents, to: Contents): Promise<readonly RefusalReason[]> {
  try {
    const manifest = await from.store.readManifest(release);
    const { contents, reasons } = await from.store.readVerifiedFiles(manifest);
    if (reasons.length > 0) return reasons;
    await to.store.publish(manifest, contents);
    return [];
  } catch (error) {
    if (error instanceof ReleaseRefusedError) return error.reasons;
    throw error;
  }
}

/**
 * Copies history and releases of a registry into an empty one of any form, byte by byte, so that hashes and signatures stay
 * what they are. History comes last there: as long as there is none, no shell follows it. Throws RegistryInUseError, and
 * HistoryError where a statement cannot be read.
 */
export async function copyRegistry(from: Contents, to: Contents): Promise<CopiedRegistry> {
  await refuseUsedRegistry(to);
  // Read first: what it names is there, also when somebody publishes meanwhile.
  const statements = await from.statements.readAll();
  const texts = statements.map(({ revision, text }) => {
    if (text === null) throw new HistoryError(`revision ${revision} is not readable; put it back from a copy`);
    return { revision, text };
  });
  const releases = await from.store.list();
  const damaged: RefusalReason[] = [];
  let copied = 0;
  for (const release of releases) {
    const reasons = await copyRelease(release, from, to);
    damaged.push(...reasons);
    if (reasons.length === 0) copied += 1;
  }
  await to.statements.prepare();
  for (const { revision, text } of texts) {
    if (!(await to.statements.claim(revision, text)))
      throw new RegistryInUseError(`Somebody else has written revision ${revision} into the registry meanwhile.`);
  }
  return { statements: texts.length, releases: copied, damaged };
}
