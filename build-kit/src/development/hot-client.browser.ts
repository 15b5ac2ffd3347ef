import { unitNamePattern } from '@kmx/shared-contracts/units.ts';
import { type DevelopmentEvent, developmentEventsPath, developmentVersion } from './development-events.ts';
import { hideOverlay, showOverlay } from './error-overlay.browser.ts';

declare global {
  interface ImportMeta {
    /** The bundler's interface of hot updates. */
    readonly webpackHot?: {
      readonly check: (isApplied: boolean) => Promise<readonly unknown[] | null>;
      readonly status: () => string;
    };
  }
}
/** Hash of the build that runs; an update changes it. */
declare const __webpack_hash__: string;

/** The latest build; a page that failed has none, and needs a new document for the next. */
let shown: { readonly browser: string; readonly server: string } | null = null;
let needsDocument = false;

/** Applies builds until the page runs the latest; whatever cannot be applied needs a new document. */
async function update(): Promise<void> {
  const hot = import.meta.webpackHot;
  // An update that runs goes on to the latest by itself.
  if (hot === undefined || hot.status() !== 'idle') return;
  while (shown !== null && shown.browser !== __webpack_hash__) {
    const before = __webpack_hash__;
    const changed = await hot.check(true);
    if (changed === null || before === __webpack_hash__) throw new Error('There is no update to this build');
  }
}

function follow(event: DevelopmentEvent): void {
  if (event.type === 'failed') {
    needsDocument ||= event.needsDocument;
    showOverlay(event.title, event.text);
    return;
  }
  hideOverlay();
  const before = shown;
  shown = event;
  // A loader changes pages on the server alone: its data arrive with a new document.
  const isServerAlone = before !== null && before.server !== event.server && before.browser === event.browser;
  if (needsDocument || isServerAlone) location.reload();
  else update().catch(() => location.reload());
}

const ownFile = new RegExp(`/_r/${unitNamePattern}/${developmentVersion}/`);

function showUncaught(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (ownFile.test(text)) showOverlay('An error was not caught', text);
}

const events = new EventSource(developmentEventsPath);
events.addEventListener('message', ({ data }: MessageEvent<string>) => follow(JSON.parse(data) as DevelopmentEvent));
addEventListener('error', ({ error }) => showUncaught(error));
addEventListener('unhandledrejection', ({ reason }) => showUncaught(reason));
