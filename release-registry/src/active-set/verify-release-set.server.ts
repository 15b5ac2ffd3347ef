import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { ByUnit } from '@kmx/shared-contracts/units.ts';
import { type RefusalCode, type RefusalReason, ReleaseRefusedError } from '../release/release-errors.ts';
import { listReleases, type ReleaseReference, type ReleaseVersions } from '../release/release-reference.ts';
import { isSignatureValid } from '../signature/signature.server.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { VerifiedCopies } from '../store/verified-copies.server.ts';
import { readContainerVersion } from './container-version.server.ts';
import { findMountProblems } from './find-mount-problems.ts';

/** What the shell of a set offers to its remotes. */
export interface ReleaseHost {
  readonly contractVersion: string;
  readonly federationVersion: string;
}

/** Manifests of a verified set by unit; a unit that is not in the set is absent. */
export type ReleaseManifests = ByUnit<ReleaseManifest>;

/** The store, the keys that signatures are checked with (null: unsigned releases are accepted), and the host to fit. */
export interface VerifyOptions {
  readonly store: ReleaseStore;
  readonly trustedKeys: TrustedKeys | null;
  readonly host: ReleaseHost;
  /** Where the files are taken to before they are used; without it they are checked where they are. */
  readonly copies?: VerifiedCopies;
  /** Findings of an attempt a moment ago, by release and contract; a release does not change. */
  readonly inspected?: Map<string, Promise<InspectedRelease>>;
}

type Finding = readonly [RefusalCode, string];

const renderProblem = (error: unknown) => (error instanceof Error ? error.message : String(error));

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

/** The objections to a release. */
export function findSignatureProblems(manifest: ReleaseManifest, trustedKeys: TrustedKeys | null): readonly Finding[] {
  if (trustedKeys === null) return [];
  const keys = trustedKeys(manifest.name, 'release');
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

async function findContainerProblems(manifest: ReleaseManifest, store: ReleaseStore): Promise<readonly Finding[]> {
  if (manifest.name === 'shell') return [];
  const version = await readContainerVersion((path) => store.readVerifiedFile(manifest, path)).catch(renderProblem);
  if (version === manifest.federationVersion) return [];
  return [['federation-mismatch', `says ${manifest.federationVersion}, its container says ${version}`]];
}

/** A release as it was read once: later changes in its folder do not count. */
export interface InspectedRelease {
  readonly manifest: ReleaseManifest | null;
  readonly reasons: readonly RefusalReason[];
}

async function inspectRelease(release: ReleaseReference, options: VerifyOptions): Promise<InspectedRelease> {
  const { store, host, trustedKeys, copies } = options;
  let manifest: ReleaseManifest;
  try {
    manifest = await store.readManifest(release);
  } catch (error) {
    if (error instanceof ReleaseRefusedError) return { manifest: null, reasons: error.reasons };
    throw error;
  }
  const findings = [
    ...findContractProblems(manifest, host),
    ...findFederationProblems(manifest, host),
    ...findReferenceProblems(manifest),
    ...findSignatureProblems(manifest, trustedKeys),
  ];
  const map = ([code, detail]: Finding): RefusalReason => ({ ...release, code, detail });
  // Nothing is copied of a release that is refused anyway.
  const isTaken = copies !== undefined && findings.length === 0;
  const fileReasons = await (isTaken ? copies.take(manifest, store) : store.verifyFiles(manifest));
  const container = fileReasons.length > 0 ? [] : await findContainerProblems(manifest, isTaken ? copies.store : store);
  return { manifest, reasons: [...findings.map(map), ...fileReasons, ...container.map(map)] };
}

/** Lists everything that speaks against one release: its files, contract, federation runtime and signature (REL-02, REL-03). */
export async function verifyRelease(
  release: ReleaseReference,
  options: VerifyOptions,
): Promise<readonly RefusalReason[]> {
  return (await inspectRelease(release, options)).reasons;
}

/** Verifies every release of a set and returns their manifests; throws ReleaseRefusedError with all reasons. */
export async function verifyReleaseSet(versions: ReleaseVersions, options: VerifyOptions): Promise<ReleaseManifests> {
  const inspect = (release: ReleaseReference): Promise<InspectedRelease> => {
    const key = [release.name, release.version, options.host.contractVersion, options.host.federationVersion].join();
    const known = options.inspected?.get(key) ?? inspectRelease(release, options);
    options.inspected?.set(key, known);
    return known;
  };
  const inspected = await Promise.all(listReleases(versions).map(inspect));
  const reasons = inspected.flatMap((release) => release.reasons);
  if (reasons.length > 0) throw new ReleaseRefusedError(reasons);
  const manifests: ReleaseManifests = Object.fromEntries(
    inspected.flatMap(({ manifest }) => (manifest === null ? [] : [[manifest.name, manifest]])),
  );
  const setReasons = [...findShellProblems(manifests, options.host), ...findMountProblems(Object.values(manifests))];
  if (setReasons.length > 0) throw new ReleaseRefusedError(setReasons);
  return manifests;
}
