import { loadedModules } from './shared-modules.ts';
import { loadRouter, routerModule } from './shared-router.ts';

/** The part of a container's bundler runtime that sharing touches; written by @module-federation/enhanced and rspack. */
interface ContainerRequire {
  /** Module factories by id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** Module cache by id. */
  readonly c: Record<string, unknown>;
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

/** Where containers of contracts before 2.6 look for the functions that they left out. */
const runtimeKey = Symbol.for('kmx.federation');

/** Gives containers of contracts before 2.6, which do not read the share scope, the shell's modules (decision 0053). */
export function provideContainerRuntime(): void {
  const read = (shareKey: string): unknown => {
    const module = loadedModules[shareKey] ?? (shareKey === routerModule ? loadRouter() : undefined);
    if (!module) throw new Error(`The shell shares no ${shareKey}`);
    return module;
  };
  const define = ({ m, c }: ContainerRequire, id: string, getExports: () => unknown): void => {
    m[id] = (module) => {
      // Removed from the cache first: a factory that throws must run again the next time.
      delete c[id];
      module.exports = getExports();
    };
  };
  const findShareKey = ({ consumesLoadingData }: ContainerRequire, id: string): string => {
    const data = consumesLoadingData?.moduleIdToConsumeDataMapping[id];
    if (!data) throw new Error(`The container does not say which shared module ${id} is`);
    return data.shareKey;
  };

  /** Called for each chunk that is loaded: puts the shared modules in place that it imports. */
  const consumes = ({ chunkId, promises, installedModules, webpackRequire }: ConsumeOptions): void => {
    for (const id of webpackRequire.consumesLoadingData?.chunkMapping[chunkId] ?? []) {
      const pending = installedModules[id];
      if (pending !== undefined) {
        if (pending) promises.push(pending);
        continue;
      }
      const load = async (): Promise<void> => {
        try {
          const exports = await read(findShareKey(webpackRequire, id));
          define(webpackRequire, id, () => exports);
          installedModules[id] = 0;
        } catch (error) {
          delete installedModules[id];
          throw error;
        }
      };
      const loading = load();
      installedModules[id] = loading;
      promises.push(loading);
    }
  };
  const installInitialConsumes = ({ webpackRequire }: Pick<ConsumeOptions, 'webpackRequire'>): void => {
    for (const id of webpackRequire.consumesLoadingData?.initialConsumes ?? []) {
      define(webpackRequire, id, () => read(findShareKey(webpackRequire, id)));
    }
  };

  Reflect.set(globalThis, runtimeKey, {
    bundlerRuntime: {
      S: {},
      init: () => ({}),
      I: () => true,
      initContainerEntry: () => true,
      // Remotes do not load remotes: the shell composes pages (docs/contracts.md).
      remotes: () => {},
      consumes,
      installInitialConsumes,
    },
  });
}
