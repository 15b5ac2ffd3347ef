import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { findSignatureProblems } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import { renderCanonicalJson } from '@kmx/release-registry/release/canonical-json.ts';
import { type PageWeight, weighRelease } from '@kmx/release-registry/release/page-weights.ts';
import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import type { ReleaseReference } from '@kmx/release-registry/release/release-reference.ts';
import { createSignedManifest, isSignatureValid } from '@kmx/release-registry/signature/signature.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { resolveReleaseFile } from '@kmx/release-registry/store/release-file.server.ts';
import type { ReleaseStore } from '@kmx/release-registry/store/release-store.ts';
import { type ReleaseManifest, releaseManifestSchema } from '@kmx/shared-contracts/release.ts';
import * as v from 'valibot';
import { BuildError } from './build-description.ts';
import { createCompressedContents } from './compress-contents.ts';
import type { EntryRule } from './entry-rule.ts';
import type { UnitBuild } from './read-build.ts';

const versionLength = 12;
const keyLength = 6;

/**
 * Where to publish, under which version (default: by content), signed with which key (null: unsigned), and the keys that
 * have to accept the signature (null: any).
 */
export interface PublishOptions {
  readonly store: ReleaseStore;
  readonly privateKey: KeyObject | null;
  readonly trustedKeys: TrustedKeys | null;
  /** What the entry of the unit does not grant; without it nothing is measured. */
  readonly findProblems?: EntryRule['findProblems'];
  readonly version?: string;
}

/** A published release and whether it was new. */
export interface PublishResult extends ReleaseReference {
  readonly state: 'published' | 'present';
  readonly files: number;
  readonly bytes: number;
  /** Of its pages the one with most bytes of scripts and styles. */
  readonly heaviest: PageWeight | null;
  /** Another version with the very same files; null when this build is new. */
  readonly sameAs: string | null;
}

/** Resolves the version of a build: the first 12 hex digits of the SHA-256 over its contract, description and files. */
export function resolveContentVersion(build: UnitBuild): string {
  const { contents, sources: _, ...description } = build;
  const files = [...contents].map(([path, content]) => resolveReleaseFile(path, content));
  const identity = renderCanonicalJson({ ...description, files });
  return createHash('sha256').update(identity).digest('hex').slice(0, versionLength);
}

function parseManifest(manifest: ReleaseManifest): ReleaseManifest {
  const result = v.safeParse(releaseManifestSchema, manifest);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BuildError(`${manifest.name}: ${v.getDotPath(issue) ?? 'release'} "${String(issue.input)}" is not allowed`);
}

// A content version is derived from the content, so an existing one needs no second compression.
async function findPresent(store: ReleaseStore, release: ReleaseReference): Promise<ReleaseManifest | null> {
  try {
    return await store.readManifest(release);
  } catch (error) {
    if (error instanceof ReleaseRefusedError) return null;
    throw error;
  }
}

function isSignedBy(manifest: ReleaseManifest, privateKey: KeyObject | null): boolean {
  return privateKey === null || isSignatureValid(manifest, createPublicKey(privateKey));
}

// A release never changes, not even its signature, so the same content under another key is another release.
function resolveSignedVersion(contentVersion: string, privateKey: KeyObject): string {
  const key = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return `${contentVersion}-${createHash('sha256').update(key).digest('hex').slice(0, keyLength)}`;
}

function mapResult(
  manifest: ReleaseManifest,
  state: PublishResult['state'],
  sameAs: string | null = null,
): PublishResult {
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const [heaviest = null] = weighRelease(manifest).toSorted((left, right) => right.bytes - left.bytes);
  const { name, version } = manifest;
  return { name, version, state, files: manifest.files.length, bytes, heaviest, sameAs };
}

// A name chosen by a person claims that something is new; the files may contradict it.
async function findSameFiles(store: ReleaseStore, manifest: ReleaseManifest): Promise<string | null> {
  const renderFiles = ({ files }: ReleaseManifest) =>
    renderCanonicalJson(files.toSorted((left, right) => (left.path < right.path ? -1 : 1)));
  const wanted = renderFiles(manifest);
  for (const release of await store.list()) {
    if (release.name !== manifest.name || release.version === manifest.version) continue;
    const other = await findPresent(store, release);
    if (other !== null && renderFiles(other) === wanted) return other.version;
  }
  return null;
}

// A name and a version belong to who published them rightly first; what carries no right signature holds no place.
async function clearWronglyTaken({ store, trustedKeys }: PublishOptions, release: ReleaseReference): Promise<void> {
  if (trustedKeys === null) return;
  try {
    if (findSignatureProblems(await store.readManifest(release), trustedKeys).length > 0) await store.setAside(release);
  } catch (error) {
    if (!(error instanceof ReleaseRefusedError)) throw error;
    // Also a folder without a manifest.
    await store.setAside(release);
  }
}

// The same release is there, and somebody has written into it since.
async function repair({ store }: PublishOptions, manifest: ReleaseManifest, contents: ReadonlyMap<string, Uint8Array>) {
  if ((await store.verifyFiles(await store.readManifest(manifest))).length === 0) return 'present';
  await store.setAside(manifest);
  return store.publish(manifest, contents);
}

function assertActivatable(manifest: ReleaseManifest, { trustedKeys, findProblems }: PublishOptions): void {
  const { name, version } = manifest;
  const problems = [...findSignatureProblems(manifest, trustedKeys), ...(findProblems?.(manifest) ?? [])];
  if (problems.length === 0) return;
  throw new ReleaseRefusedError(problems.map(([code, detail]) => ({ name, version, code, detail })));
}

/**
 * Publishes a build as an immutable release, by default under its content version; where that is taken without this signature,
 * the version also names the key. Throws BuildError or ReleaseRefusedError (`version-taken`, `signature-missing`,
 * `signature-wrong`, and what its entry says): what nobody could activate is not published.
 */
export async function publishBuild(build: UnitBuild, options: PublishOptions): Promise<PublishResult> {
  const { store, privateKey } = options;
  const { contents: plainContents, sources: _, ...description } = build;
  const contentVersion = resolveContentVersion(build);
  let version = options.version ?? contentVersion;
  if (options.version === undefined) {
    const present = await findPresent(store, { name: build.name, version });
    if (present !== null && isSignedBy(present, privateKey)) return mapResult(present, 'present');
    if (present !== null && privateKey !== null) {
      version = resolveSignedVersion(contentVersion, privateKey);
      const signed = await findPresent(store, { name: build.name, version });
      if (signed !== null && isSignedBy(signed, privateKey)) return mapResult(signed, 'present');
    }
  }
  const contents = await createCompressedContents(plainContents);
  const manifest = parseManifest({
    ...description,
    version,
    createdAt: new Date().toISOString(),
    files: [...contents].map(([path, content]) => resolveReleaseFile(path, content)),
    signature: null,
  });
  const signed = privateKey === null ? manifest : createSignedManifest(manifest, privateKey);
  assertActivatable(signed, options);
  await clearWronglyTaken(options, signed);
  const published = await store.publish(signed, contents);
  const state = published === 'present' ? await repair(options, signed, contents) : published;
  return mapResult(signed, state, options.version === undefined ? null : await findSameFiles(store, signed));
}
