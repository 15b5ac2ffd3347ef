import { actionAttribute, themeAttribute } from '@kmx/shared-contracts/attributes.ts';
import { themeStorageKey } from '@kmx/shared-contracts/storage-keys.ts';

/*
 * Runs before everything else: sets the one Trusted Types policy, takes the colours that the visitor chose, and keeps clicks
 * made before hydration, so that they are answered afterwards (promise 5). Small on purpose: it imports names of the contract only.
 */
interface EarlyClicks {
  readonly list: HTMLElement[];
  stop(): void;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown };
  }
}

const releaseFile = /^\/_r\/[a-z-]+\/[\w.+-]+\/browser\/[\w./@-]+\.js$/;

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
const early: EarlyClicks = { list, stop: () => document.removeEventListener('click', keepClick, true) };
Object.defineProperty(document, Symbol.for('kmx.early-clicks'), { value: early });

export type { EarlyClicks };
