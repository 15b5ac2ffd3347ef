/** A package-lock.json, as far as it is read here. */
export interface PackageLock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  /** As in Subresource Integrity; absent for workspaces. */
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export function listProductionPackages(lock: PackageLock, workspace: string): readonly string[];
export function listDirectPackages(lock: PackageLock, place: string): readonly string[];
