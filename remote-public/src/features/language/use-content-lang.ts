import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { usePageRequest, usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';

/**
 * Value of `lang` for texts of the catalogue and the content system on this page; undefined if they are in the page's
 * language (PUB-062).
 */
export function useContentLang(): string | undefined {
  const { contentLanguage } = usePageResult().meta;
  return resolveContentLang(contentLanguage, usePageRequest().locale.language);
}
