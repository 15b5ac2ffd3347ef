import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { pageVersionsQuery } from '../../data/blocks/page-query.ts';

const answerSchema = v.object({
  pages: v.array(
    v.object({
      slug: v.string(),
      parentSlug: v.nullable(v.string()),
      languages: v.array(v.string()),
      site: v.object({ id: v.string() }),
      localizations: v.array(v.object({ locale: v.string() })),
    }),
  ),
});

/** The same page on other sites, for hreflang; sends no query for a page without a group (SYS-039, PUB-063). */
export async function loadVersions(
  group: string | null,
  request: PageRequest,
  context: LoadContext,
): Promise<NonNullable<PageResult['meta']['alternateVersions']>> {
  if (group === null) return [];
  const variables = { group, site: request.site.id };
  const answer = await context.query({ service: 'content', query: pageVersionsQuery, variables });
  return v.parse(answerSchema, answer).pages.map(({ slug, parentSlug, languages, site, localizations }) => {
    const segments = [parentSlug ?? 'home', slug].filter((segment) => segment !== 'home');
    const present = localizations.map(({ locale }) => locale);
    return {
      siteId: site.id,
      path: `/${segments.map(encodeURIComponent).join('/')}`,
      languages: languages.length === 0 ? present : present.filter((language) => languages.includes(language)),
    };
  });
}
