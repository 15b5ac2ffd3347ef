import { nameLanguage } from '@kmx/remote-kit/format/display-names.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { searchAnswerSchema } from '@kmx/shared-contracts/search.schema.ts';
import type { SearchAnswer } from '@kmx/shared-contracts/search.ts';
import * as v from 'valibot';
import { loadClassifications } from '../../data/catalogue/load-classifications.ts';
import {
  createLastPageRedirect,
  createPageResult,
  createQueryMeta,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import { parseSearchChoice } from './parse-search-choice.ts';
import type { SearchData } from './search.data.ts';
import { createSearchPath, type SearchChoice } from './search-path.ts';

const unavailable = 503;

/** Loads a page of results; a failed search is a page with further links and status 503 (PUB-021, SRV-057). */
export async function loadSearchPage(request: PageRequest, context: LoadContext): Promise<PublicPage<SearchData>> {
  const choice = parseSearchChoice(request.query);
  const answer = choice.query === '' ? null : await runSearch(choice, context);
  const lastPage = answer === null || answer === 'failed' ? 1 : Math.ceil(answer.total / answer.pageSize);
  if (lastPage > 0 && choice.page > lastPage) {
    return createLastPageRedirect(request, createSearchPath({ ...choice, page: lastPage }));
  }
  const hasFailed = answer === 'failed';
  const data: SearchData = {
    page: 'search',
    query: choice.query,
    type: choice.type,
    answer: answer === 'failed' ? null : answer,
    hasFailed,
    example: answer !== null && answer !== 'failed' && answer.total === 0 ? await findExample(request, context) : null,
    languageNames: answer === 'failed' ? {} : nameLanguages(answer, request.locale.language),
  };
  const t = createServerTranslate(request.locale.language);
  const name = t('search.name');
  const result = createPageResult(request, {
    title: choice.query === '' ? name : t('search.documentTitle', { query: choice.query }),
    status: hasFailed ? unavailable : 200,
    isIndexed: false,
    meta: {
      type: 'Search',
      breadcrumbs: [{ title: name, href: null }],
      // The first page only in other languages: their results differ and are fewer.
      ...createQueryMeta(createSearchPath({ ...choice, page: 1 })),
    },
    data,
  });
  // The same query rarely returns soon enough to be worth caching its answer (D-41).
  return { ...result, cache: 'private' };
}

async function runSearch(choice: SearchChoice, context: LoadContext): Promise<SearchAnswer | 'failed'> {
  try {
    const variables = { ...choice };
    return v.parse(searchAnswerSchema, await context.query({ service: 'search', query: 'search', variables }));
  } catch (error) {
    // Errors of the shell come from another realm, where instanceof does not work.
    context.log('the search failed', { reason: String(error) });
    return 'failed';
  }
}

/** The name of a group of machines, as the catalogue writes it for this visitor: it is certain to be in the index. */
async function findExample(request: PageRequest, context: LoadContext): Promise<SearchData['example']> {
  try {
    const { tree, language } = await loadClassifications(request, context);
    return tree[0] === undefined ? null : { name: tree[0].name, language: language ?? request.locale.language };
  } catch (error) {
    context.log('no example of a search could be found', { reason: String(error) });
    return null;
  }
}

function nameLanguages(answer: SearchAnswer | null, language: string): Record<string, string> {
  const codes = new Set(answer?.records.map((record) => record.language));
  codes.delete(language);
  return Object.fromEntries([...codes].map((code) => [code, nameLanguage(code, language)]));
}
