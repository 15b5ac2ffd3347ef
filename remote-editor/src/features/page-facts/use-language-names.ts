import { titleLanguage } from '@kmx/remote-kit/format/display-names.ts';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback } from 'react';

/** Returns a function that names languages in the interface language, 'German' for de. */
export function useLanguageNames(): (language: string) => string {
  const { language: shown } = usePageRequest().locale;
  return useCallback((language) => titleLanguage(language, shown), [shown]);
}
