import type { BootData } from '../../state/page-view/boot-data.ts';
import { nameContainer } from './container-name.ts';
import type { Federation } from './federation.ts';
import { createFederationInstance } from './federation-instance.ts';
import { createPlainRemote } from './plain-remote.ts';
import type { ShareScope } from './share-scope.ts';

/** Puts the federation instance into the page. */
export function openFederation(boot: Pick<BootData, 'remotes' | 'buildId'>, shareScope: ShareScope): Federation {
  const instance = createFederationInstance(boot, shareScope);
  return {
    loadPlainRemote: async (name) => createPlainRemote(await instance.loadRemote(`${nameContainer(name)}/app`)),
  };
}
