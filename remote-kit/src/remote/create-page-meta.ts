import type { PageMeta } from '@kmx/shared-contracts/page.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';

/** Creates the facts of a page that has no content of its own in other languages; `facts` replace what is different. */
export function createPageMeta(type: string, request: PageRequest, facts: Partial<PageMeta> = {}): PageMeta {
  return {
    id: null,
    type,
    theme: 'Default',
    breadcrumbs: null,
    languages: null,
    contentLanguage: request.locale.language,
    isLanguageFallback: false,
    isLanguageUnavailable: false,
    ...facts,
  };
}
