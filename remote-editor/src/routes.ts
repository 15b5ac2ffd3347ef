import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';

/** The only path of the area (EDT-001). */
export const editorPath = '/editor';

// The head is written before any catalogue is at hand.
const titles: Readonly<Record<UiLanguage, string>> = {
  en: 'Editor area',
  de: 'Redaktionsbereich',
  cs: 'Redakční oblast',
  es: 'Área de redacción',
  fr: 'Espace rédaction',
  hu: 'Szerkesztői felület',
  ja: '編集エリア',
  pt: 'Área editorial',
  ro: 'Zona editorială',
  sk: 'Redakčná oblasť',
  zh: '编辑区',
};

/** The same page for everybody: who is signed in, the browser asks afterwards (EDT-004); other paths are a 404. */
export function loadPage(request: PageRequest, _context: LoadContext): Promise<PageResult> {
  const isKnown = request.path === editorPath;
  return Promise.resolve({
    status: isKnown ? 200 : 404,
    redirect: null,
    head: {
      title: `${titles[request.locale.language]} | KMX`,
      description: null,
      robots: 'noindex, nofollow',
      image: null,
      structuredData: [],
    },
    meta: {
      id: null,
      type: 'Editor',
      theme: 'Default',
      breadcrumbs: null,
      languages: null,
      contentLanguage: request.locale.language,
      isLanguageFallback: false,
      isLanguageUnavailable: false,
    },
    part: null,
    data: { page: isKnown ? 'editor' : 'not-found' },
    tags: [],
    cache: 'private',
  });
}
