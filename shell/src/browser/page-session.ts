import { fork, type Scope, scopeBind } from 'effector';
import { countrySystemKnown } from '../state/measurement/measurement.model.ts';
import type { BootData } from '../state/page-view/boot-data.ts';
import { pageShown } from '../state/page-view/page-view.model.ts';
import { createContextFactory } from './create-context.ts';
import { createRemoteLoader, type LoadRemote } from './federation/load-remote.ts';
import type { ReachLivePage } from './reach-live-page.ts';
import { createErrorReporter, type ReportError } from './report-error.ts';

/** What lives as long as the document: state, the versions it is pinned to, the way to its remotes. */
export interface PageSession {
  readonly boot: BootData;
  readonly scope: Scope;
  readonly reportError: ReportError;
  readonly loadRemote: LoadRemote;
  readonly createContext: ReturnType<typeof createContextFactory>;
}

/** Takes over from the server: the state of the page as the document describes it. */
export function createPageSession(boot: BootData, reachLivePage: ReachLivePage): PageSession {
  const scope = fork();
  const reportError = createErrorReporter(boot);
  scopeBind(countrySystemKnown, { scope })(boot.measurementSystem);
  if (boot.page) scopeBind(pageShown, { scope })(boot.page);
  const createContext = createContextFactory({ boot, scope, reachLivePage, reportError });
  return { boot, scope, reportError, loadRemote: createRemoteLoader(boot), createContext };
}
