import type { ReleaseManifest } from '../release.ts';
import type { UnitName } from '../units.ts';
import { type RefusalCode, type RefusalReason, ReleaseRefusedError } from './release-errors.ts';
import type { ReleaseReference, ReleaseVersions } from './release-reference.ts';
import type { ReleaseStore } from './release-store.ts';
import { isSignatureValid } from './signature.server.ts';
import type { TrustedKeys } from './trusted-keys.server.ts';

/** What the shell of a set offers to its remotes. */
export interface ReleaseHost {
  readonly contractVersion: string;
  readonly federationVersion: string;
}

/** Manifests of a verified set by unit; a unit that is not in the set is absent. */
export type ReleaseManifests = Readonly<Partial<Record<UnitName, ReleaseManifest>>>;

/** The store, the keys that signatures are checked with (null: unsigned releases are accepted), and the host to fit. */
export interface VerifyOptions {
  readonly store: ReleaseStore;
  readonly trustedKeys: TrustedKeys | null;
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
  const { browserEntry, serverEntry, initial, parts, catalogues } = manifest;
  const references = [
    browserEntry,
    serverEntry ?? [],
    initial.scripts,
    initial.styles,
    Object.values(parts).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    Object.values(catalogues),
  ].flat();
  return references.filter((path) => !listed.has(path)).map((path) => ['reference-unlisted', path]);
}

function findSignatureProblems(manifest: ReleaseManifest, trustedKeys: TrustedKeys | null): readonly Finding[] {
  if (trustedKeys === null) return [];
  const keys = trustedKeys(manifest.name);
  if (keys.length === 0) return [['signature-wrong', 'no key is trusted for this unit']];
  if (manifest.signature === null) return [['signature-missing', 'a signature is demanded']];
  if (keys.some((key) => isSignatureValid(manifest, key))) return [];
  return [['signature-wrong', 'was not made with a key that is trusted for this unit']];
}

// The shell's browser files and its server are two halves of one program.
function findShellProblems(manifests: ReleaseManifests, host: ReleaseHost): readonly RefusalReason[] {
  const { shell } = manifests;
  if (shell === undefined || shell.contractVersion === host.contractVersion) return [];
  const detail = `speaks contract ${shell.contractVersion}, the running shell ${host.contractVersion}`;
  return [{ name: 'shell', version: shell.version, code: 'shell-mismatch', detail }];
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
    ...findSignatureProblems(manifest, options.trustedKeys),
  ];
  const reasons = findings.map(([code, detail]) => ({ ...release, code, detail }));
  return [...reasons, ...(await options.store.verifyFiles(release))];
}

/** Verifies every release of a set and returns their manifests; throws ReleaseRefusedError with all reasons. */
export async function verifyReleaseSet(versions: ReleaseVersions, options: VerifyOptions): Promise<ReleaseManifests> {
  const releases = listReleases(versions);
  const reasons = (await Promise.all(releases.map((release) => verifyRelease(release, options)))).flat();
  if (reasons.length > 0) throw new ReleaseRefusedError(reasons);
  const list = await Promise.all(releases.map((release) => options.store.readManifest(release)));
  const manifests: ReleaseManifests = Object.fromEntries(list.map((manifest) => [manifest.name, manifest]));
  const shellReasons = findShellProblems(manifests, options.host);
  if (shellReasons.length > 0) throw new ReleaseRefusedError(shellReasons);
  return manifests;
}
