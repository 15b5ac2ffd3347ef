import { browserStorage } from '@kmx/remote-kit/storage/safe-storage.ts';
import { themeAttribute } from '@kmx/shared-contracts/attributes.ts';
import { themeStorageKey } from '@kmx/shared-contracts/storage-keys.ts';

/** What a visitor may choose: the colours of the system, or always the same ones. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The choice of this browser. */
export function readThemeChoice(): ThemeChoice {
  const kept = browserStorage.read(themeStorageKey);
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

/** Shows the page in the chosen colours. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') document.documentElement.removeAttribute(themeAttribute);
  else document.documentElement.setAttribute(themeAttribute, choice);
}

/** Keeps the choice for this browser; where nothing can be kept it holds for the document. */
export function writeThemeChoice(choice: ThemeChoice): void {
  applyThemeChoice(choice);
  browserStorage.write(themeStorageKey, choice === 'system' ? null : choice);
}
