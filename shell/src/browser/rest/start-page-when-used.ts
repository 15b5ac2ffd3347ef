import { actionAttribute, restingAttribute } from '@kmx/shared-contracts/attributes.ts';
import type { RestData } from '../../state/page-view/rest-data.ts';
import { followEarlyLinks, readEarlyEvents } from '../early-clicks.ts';
import { needsScript } from './needs-script.ts';
import { runRestingCode } from './resting-code.ts';

/** What can be used: nobody who only reads, scrolls or moves the pointer over text needs any script. */
const usable = `a[href], button, input, select, textarea, summary, label, [${actionAttribute}]`;
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;
/** Keys that only scroll the page. */
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/**
 * Runs the code of the page at the first sign that somebody is about to use it, at once where the page would be another
 * one with script; `onStart` is called before. Where the code cannot be loaded the next sign tries again, and links go
 * where they lead without script.
 */
export function startPageWhenUsed(data: RestData, onStart: () => void): void {
  const root = document.documentElement;
  const start = (): void => {
    if (!root.hasAttribute(restingAttribute)) return;
    root.removeAttribute(restingAttribute);
    onStart();
    runRestingCode(() => {
      root.setAttribute(restingAttribute, '');
      followEarlyLinks();
    });
  };
  const noteIntent = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(usable)) start();
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
  if (readEarlyEvents()?.list.length || document.activeElement?.matches(usable)) start();
}
