import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { selectPage } from './select-page.ts';

const query = /* GraphQL */ `
  query PublicMediaReleasesPage($site: ID!) {
    pages(where: { slug: "media-releases", parentSlug: "home", site: { id: $site } }, first: 20) {
      id locale title description languages countries localizations(includeCurrent: true) { locale }
    }
  }
`;
const answerSchema = v.object({
  pages: v.array(
    v.object({
      id: v.string(),
      locale: v.string(),
      title: v.nullable(v.string()),
      description: v.nullable(v.string()),
      languages: v.array(v.string()),
      countries: v.array(v.string()),
      localizations: v.array(v.object({ locale: v.string() })),
    }),
  ),
});
type ReleasesPage = v.InferOutput<typeof answerSchema>['pages'][number];

/** The page of the content system that contains the list; null where a site has none and therefore no releases. */
export async function loadReleasesPage(request: PageRequest, context: LoadContext): Promise<ReleasesPage | null> {
  const variables = { site: request.site.id };
  const { pages } = v.parse(answerSchema, await context.query({ service: 'content', query, variables }));
  return selectPage(pages, request.locale.country);
}
