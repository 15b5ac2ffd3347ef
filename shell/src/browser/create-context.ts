import type { AuthContract, ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { contractVersion, type RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Scope } from 'effector';
import { scopeBind } from 'effector';
import { $session } from '../session/session.model.ts';
import { $basket, productAdded, productRemoved, variantChanged } from '../state/basket/basket.model.ts';
import { messageShown } from '../state/flash/flash-messages.model.ts';
import { $measurementSystem, systemChosen } from '../state/measurement/measurement.model.ts';
import type { BootData } from '../state/page-view/boot-data.ts';
import { getPageOfRemote } from '../state/page-view/page-view.model.ts';
import type { ReachLivePage } from './reach-live-page.ts';
import type { ReportError } from './report-error.ts';
import { createUnitAccess } from './unit-access.ts';

interface ContextSources {
  readonly boot: BootData;
  readonly scope: Scope;
  readonly reachLivePage: ReachLivePage;
  readonly reportError: ReportError;
}

/** Creates the context that the shell passes to each remote (DES-07). */
export function createContextFactory(sources: ContextSources): (name: RemoteName) => ShellContext {
  const { boot, scope, reachLivePage, reportError } = sources;
  const units = createUnitAccess(scope);
  const showMessage = scopeBind(messageShown, { scope });
  const auth: AuthContract = {
    $session,
    ensureSignedIn: async () => (await reachLivePage()).auth.contract.ensureSignedIn(),
    authorizeRequest: async (headers) => (await reachLivePage()).auth.contract.authorizeRequest(headers),
    renew: async () => (await reachLivePage()).auth.contract.renew(),
    signOut: async () => (await reachLivePage()).auth.contract.signOut(),
    unlockPages: async () => (await reachLivePage()).auth.contract.unlockPages(),
  };
  return (name) => ({
    contractVersion,
    buildId: boot.buildId,
    remoteVersion: boot.remotes[name]?.version ?? '',
    site: boot.site,
    locale: boot.locale,
    units,
    page: { $view: getPageOfRemote(name) },
    basket: { $basket, productAdded, productRemoved, variantChanged },
    auth,
    measurement: { $system: $measurementSystem, systemChosen },
    // A link followed before the rest of the page has loaded is an ordinary link.
    navigate: (href, options) =>
      void reachLivePage().then(
        ({ navigate }) => navigate(href, options),
        () => location.assign(href),
      ),
    setHead: (head) =>
      void reachLivePage().then(
        ({ setHead }) => setHead(head),
        () => {},
      ),
    showFlashMessage: (message) => showMessage({ ...message, id: crypto.randomUUID() }),
    reportError: (error, details) => reportError(error, `${name} ${details ?? ''}`),
  });
}
