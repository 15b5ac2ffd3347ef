import { actionAttribute, themeAttribute } from '@kmx/shared-contracts/attributes.ts';
import { themeStorageKey } from '@kmx/shared-contracts/storage-keys.ts';
import { unitNamePattern } from '@kmx/shared-contracts/units.ts';

/*
 * Runs before everything else: sets the one Trusted Types policy, takes the colours that the visitor chose, and keeps clicks
 * made before hydration, so that they are answered afterwards (promise 5), and errors. Small on purpose: it imports names of
 * the contract only.
 */
interface EarlyEvents {
  /** Buttons that were clicked, and links that open a dialog. */
  readonly list: HTMLElement[];
  /** Lists in which something else was chosen, with what was chosen. */
  readonly choices: Map<HTMLSelectElement, string>;
  /** Uncaught errors, which are reported once the code for it has loaded. */
  readonly errors: (ErrorEvent | PromiseRejectionEvent)[];
  /** Where files of releases are: at the origin of the page, or at another one. */
  readonly filesOrigin: string;
  stop(): void;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown };
  }
}

const releaseFile = new RegExp(`^/_r/${unitNamePattern}/[\\w.+-]+/browser/[\\w./@-]+\\.js$`);
// From where this script comes: it is the first of the document, and stands before all markup that a remote could write.
const filesOrigin = new URL((document.currentScript as HTMLScriptElement).src).origin;

window.trustedTypes?.createPolicy('default', {
  createScriptURL: (text) => {
    const url = new URL(text, location.href);
    const isOurs = url.origin === location.origin || url.origin === filesOrigin;
    if (isOurs && releaseFile.test(url.pathname)) return text;
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
const choices = new Map<HTMLSelectElement, string>();
function keepClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  // What sends a form and every other link works without script.
  const button = target?.closest<HTMLElement>(
    `[data-ssr] button:not([type="submit"]), [${actionAttribute}], [data-ssr] a[aria-haspopup]`,
  );
  if (!button || list.length >= 8) return;
  if (button.matches('a')) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
  }
  list.push(button);
}
function keepChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement && target.closest('[data-ssr]')) choices.set(target, target.value);
}
document.addEventListener('click', keepClick, true);
document.addEventListener('change', keepChoice, true);
const errors: EarlyEvents['errors'] = [];
const keepError = (event: EarlyEvents['errors'][number]) => void (errors.length < 8 && errors.push(event));
addEventListener('error', keepError);
addEventListener('unhandledrejection', keepError);
const stop = (): void => {
  document.removeEventListener('click', keepClick, true);
  document.removeEventListener('change', keepChoice, true);
};
const early: EarlyEvents = { list, choices, errors, filesOrigin, stop };
Object.defineProperty(document, Symbol.for('kmx.early-clicks'), { value: early });

export type { EarlyEvents };
