import { isPageRedirect, type LoadAnswer } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { loadBlocks } from '../../data/blocks/load-blocks.ts';
import { pagesQuery } from '../../data/blocks/page-query.ts';
import { isRichBlock } from '../../data/blocks/rich-blocks.ts';
import type { NotFoundData } from '../../data/page/not-found.data.ts';
import { selectPage } from '../../data/page/select-page.ts';

/** Slug of the page that editors write for unknown addresses (SYS-042). */
const errorSlug = 'error';

const answerSchema = v.object({
  pages: v.array(
    v.object({
      id: v.string(),
      locale: v.string(),
      title: v.nullable(v.string()),
      countries: v.array(v.string()),
      blocks: v.array(v.unknown()),
    }),
  ),
});

const isNotFound = (data: unknown): data is NotFoundData =>
  typeof data === 'object' && data !== null && 'page' in data && data.page === 'not-found';

/**
 * Adds the editors' text to a result with status 404; without such a text, or if loading it fails, the result stays
 * unchanged (PUB-049).
 */
export async function addErrorPage(
  result: LoadAnswer,
  request: PageRequest,
  context: LoadContext,
): Promise<LoadAnswer> {
  if (isPageRedirect(result) || !isNotFound(result.data)) return result;
  try {
    const variables = { slug: errorSlug, parentSlug: 'home', site: request.site.id };
    const answer = await context.query({ service: 'content', query: pagesQuery, variables });
    const page = selectPage(v.parse(answerSchema, answer).pages, request.locale.country);
    if (page === null || page.title === null) return result;
    const blocks = await loadBlocks(page.blocks, request, context);
    const content = { title: page.title, blocks: blocks.filter((block) => !isRichBlock(block)), language: page.locale };
    return { ...result, data: { page: 'not-found', content } satisfies NotFoundData };
  } catch (error) {
    context.log('the error page could not be loaded', { reason: String(error) });
    return result;
  }
}
