import type { RemoteBrowser2, ShellContext2 } from '@kmx/shared-contracts/contract-2.ts';
import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { earlierContractVersion, type RemoteName } from '@kmx/shared-contracts/units.ts';
import { type Scope, scopeBind } from 'effector';
import { $session } from '../../session/session.model.ts';
import { $basket, productAdded, productRemoved, variantChanged } from '../../state/basket/basket.model.ts';
import { $measurementSystem, systemChosen } from '../../state/measurement/measurement.model.ts';
import { getPageOfRemote } from '../../state/page-view/page-view.model.ts';
import { createState } from '../create-state.ts';

const views = new Map<RemoteName, ShellContext2['page']['$view']>();

/** The page of a remote as contract 2 describes it: every page says that it leads nowhere else. */
function getView(name: RemoteName): ShellContext2['page']['$view'] {
  const known = views.get(name);
  if (known) return known;
  const $view = getPageOfRemote(name).map((page) => page && { ...page, result: { ...page.result, redirect: null } });
  views.set(name, $view);
  return $view;
}

function adaptContext(context: ShellContext, name: RemoteName, scope: Scope): ShellContext2 {
  const { session: _session, ...auth } = context.auth;
  return {
    ...context,
    contractVersion: earlierContractVersion,
    units: {
      scope,
      read: (store) => scope.getState(store),
      watch: (store, listener) => createState(store, scope).watch(listener),
      call: (event, value) => scopeBind(event, { scope })(value),
    },
    page: { $view: getView(name) },
    basket: { $basket, productAdded, productRemoved, variantChanged },
    auth: { ...auth, $session },
    measurement: { $system: $measurementSystem, systemChosen },
  };
}

/** A browser half of contract 2 as one of contract 3: it gets state as effector units, in the scope of the page. */
export function adaptBrowser(remote: RemoteBrowser | RemoteBrowser2, name: RemoteName, scope: Scope): RemoteBrowser {
  const { contractVersion, load, mount, unmount } = remote as RemoteBrowser2;
  return {
    contractVersion,
    load,
    mount: ({ container, context, isHydration }) =>
      mount({ container, context: adaptContext(context, name, scope), isHydration }),
    unmount,
  };
}
