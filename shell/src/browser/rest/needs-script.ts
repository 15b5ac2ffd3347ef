import { findPreferredLanguage } from '../../chrome/banners/preferred-language.ts';
import { storagePrefix } from '../../session/auth-settings.ts';
import { renewalMarkKey, signOutMarkKey } from '../../session/session-marks.ts';
import type { RestData } from '../../state/page-view/rest-data.ts';
import { basketKey, languageOfferKey, measurementKey } from '../../state/stored-keys.ts';

/** Drafts of forms and their files (`remote-kit/src/storage/tab-storage.ts`, `uploads/kept-uploads.ts`). */
const formPrefix = /^kmx-tab-(?:draft|uploads)-/;

/**
 * Whether this visitor would see another page with script than without: somebody is or was signed in, products are
 * compared, units were chosen, a form was begun in this tab, or the page exists in a language that the browser prefers.
 */
export function needsScript(
  { measurementSystem, isLocalBasketEnabled, languages }: RestData,
  page: Pick<Window, 'localStorage' | 'sessionStorage' | 'navigator'>,
): boolean {
  try {
    const { localStorage, sessionStorage } = page;
    const has = (key: string) => localStorage.getItem(key) !== null;
    const system = localStorage.getItem(measurementKey);
    return (
      Object.keys(localStorage).some((key) => key.startsWith(`${storagePrefix}-`)) ||
      has(signOutMarkKey) ||
      has(renewalMarkKey) ||
      (isLocalBasketEnabled && /"slug"/.test(localStorage.getItem(basketKey) ?? '')) ||
      (system !== null && system !== measurementSystem) ||
      Object.keys(sessionStorage).some((key) => formPrefix.test(key)) ||
      (!has(languageOfferKey) && findPreferredLanguage(languages, page.navigator.languages) !== null)
    );
  } catch {
    // A browser without storage remembers nothing and is offered nothing.
    return false;
  }
}
