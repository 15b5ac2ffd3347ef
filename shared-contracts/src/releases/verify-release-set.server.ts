import type { KeyObject } from 'node:crypto';
import type { ReleaseManifest, UnitName } from '../release.ts';
import { type RefusalCode, type RefusalReason, ReleaseRefusedError } from './release-errors.ts';
import type { ReleaseReference, ReleaseVersions } from './release-reference.ts';
import type { ReleaseStore } from './release-store.ts';
import { isSignatureValid } from './signature.server.ts';

/** What the shell of a set offers to its remotes. */
export interface ReleaseHost {
  readonly contractVersion: string;
  readonly federationVersion: string;
}

/** Manifests of a verified set by unit; a unit that is not in the set is absent. */
export type ReleaseManifests = Readonly<Partial<Record<UnitName, ReleaseManifest>>>;

/** The store, the key that signatures are checked with (null: unsigned releases are accepted), and the host to fit. */
export interface VerifyOptions {
  readonly store: ReleaseStore;
  readonly publicKey: KeyObject | null;
  readonly host: ReleaseHost;
}

type Finding = readonly [RefusalCode, string];

function parseVersion(version: string): readonly [number, number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}

// A remote may use everything up to the minor version it was built with, so the host must offer at least that.
function findContractProblems(manifest: ReleaseManifest, host: ReleaseHost): readonly Finding[] {
  const [major, minor] = parseVersion(manifest.contractVersion);
  const [hostMajor, hostMinor] = parseVersion(host.contractVersion);
  const detail = `needs contract ${manifest.contractVersion}, the shell offers ${host.contractVersion}`;
  if (major !== hostMajor) return [['contract-unknown', detail]];
  return minor > hostMinor ? [['contract-too-new', detail]] : [];
}

function findFederationProblems(manifest: ReleaseManifest, host: ReleaseHost): readonly Finding[] {
  if (manifest.federationVersion === host.federationVersion) return [];
  return [
    ['federation-mismatch', `built with ${manifest.federationVersion}, the shell runs ${host.federationVersion}`],
  ];
}

function findReferenceProblems(manifest: ReleaseManifest): readonly Finding[] {
  const listed = new Set(manifest.files.map((file) => file.path));
  const { browserEntry, serverEntry, initial, catalogues } = manifest;
  const references = [
    browserEntry,
    serverEntry ?? [],
    initial.scripts,
    initial.styles,
    Object.values(catalogues),
  ].flat();
  return references.filter((path) => !listed.has(path)).map((path) => ['reference-unlisted', path]);
}

function findSignatureProblems(manifest: ReleaseManifest, publicKey: KeyObject | null): readonly Finding[] {
  if (publicKey === null) return [];
  if (manifest.signature === null) return [['signature-missing', 'a signature is demanded']];
  return isSignatureValid(manifest, publicKey) ? [] : [['signature-wrong', 'was not made with the configured key']];
}

async function readManifestOrReasons(
  store: ReleaseStore,
  release: ReleaseReference,
): Promise<ReleaseManifest | readonly RefusalReason[]> {
  try {
    return await store.readManifest(release);
  } catch (error) {
    if (error instanceof ReleaseRefusedError) return error.reasons;
    throw error;
  }
}

/** Lists the units of a set as references. */
export function listReleases(versions: ReleaseVersions): readonly ReleaseReference[] {
  return Object.entries(versions).map(([name, version]) => ({ name: name as UnitName, version }));
}

/** Lists everything that speaks against one release: its files, contract, federation runtime and signature (delivery.md C3, C4). */
export async function verifyRelease(
  release: ReleaseReference,
  options: VerifyOptions,
): Promise<readonly RefusalReason[]> {
  const manifest = await readManifestOrReasons(options.store, release);
  if (!('files' in manifest)) return manifest;
  const findings = [
    ...findContractProblems(manifest, options.host),
    ...findFederationProblems(manifest, options.host),
    ...findReferenceProblems(manifest),
    ...findSignatureProblems(manifest, options.publicKey),
  ];
  const reasons = findings.map(([code, detail]) => ({ ...release, code, detail }));
  return [...reasons, ...(await options.store.verifyFiles(release))];
}

/** Verifies every release of a set and returns their manifests; throws ReleaseRefusedError with all reasons. */
export async function verifyReleaseSet(versions: ReleaseVersions, options: VerifyOptions): Promise<ReleaseManifests> {
  const releases = listReleases(versions);
  const reasons = (await Promise.all(releases.map((release) => verifyRelease(release, options)))).flat();
  if (reasons.length > 0) throw new ReleaseRefusedError(reasons);
  const manifests = await Promise.all(releases.map((release) => options.store.readManifest(release)));
  return Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest]));
}
