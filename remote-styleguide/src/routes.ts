import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { type GuidePageName, guidePages } from './data/guide-pages.ts';
import { catalogueTitles } from './data/page-titles.ts';

/** Finds the page of a path; every other path of the area is a 404 of the guide's own (STY-001..006). */
export function loadPage(request: PageRequest, _context: LoadContext): Promise<PageResult> {
  const page = guidePages.find((candidate) => candidate.path === request.path);
  return Promise.resolve(createResult(request, page?.name ?? 'not-found'));
}

function createResult(request: PageRequest, page: GuidePageName | 'not-found'): PageResult {
  const { language } = request.locale;
  return {
    status: page === 'not-found' ? 404 : 200,
    redirect: null,
    head: {
      title: `${catalogueTitles[language]} | KMX`,
      description: null,
      robots: 'noindex, nofollow',
      image: null,
      structuredData: [],
    },
    meta: {
      id: null,
      type: 'StyleGuide',
      theme: 'Default',
      breadcrumbs: null,
      languages: null,
      contentLanguage: language,
      isLanguageFallback: false,
      isLanguageUnavailable: false,
    },
    part: null,
    data: { page },
    tags: ['style-guide'],
    cache: 'public',
  };
}
