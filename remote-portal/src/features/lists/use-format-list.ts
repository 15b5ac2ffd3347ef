import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { useCallback } from 'react';

/** Writes names one after the other as the language does: `A, B, and C`, `A、B、C`. */
export function useFormatList(): (names: readonly string[]) => string {
  const { locale } = usePageRequest();
  return useCallback(
    (names) => new Intl.ListFormat(resolveFormatLocale(locale), { type: 'conjunction' }).format(names),
    [locale],
  );
}
