import type {
  AuthContract,
  BasketContract,
  MeasurementContract,
  ShellContext,
} from '@kmx/shared-contracts/shell-context.ts';
import { contractVersion, type RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Scope } from 'effector';
import { scopeBind } from 'effector';
import { $session } from '../session/session.model.ts';
import { $basket, productAdded, productRemoved, variantChanged } from '../state/basket/basket.model.ts';
import { messageShown } from '../state/flash/flash-messages.model.ts';
import { $measurementSystem, systemChosen } from '../state/measurement/measurement.model.ts';
import type { BootData } from '../state/page-view/boot-data.ts';
import { getPageOfRemote } from '../state/page-view/page-view.model.ts';
import { createState } from './create-state.ts';
import type { ReportError } from './errors/report-error.ts';
import type { ReachLivePage } from './reach-live-page.ts';

interface ContextSources {
  readonly boot: BootData;
  readonly scope: Scope;
  readonly reachLivePage: ReachLivePage;
  readonly reportError: ReportError;
}

/** Creates the context that the shell passes to each remote (DES-07). */
export function createContextFactory(sources: ContextSources): (name: RemoteName) => ShellContext {
  const { boot, scope, reachLivePage, reportError } = sources;
  const showMessage = scopeBind(messageShown, { scope });
  const auth: AuthContract = {
    session: createState($session, scope),
    ensureSignedIn: async () => (await reachLivePage()).auth.contract.ensureSignedIn(),
    authorizeRequest: async (headers) => (await reachLivePage()).auth.contract.authorizeRequest(headers),
    renew: async () => (await reachLivePage()).auth.contract.renew(),
    signOut: async () => (await reachLivePage()).auth.contract.signOut(),
    unlockPages: async () => (await reachLivePage()).auth.contract.unlockPages(),
  };
  const basket: BasketContract = {
    content: createState($basket, scope),
    addProduct: scopeBind(productAdded, { scope }),
    removeProduct: scopeBind(productRemoved, { scope }),
    changeVariant: scopeBind(variantChanged, { scope }),
  };
  const measurement: MeasurementContract = {
    system: createState($measurementSystem, scope),
    chooseSystem: scopeBind(systemChosen, { scope }),
  };
  return (name) => ({
    contractVersion,
    buildId: boot.buildId,
    remoteVersion: boot.remotes[name]?.version ?? '',
    site: boot.site,
    locale: boot.locale,
    page: { view: createState(getPageOfRemote(name), scope) },
    basket,
    auth,
    measurement,
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
    reportError: (error, details) => reportError(error, details, name),
  });
}
