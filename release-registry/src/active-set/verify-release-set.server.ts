import { checkContract } from '@kmx/shared-contracts/offered-contracts.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { ByUnit, UnitName } from '@kmx/shared-contracts/units.ts';
import { joinEntryKeys } from '../history/join-entry-keys.server.ts';
import { findNewestEntry, noEntries, type UnitEntries } from '../history/unit-entry.server.ts';
import { type RefusalCode, type RefusalReason, ReleaseRefusedError } from '../release/release-errors.ts';
import { listReleases, type ReleaseReference, type ReleaseVersions } from '../release/release-reference.ts';
import { isSignatureValid } from '../signature/signature.server.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { VerifiedCopies } from '../store/verified-copies.server.ts';
import { readContainerVersion } from './container-version.server.ts';
import { type BudgetRule, findBudgetProblems } from './find-budget-problems.ts';
import { findGrantProblems } from './find-grant-problems.ts';
import { findMountProblems } from './find-mount-problems.ts';
import { findOperationProblems } from './find-operation-problems.server.ts';
import type { ReleaseHost } from './release-host.ts';

/** Manifests of a verified set by unit; a unit that is not in the set is absent. */
export type ReleaseManifests = ByUnit<ReleaseManifest>;

/** The store, the keys that signatures are checked with (null: unsigned releases are accepted), and the host to fit. */
export interface VerifyOptions {
  readonly store: ReleaseStore;
  /** Those of the configuration; the keys of entries join them. */
  readonly trustedKeys: TrustedKeys | null;
  /** What the platform grants; none where nothing is known of it. */
  readonly unitEntries?: UnitEntries;
  /** Says why a unit may not be active for want of an entry, null where it may; without it none needs one. */
  readonly describeMissing?: (name: UnitName) => string | null;
  readonly host: ReleaseHost;
  /** Where the files are taken to before they are used; without it they are checked where they are. */
  readonly copies?: VerifiedCopies;
  /** Whose pages are weighed; without it nobody's. */
  readonly budget?: BudgetRule | undefined;
  /** Findings of an attempt a moment ago, by release, contract and newest entry; a release does not change. */
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
  if (manifest.name === 'shell') return [];
  const fit = checkContract(manifest.contractVersion, host.contractVersions);
  if (fit === 'fits') return [];
  const offered = host.contractVersions.join(' and ');
  return [[`contract-${fit}`, `needs contract ${manifest.contractVersion}, the shell offers ${offered}`]];
}

// Containers of contracts before 2.6 borrow functions of the shell, which are those of one version of the build plugin.
function findFederationProblems(manifest: ReleaseManifest, host: ReleaseHost): readonly Finding[] {
  const [major, minor] = parseVersion(manifest.contractVersion);
  if (major > 2 || (major === 2 && minor >= 6)) return [];
  if (manifest.federationVersion === host.federationVersion) return [];
  return [
    ['federation-mismatch', `built with ${manifest.federationVersion}, the shell runs ${host.federationVersion}`],
  ];
}

/** What keeps a remote from running in a shell that offers this: the old with the new, and the new with the old. */
export function findHostProblems(manifest: ReleaseManifest, host: ReleaseHost): readonly Finding[] {
  return [...findContractProblems(manifest, host), ...findFederationProblems(manifest, host)];
}

function findReferenceProblems(manifest: ReleaseManifest): readonly Finding[] {
  const listed = new Set(manifest.files.map((file) => file.path));
  const { browserEntry, serverEntry, operations, initial, parts, catalogues } = manifest;
  const references = [
    browserEntry,
    serverEntry ?? [],
    operations ?? [],
    initial.scripts,
    initial.styles,
    Object.values(parts).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    Object.values(catalogues),
  ].flat();
  return references.filter((path) => !listed.has(path)).map((path) => ['reference-unlisted', path]);
}

/** The objections to the signature of a release. */
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
  const [running] = host.contractVersions;
  if (shell === undefined || shell.contractVersion === running) return [];
  const detail = `speaks contract ${shell.contractVersion}, the running shell ${running}`;
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

function findMissingEntry({ name, version }: ReleaseReference, options: VerifyOptions): readonly RefusalReason[] {
  const detail = options.describeMissing?.(name) ?? null;
  return detail === null ? [] : [{ name, version, code: 'entry-missing', detail }];
}

async function inspectRelease(release: ReleaseReference, options: VerifyOptions): Promise<InspectedRelease> {
  const { store, host, copies, unitEntries = noEntries } = options;
  const trustedKeys = joinEntryKeys(options.trustedKeys, unitEntries);
  let manifest: ReleaseManifest;
  try {
    manifest = await store.readManifest(release);
  } catch (error) {
    if (error instanceof ReleaseRefusedError) return { manifest: null, reasons: error.reasons };
    throw error;
  }
  const findings = [
    ...findHostProblems(manifest, host),
    ...findReferenceProblems(manifest),
    ...findSignatureProblems(manifest, trustedKeys),
    ...findGrantProblems(manifest, unitEntries),
  ];
  const map = ([code, detail]: Finding): RefusalReason => ({ ...release, code, detail });
  // Nothing is copied of a release that is refused anyway.
  const isTaken = copies !== undefined && findings.length === 0;
  const fileReasons = await (isTaken ? copies.take(manifest, store) : store.verifyFiles(manifest));
  const container = fileReasons.length > 0 ? [] : await findContainerProblems(manifest, isTaken ? copies.store : store);
  return { manifest, reasons: [...findings.map(map), ...fileReasons, ...container.map(map)] };
}

/** Lists everything that speaks against one release: its files, contract, federation runtime, signature and entry (REL-02, REL-03). */
export async function verifyRelease(
  release: ReleaseReference,
  options: VerifyOptions,
): Promise<readonly RefusalReason[]> {
  return [...findMissingEntry(release, options), ...(await inspectRelease(release, options)).reasons];
}

/** Verifies every release of a set and returns their manifests; throws ReleaseRefusedError with all reasons. */
export async function verifyReleaseSet(versions: ReleaseVersions, options: VerifyOptions): Promise<ReleaseManifests> {
  const inspect = (release: ReleaseReference): Promise<InspectedRelease> => {
    const { host, unitEntries = noEntries } = options;
    const newestEntry = findNewestEntry(unitEntries);
    const key = [release.name, release.version, ...host.contractVersions, host.federationVersion, newestEntry].join();
    const inspected = options.inspected?.get(key) ?? inspectRelease(release, options);
    options.inspected?.set(key, inspected);
    return inspected;
  };
  const releases = listReleases(versions);
  const inspected = await Promise.all(releases.map(inspect));
  const missing = releases.flatMap((release) => findMissingEntry(release, options));
  const reasons = [...missing, ...inspected.flatMap((release) => release.reasons)];
  if (reasons.length > 0) throw new ReleaseRefusedError(reasons);
  const manifests: ReleaseManifests = Object.fromEntries(
    inspected.flatMap(({ manifest }) => (manifest === null ? [] : [[manifest.name, manifest]])),
  );
  const all = Object.values(manifests);
  const setReasons = [
    ...findShellProblems(manifests, options.host),
    ...findMountProblems(all),
    ...(options.budget ? findBudgetProblems(all, options.unitEntries ?? noEntries, options.budget) : []),
    ...(await findOperationProblems(all, options.copies?.store ?? options.store)),
  ];
  if (setReasons.length > 0) throw new ReleaseRefusedError(setReasons);
  return manifests;
}
