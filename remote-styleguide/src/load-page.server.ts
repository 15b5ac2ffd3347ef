import { createPageMeta } from '@kmx/remote-kit/remote/create-page-meta.ts';
import type { MatchedPage } from '@kmx/remote-kit/remote/match-page.ts';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { listExampleGroups } from './data/examples/all-examples.ts';
import type { GuidePageDefinition } from './data/guide-page-definition.ts';
import { type GuideEntry, listGuideEntries, searchGuide } from './data/search-guide.ts';
import { selectFacts } from './data/select-facts.server.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';
import { pages } from './pages.ts';

/** Describes a page of the guide; every other path of the area is a 404 of its own (STY-001..008). */
export function loadPage({ page }: MatchedPage<GuidePageDefinition>, request: PageRequest): PageResult {
  const { name } = page;
  return {
    status: name === 'not-found' ? 404 : 200,
    head: {
      title: writeTitle(page, request),
      description: null,
      robots: 'noindex, nofollow',
      image: null,
      structuredData: [],
    },
    meta: createPageMeta('StyleGuide', request),
    part: name,
    data: { page: name, facts: selectFacts(listExampleGroups(name)), found: findEntries(request) },
    tags: ['style-guide'],
    cache: 'public',
  };
}

function writeTitle({ name, titleId }: GuidePageDefinition, { locale }: PageRequest): string {
  const messages = getServerMessages(locale.language);
  const guide = `${messages._('guide.title')} | KMX`;
  return name === 'overview' ? guide : `${messages._(titleId)} | ${guide}`;
}

/** What the search of the address finds: without it, a browser would need all examples to show the page. */
function findEntries({ query, locale }: PageRequest): readonly GuideEntry[] {
  const text = query['q'] ?? '';
  if (text.trim() === '') return [];
  const messages = getServerMessages(locale.language);
  const entries = listGuideEntries(pages, (id) => messages._(id));
  return searchGuide(entries, text).map((entry) => ({ ...entry, words: '' }));
}
