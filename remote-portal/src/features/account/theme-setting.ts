import { browserStorage } from '@kmx/remote-kit/storage/safe-storage.ts';
import { themeAttribute } from '@kmx/shared-contracts/attributes.ts';
import { themeStorageKey } from '@kmx/shared-contracts/storage-keys.ts';

/** Choices for the colours: those of the system, or always light or dark. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The choice stored in this browser. */
export function readThemeChoice(): ThemeChoice {
  const kept = browserStorage.read(themeStorageKey);
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

/** Shows the page in the chosen colours. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') document.documentElement.removeAttribute(themeAttribute);
  else document.documentElement.setAttribute(themeAttribute, choice);
}

/** Stores the choice in this browser; where storage is forbidden it lasts as long as the document. */
export function writeThemeChoice(choice: ThemeChoice): void {
  applyThemeChoice(choice);
  browserStorage.write(themeStorageKey, choice === 'system' ? null : choice);
}
