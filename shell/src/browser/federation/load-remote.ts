import { readMajor } from '@kmx/shared-contracts/offered-contracts.ts';
import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion, type RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Scope } from 'effector';
import type { BootData } from '../../state/page-view/boot-data.ts';
import { nameContainer } from './container-name.ts';
import type { OpenFederation } from './federation-opener.ts';
import { type Container, loadContainer } from './load-container.ts';
import type { ShareScope } from './share-scope.ts';

/** Loads the browser half of a remote in exactly the version that the document names; rejects when it cannot. */
export type LoadRemote = (name: RemoteName) => Promise<RemoteBrowser>;

interface LoaderOptions {
  readonly boot: Pick<BootData, 'remotes'>;
  readonly scope: Scope;
  readonly shareScope: ShareScope;
  readonly openFederation: OpenFederation;
}

/** Creates the loader of remotes for this document; those of the earlier contract come adapted to the present one. */
export function createRemoteLoader({ boot, scope, shareScope, openFederation }: LoaderOptions): LoadRemote {
  const containers = new Map<RemoteName, Promise<Container>>();
  const openContainer = (name: RemoteName): Promise<Container> => {
    const known = containers.get(name);
    if (known) return known;
    const pinned = boot.remotes[name];
    if (!pinned) return Promise.reject(new Error(`This document names no version of ${name}`));
    const opening = loadContainer(nameContainer(name), pinned, shareScope);
    containers.set(name, opening);
    // After a failure it is loaded again the next time.
    opening.catch(() => containers.delete(name));
    return opening;
  };
  const loadBrowser = async (name: RemoteName): Promise<RemoteBrowser> => {
    if (boot.remotes[name]?.container) return (await openFederation()).loadPlainRemote(name);
    const container = await openContainer(name);
    const { remote } = (await container.get('./app'))() as { readonly remote: RemoteBrowser };
    const expected = boot.remotes[name]?.contract ?? readMajor(contractVersion);
    if (readMajor(remote.contractVersion) === expected) return remote;
    throw new Error(`${name} speaks contract ${remote.contractVersion}, its release says ${expected}`);
  };
  return async (name) => {
    if (boot.remotes[name]?.contract === undefined) return loadBrowser(name);
    const earlier = await import(/* webpackChunkName: "part-earlier-contract" */ './open-earlier-contract.ts');
    earlier.provideForContainers(shareScope);
    return earlier.adaptBrowser(await loadBrowser(name), name, scope);
  };
}
