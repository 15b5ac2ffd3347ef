import { fork, type Scope, scopeBind } from 'effector';
import { countrySystemKnown } from '../state/measurement/measurement.model.ts';
import type { BootData } from '../state/page-view/boot-data.ts';
import { pageShown } from '../state/page-view/page-view.model.ts';
import { createContextFactory } from './create-context.ts';
import { createErrorReporter, type ReportError, type SendError } from './errors/report-error.ts';
import { createFederationOpener, type OpenFederation } from './federation/federation-opener.ts';
import { createRemoteLoader, type LoadRemote } from './federation/load-remote.ts';
import { createShareScope } from './federation/share-scope.ts';
import type { ReachLivePage } from './reach-live-page.ts';

/** What lives as long as the document: state, the versions it is pinned to, the way to its remotes. */
export interface PageSession {
  readonly boot: BootData;
  readonly scope: Scope;
  readonly reportError: ReportError;
  readonly sendError: SendError;
  readonly loadRemote: LoadRemote;
  readonly openFederation: OpenFederation;
  readonly createContext: ReturnType<typeof createContextFactory>;
}

/** Takes over from the server: the state of the page as the document describes it. */
export function createPageSession(boot: BootData, reachLivePage: ReachLivePage): PageSession {
  const scope = fork();
  const { reportError, sendError } = createErrorReporter(boot);
  scopeBind(countrySystemKnown, { scope })(boot.measurementSystem);
  if (boot.page) scopeBind(pageShown, { scope })(boot.page);
  const createContext = createContextFactory({ boot, scope, reachLivePage, reportError });
  const shareScope = createShareScope();
  const openFederation = createFederationOpener(boot, shareScope);
  const loadRemote = createRemoteLoader({ boot, scope, shareScope, openFederation });
  return { boot, scope, reportError, sendError, loadRemote, openFederation, createContext };
}
