import { contractVersion, type RemoteName } from '@kmx/shared-contracts/release.ts';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import type { Scope } from 'effector';
import { scopeBind } from 'effector';
import { $basket, productAdded, productRemoved } from '../basket/basket.model.ts';
import { messageShown } from '../flash/flash-messages.model.ts';
import { $measurementSystem, systemChosen } from '../measurement/measurement.model.ts';
import type { BootData } from '../page-view/boot-data.ts';
import { $pageOfRemote } from '../page-view/page-view.model.ts';
import type { Auth } from '../session/create-auth.browser.ts';
import { applyHead } from './navigation/head.ts';
import type { Navigate } from './navigation/navigation-controller.ts';
import type { ReportError } from './report-error.ts';
import { createUnitAccess } from './unit-access.ts';

interface ContextSources {
  readonly boot: BootData;
  readonly scope: Scope;
  readonly auth: Auth;
  readonly navigate: Navigate;
  readonly reportError: ReportError;
}

/** Makes the context that the shell hands to each remote (design.md 4). */
export function createContextFactory(sources: ContextSources): (name: RemoteName) => ShellContext {
  const { boot, scope, auth, navigate, reportError } = sources;
  const units = createUnitAccess(scope);
  const showMessage = scopeBind(messageShown, { scope });
  return (name) => ({
    contractVersion,
    buildId: boot.buildId,
    remoteVersion: boot.remotes[name]?.version ?? '',
    site: boot.site,
    locale: boot.locale,
    units,
    page: { $view: $pageOfRemote[name] },
    basket: { $basket, productAdded, productRemoved },
    auth: auth.contract,
    measurement: { $system: $measurementSystem, systemChosen },
    navigate,
    setHead: (head) => applyHead(head, null),
    showFlashMessage: (message) => showMessage({ ...message, id: crypto.randomUUID() }),
    reportError: (error, details) => reportError(error, `${name} ${details ?? ''}`),
  });
}
