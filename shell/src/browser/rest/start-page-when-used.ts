import { actionAttribute, hardLinkAttribute, restingAttribute } from '@kmx/shared-contracts/attributes.ts';
import { documentLink } from '../../state/page-view/document-link.ts';
import type { RestData } from '../../state/page-view/rest-data.ts';
import { followEarlyLinks, readEarlyEvents } from '../early-clicks.ts';
import { isInAppUrl } from '../navigation/navigable-link.ts';
import { needsScript } from './needs-script.ts';
import { runRestingCode } from './resting-code.ts';

/** What can be used: nobody who only reads, scrolls or moves the pointer over text needs any script. */
const usable = `a[href], button, input, select, textarea, summary, label, [${actionAttribute}]`;
/** A file can be dropped, and a form filled in by the browser, without any of the others. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click', 'dragenter', 'change'] as const;
/** Keys that only scroll the page. */
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/**
 * Whether a link needs no script: the browser alone may follow it, or it leads to another page, which the browser prerenders
 * by the speculation rules of the document. A link to the same page, with another query or an anchor, is answered better by a page that lives.
 */
function isForBrowser(element: Element, urlPrefix: string): boolean {
  if (!(element instanceof HTMLAnchorElement)) return false;
  if (element.hasAttribute(hardLinkAttribute)) return true;
  if (!element.matches(documentLink) || !HTMLScriptElement.supports?.('speculationrules')) return false;
  const url = new URL(element.href);
  return url.pathname !== location.pathname && isInAppUrl(url, urlPrefix);
}

/** Whether something at which an event points, or where the focus is, needs the code of the page. */
function needsCode(target: EventTarget | null, urlPrefix: string): boolean {
  const element = target instanceof Element ? target.closest(usable) : null;
  return element !== null && !isForBrowser(element, urlPrefix);
}

/**
 * Runs the code of the page at the first sign that somebody is about to use it, at once where the page would be another
 * one with script; `onStart` is called before. Where the code cannot be loaded, which `onFailed` hears of, the next sign tries
 * again, and links go where they lead without script.
 */
export function startPageWhenUsed(
  data: RestData,
  { onStart, onFailed }: { readonly onStart: () => void; readonly onFailed: () => void },
): void {
  const root = document.documentElement;
  const start = (): void => {
    if (!root.hasAttribute(restingAttribute)) return;
    root.removeAttribute(restingAttribute);
    onStart();
    const run = () =>
      runRestingCode(() => {
        root.setAttribute(restingAttribute, '');
        onFailed();
        followEarlyLinks();
      });
    // In a task of its own, so that what was pressed may be painted before.
    setTimeout(run);
  };
  const noteIntent = ({ target }: Event): void => {
    if (needsCode(target, data.urlPrefix)) start();
  };
  for (const type of intents) document.addEventListener(type, noteIntent, { passive: true });
  document.addEventListener('keydown', ({ key }) => scrollKeys.has(key) || start());
  // Another page signs in, signs out or compares a product.
  const startWhereNeeded = () => needsScript(data, window) && start();
  addEventListener('storage', startWhereNeeded);
  // In the back/forward cache it has heard of nothing.
  addEventListener('pageshow', ({ persisted }) => persisted && startWhereNeeded());
  startWhereNeeded();
  // Used before this script ran.
  if (readEarlyEvents()?.list.length || needsCode(document.activeElement, data.urlPrefix)) start();
}
