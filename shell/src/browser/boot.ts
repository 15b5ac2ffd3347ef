import { actionAttribute, themeAttribute } from '@kmx/shared-contracts/attributes.ts';
import { themeStorageKey } from '@kmx/shared-contracts/storage-keys.ts';
import { unitNamePattern } from '@kmx/shared-contracts/units.ts';

/*
 * Runs before everything else: sets the one Trusted Types policy, takes the colours that the visitor chose, and keeps clicks
 * made before hydration, so that they are answered afterwards (promise 5), and errors. Small on purpose: it imports names of
 * the contract only.
 */
interface EarlyEvents {
  /** Buttons that were clicked. */
  readonly list: HTMLElement[];
  /** Uncaught errors, which are reported once the code for it has loaded. */
  readonly errors: (ErrorEvent | PromiseRejectionEvent)[];
  stop(): void;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown };
  }
}

const releaseFile = new RegExp(`^/_r/${unitNamePattern}/[\\w.+-]+/browser/[\\w./@-]+\\.js$`);

window.trustedTypes?.createPolicy('default', {
  createScriptURL: (text) => {
    const url = new URL(text, location.href);
    const assets = document.documentElement.dataset['assets'] ?? location.origin;
    if ((url.origin === location.origin || url.origin === assets) && releaseFile.test(url.pathname)) return text;
    throw new TypeError(`${url.pathname} is not a file of a release`);
  },
});

try {
  // Before anything is painted; the account page of the portal keeps the choice.
  const theme = window.localStorage.getItem(themeStorageKey);
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute(themeAttribute, theme);
} catch {
  // A browser may forbid storage: the system's colours are shown then.
}

const list: HTMLElement[] = [];
function keepClick(event: Event): void {
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>(`[data-ssr] button, [${actionAttribute}]`)
      : null;
  if (button && list.length < 8) list.push(button);
}
document.addEventListener('click', keepClick, true);
const errors: EarlyEvents['errors'] = [];
const keepError = (event: EarlyEvents['errors'][number]) => void (errors.length < 8 && errors.push(event));
addEventListener('error', keepError);
addEventListener('unhandledrejection', keepError);
const early: EarlyEvents = { list, errors, stop: () => document.removeEventListener('click', keepClick, true) };
Object.defineProperty(document, Symbol.for('kmx.early-clicks'), { value: early });

export type { EarlyEvents };
