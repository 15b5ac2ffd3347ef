import type { BootData } from '../../state/page-view/boot-data.ts';
import type { PagePayload } from '../../state/page-view/page-payload.ts';
import { $page } from '../../state/page-view/page-view.model.ts';
import type { PageViews, ShownPage } from '../../state/page-view/shown-page.ts';
import { createViewKey } from '../../state/page-view/view-key.ts';
import { createState } from '../create-state.ts';
import { readHandover } from '../handover.ts';
import type { PageSession } from '../page-session.ts';

/** A browser without idle callbacks waits for this instead. */
const idleMs = 200;

function runWhenIdle(action: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action);
  else setTimeout(action, idleMs);
}

/**
 * Starts watching the page views of this document, if it is among those that are reported; one that rested is
 * watched already.
 */
export function watchPageViewsWhenIdle({ boot, scope }: Pick<PageSession, 'boot' | 'scope'>): void {
  const handover = readHandover();
  const { read, watch } = createState($page, scope);
  const follow = ({ show }: PageViews): void => {
    const noteShown = () => show(describePage(boot, read()), createViewKey(read()));
    watch(noteShown);
    noteShown();
  };
  const start = async (): Promise<void> => {
    const { watchPageViews } = await import(/* webpackChunkName: "page-views" */ './watch-page-views.ts');
    follow(watchPageViews(boot.shellVersion, describePage(boot, boot.page), createViewKey(boot.page)));
  };
  if (handover?.pageViews) follow(handover.pageViews);
  // Without the file the page is not counted, which it need not know.
  else if (!handover && Math.random() < boot.vitalsShare) runWhenIdle(() => void start().catch(() => {}));
}

function describePage(boot: BootData, page: PagePayload | null): ShownPage {
  if (page === null) return { unit: 'shell', version: boot.shellVersion, part: boot.ownView };
  const version = boot.remotes[page.remote]?.version ?? '';
  return { unit: page.remote, version, part: page.result.part };
}
