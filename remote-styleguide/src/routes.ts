import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { GuideFacts } from './component-facts/component-facts.ts';
import { type GuidePageName, guidePages } from './data/guide-pages.ts';
import { selectFacts } from './data/select-facts.server.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';

/** Finds the page of a path; every other path of the area is a 404 of the guide's own (STY-001..008). */
export function loadPage(request: PageRequest, _context: LoadContext): Promise<PageResult> {
  const page = guidePages.find((candidate) => candidate.path === request.path);
  return Promise.resolve(createResult(request, page?.name ?? 'not-found', selectFacts(page?.groups ?? [])));
}

function writeTitle({ locale }: PageRequest, page: GuidePageName | 'not-found'): string {
  const messages = getServerMessages(locale.language);
  const guide = `${messages._('guide.title')} | KMX`;
  if (page === 'overview') return guide;
  return `${messages._(page === 'not-found' ? 'notFound.title' : `page.${page}`)} | ${guide}`;
}

function createResult(request: PageRequest, page: GuidePageName | 'not-found', facts: GuideFacts): PageResult {
  return {
    status: page === 'not-found' ? 404 : 200,
    redirect: null,
    head: {
      title: writeTitle(request, page),
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
      contentLanguage: request.locale.language,
      isLanguageFallback: false,
      isLanguageUnavailable: false,
    },
    part: null,
    data: { page, facts },
    tags: ['style-guide'],
    cache: 'public',
  };
}
