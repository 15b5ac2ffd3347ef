import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { createInstance, type ModuleFederation, registerGlobalPlugins } from '@module-federation/runtime';
import { global as federationGlobal } from '@module-federation/runtime/helpers';
import type { BootData } from '../../state/page-view/boot-data.ts';
import { nameContainer } from './container-name.ts';
import { createIntegrityPlugin } from './integrity-plugin.ts';
import { hostName, type ShareScope } from './share-scope.ts';

const resolveAddress = (path: string): string => new URL(path, location.href).href;

/**
 * Creates the federation instance of the page: the share scope that the remotes already use, and every remote of the
 * document in its pinned version, for the browser's federation tools, for remotes built elsewhere and for runtime plugins.
 */
export function createFederationInstance(
  { remotes, buildId }: Pick<BootData, 'remotes' | 'buildId'>,
  shareScope: ShareScope,
): ModuleFederation {
  const pinned = Object.entries(remotes).map(([name, remote]) => ({
    name: nameContainer(name as RemoteName),
    version: remote.version,
    entry: resolveAddress(remote.entry),
    ...(remote.container ? { entryGlobalName: remote.container } : {}),
  }));
  const hashes = new Map(Object.values(remotes).map(({ entry, integrity }) => [resolveAddress(entry), integrity]));
  // Global, so that the instances of remotes built elsewhere load files of ours in the same way.
  registerGlobalPlugins([createIntegrityPlugin(hashes)]);
  const instance = createInstance({
    name: hostName,
    version: buildId,
    shareStrategy: 'loaded-first',
    remotes: pinned.map((remote) => ({ ...remote, type: 'global' })),
    shared: Object.fromEntries(
      Object.entries(shareScope).map(([name, versions]) => [
        name,
        Object.values(versions).filter(({ from }) => from === hostName),
      ]),
    ),
  });
  // One scope, whoever began with it.
  instance.initShareScopeMap('default', shareScope);
  federationGlobal.addGlobalSnapshot({
    [hostName]: {
      version: buildId,
      buildVersion: buildId,
      globalName: hostName,
      remoteEntry: '',
      remoteEntryType: 'global',
      remoteTypes: '',
      publicPath: 'auto',
      remotesInfo: Object.fromEntries(pinned.map(({ name, entry }) => [name, { matchedVersion: entry }])),
      modules: [],
      shared: [],
    },
  });
  return instance;
}
