import { loadedModules } from './shared-modules.ts';
import { sharedVersions } from './shared-versions.build.ts';

type ModuleFactory = () => object;

/** A version of a shared module, in the form that all federation runtimes read and write. */
export interface SharedVersion {
  readonly version: string;
  readonly from: string;
  readonly get: () => Promise<ModuleFactory>;
  lib?: ModuleFactory;
  loaded?: boolean;
  readonly scope: string[];
  readonly deps: string[];
  readonly useIn: string[];
  readonly strategy: 'loaded-first';
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
}

/** Shared modules by name and version: the argument of a container's `init`. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** The name under which the shell takes part in federation. */
export const hostName = 'shell';

/** Puts a module of the shell into a share scope; `module` where it is loaded already. */
export function shareModule(scope: ShareScope, name: string, load: () => Promise<object>, module?: object): void {
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  const version = sharedVersions[packageName] ?? '';
  scope[name] = {
    [version]: {
      version,
      from: hostName,
      get: async () => {
        const loaded = await load();
        return () => loaded;
      },
      ...(module ? { lib: () => module, loaded: true } : {}),
      scope: ['default'],
      deps: [],
      useIn: [],
      strategy: 'loaded-first',
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
    },
  };
}

/** Creates the share scope `default` of the page: React and texts as the shell has them. */
export function createShareScope(): ShareScope {
  const scope: ShareScope = {};
  for (const [name, module] of Object.entries(loadedModules)) {
    shareModule(scope, name, () => Promise.resolve(module), module);
  }
  return scope;
}
