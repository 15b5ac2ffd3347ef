import type { LanguageChoice } from '../../state/page-view/chrome-view.ts';

/** The version of the page a browser would prefer to the one shown; null when none exists or it is shown already (D-46). */
export function findPreferredLanguage<Choice extends Pick<LanguageChoice, 'language' | 'isAvailable' | 'isCurrent'>>(
  languages: readonly Choice[],
  preferences: readonly string[],
): Choice | null {
  for (const preference of preferences) {
    const code = preference.toLowerCase().split('-')[0];
    const choice = languages.find(({ language, isAvailable }) => isAvailable && language === code);
    if (choice) return choice.isCurrent ? null : choice;
  }
  return null;
}
