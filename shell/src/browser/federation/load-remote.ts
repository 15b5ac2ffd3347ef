import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion, type RemoteName } from '@kmx/shared-contracts/units.ts';
import type { BootData } from '../../state/page-view/boot-data.ts';
import { provideContainerRuntime } from './container-runtime.ts';
import { type Container, loadContainer } from './load-container.ts';
import { sharedModules } from './shared-modules.ts';

/** Loads the browser half of a remote in exactly the version that the document names; rejects when it cannot. */
export type LoadRemote = (name: RemoteName) => Promise<RemoteBrowser>;

/** Creates the loader of remotes for this document. */
export function createRemoteLoader(boot: Pick<BootData, 'remotes'>): LoadRemote {
  provideContainerRuntime(sharedModules);
  const containers = new Map<RemoteName, Promise<Container>>();
  const openContainer = (name: RemoteName): Promise<Container> => {
    const known = containers.get(name);
    if (known) return known;
    const pinned = boot.remotes[name];
    if (!pinned) return Promise.reject(new Error(`This document names no version of ${name}`));
    const opening = loadContainer(name.replaceAll('-', '_'), pinned.entry, pinned.integrity);
    containers.set(name, opening);
    // After a failure it is loaded again the next time.
    opening.catch(() => containers.delete(name));
    return opening;
  };
  return async (name) => {
    const container = await openContainer(name);
    const { remote } = (await container.get('./app'))() as { readonly remote: RemoteBrowser };
    if (remote.contractVersion.split('.')[0] !== contractVersion.split('.')[0]) {
      throw new Error(`${name} speaks contract ${remote.contractVersion}, this shell ${contractVersion}`);
    }
    return remote;
  };
}
