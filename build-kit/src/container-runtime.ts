type Factory = () => unknown;

/** A version of a shared module in a share scope, as every federation runtime reads and writes it. */
interface SharedVersion {
  readonly get: () => Factory | Promise<Factory>;
  readonly from: string;
  lib?: Factory;
  loading?: Promise<Factory> | null;
  loaded?: boolean;
  useIn?: string[];
}

/** Shared modules by name and version: the argument of a container's `init`. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** A module that the container brings for pages in which nobody shares it. */
interface OwnModule {
  readonly name: string;
  readonly version: string;
  readonly factory: SharedVersion['get'];
}

/** The part of the bundler's runtime that sharing touches; written by @module-federation/enhanced and rspack. */
export interface ContainerRequire {
  /** Module factories by id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** Module cache by id. */
  readonly c: Record<string, unknown>;
  readonly initializeSharingData: {
    readonly uniqueName: string;
    readonly scopeToSharingDataMapping: { readonly default?: readonly OwnModule[] };
  };
  readonly consumesLoadingData?: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
    readonly initialConsumes?: readonly string[];
  };
}

interface ConsumeOptions {
  readonly chunkId: string;
  /** The promises that the chunk waits for. */
  readonly promises: Promise<unknown>[];
  readonly installedModules: Record<string, Promise<void> | 0>;
  readonly webpackRequire: ContainerRequire;
}

interface ContainerOptions {
  readonly shareScope: ShareScope;
  readonly webpackRequire: ContainerRequire;
}

const chosen = new Map<string, SharedVersion>();
let containerName = '';

const findFrom = (scope: ShareScope, name: string, from: string) =>
  Object.values(scope[name] ?? {}).find((shared) => shared.from === from);

/** Somebody who shares every module of the list, so that they fit each other; React refuses a mixture. */
function findProvider(scope: ShareScope, own: readonly OwnModule[]): string | undefined {
  return Object.values(scope[own[0]?.name ?? ''] ?? {})
    .map(({ from }) => from)
    .find((from) => own.every(({ name }) => findFrom(scope, name, from)));
}

/**
 * The container's `init`: chooses who provides the shared modules, all of them together. Somebody who has every one, as the
 * shell does; otherwise the very versions that the container was built with, from anybody or its own. The first scope counts.
 */
function initContainerEntry({ shareScope, webpackRequire }: ContainerOptions): boolean {
  const { scopeToSharingDataMapping, uniqueName } = webpackRequire.initializeSharingData;
  const own = scopeToSharingDataMapping.default ?? [];
  if (chosen.size > 0) return true;
  containerName = uniqueName;
  const provider = findProvider(shareScope, own);
  for (const { name, version, factory } of own) {
    const provided = provider === undefined ? undefined : findFrom(shareScope, name, provider);
    const versions = (shareScope[name] ??= {});
    chosen.set(name, provided ?? (versions[version] ??= { get: factory, from: uniqueName }));
  }
  return true;
}

async function load(name: string): Promise<unknown> {
  const shared = chosen.get(name);
  if (!shared) throw new Error(`The container was not initialised with ${name}`);
  if (!shared.useIn?.includes(containerName)) (shared.useIn ??= []).push(containerName);
  if (shared.lib) return shared.lib();
  shared.loading ??= Promise.resolve(shared.get());
  try {
    shared.lib = await shared.loading;
    shared.loaded = true;
  } finally {
    shared.loading = null;
  }
  return shared.lib();
}

/** Called for each chunk that is loaded: puts the shared modules in place that it imports. */
function consumes({ chunkId, promises, installedModules, webpackRequire }: ConsumeOptions): void {
  const { m, c, consumesLoadingData } = webpackRequire;
  const install = async (id: string): Promise<void> => {
    try {
      const exports = await load(consumesLoadingData?.moduleIdToConsumeDataMapping[id]?.shareKey ?? id);
      m[id] = (module) => {
        // Removed from the cache first: a factory that throws must run again the next time.
        delete c[id];
        module.exports = exports;
      };
      installedModules[id] = 0;
    } catch (error) {
      delete installedModules[id];
      throw error;
    }
  };
  for (const id of consumesLoadingData?.chunkMapping[chunkId] ?? []) {
    const loading = installedModules[id] ?? install(id);
    if (loading === 0) continue;
    installedModules[id] = loading;
    promises.push(loading);
  }
}

function installInitialConsumes({ webpackRequire }: Pick<ContainerOptions, 'webpackRequire'>): void {
  if (webpackRequire.consumesLoadingData?.initialConsumes?.length)
    throw new Error('A shared module is imported before the container is initialised');
}

/**
 * Takes the place of @module-federation/webpack-bundler-runtime in our containers: sharing by the standard share scope in
 * one kilobyte, without manifests, snapshots and remotes of remotes (decision 0053).
 */
export default {
  bundlerRuntime: {
    S: {},
    init: () => ({}),
    I: () => true,
    initContainerEntry,
    remotes: () => {},
    consumes,
    installInitialConsumes,
  },
};
