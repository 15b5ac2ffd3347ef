/** What a visitor may choose: the colours of the system, or always the same ones. */
// @ts-nocheck

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'kmx-theme';

/** The choice of this browser. */
export function readThemeChoice(): ThemeChoice {
  try {
    const kept = window.localStorage.getItem(key);
    return themeChoices.find((choice) => choice === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Shows the page in the chosen colours. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** Keeps the choice for this browser; where nothing can be kept it holds for the document. */
export function writeThemeChoice(choice: ThemeChoice): void {
  applyThemeChoice(choice);
  try {
    if (choice === 'system') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, choice);
  } catch {
    // Blocked storage.
  }
}
