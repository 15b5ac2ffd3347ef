import { $page } from '../../state/page-view/page-view.model.ts';
import { createState } from '../create-state.ts';
import type { PageSession } from '../page-session.ts';

/** A browser without idle callbacks waits for this instead. */
const idleMs = 200;

function runWhenIdle(action: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action);
  else setTimeout(action, idleMs);
}

/** Starts watching the page views of this document, if it is among those that are reported and once it is shown. */
export function watchPageViewsWhenIdle({ boot, scope }: Pick<PageSession, 'boot' | 'scope'>): void {
  if (Math.random() >= boot.vitalsShare) return;
  const start = async (): Promise<void> => {
    const { watchPageViews } = await import(/* webpackChunkName: "page-views" */ './watch-page-views.ts');
    const { read, watch } = createState($page, scope);
    watchPageViews({ boot, readPage: read, watchPage: (listener) => void watch(listener) });
  };
  // Without the file the page is not counted, which it need not know.
  const startWhenIdle = () => runWhenIdle(() => void start().catch(() => {}));
  // A prerendered page may never be shown.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', startWhenIdle, { once: true });
  else startWhenIdle();
}
