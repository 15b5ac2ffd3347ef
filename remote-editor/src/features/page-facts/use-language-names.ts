import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useMemo } from 'react';

/** Names languages in the language of the screen, 'German' for de. */
export function useLanguageNames(): (language: string) => string {
  const { locale } = usePageRequest();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale.language], { type: 'language' });
    return (language) => {
      const name = names.of(language) ?? language;
      return name.charAt(0).toLocaleUpperCase(locale.language) + name.slice(1);
    };
  }, [locale.language]);
}
