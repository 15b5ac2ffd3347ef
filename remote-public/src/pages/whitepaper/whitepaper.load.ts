import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { assetFields } from '../../data/media/asset.ts';
import { downloadFields } from '../../data/media/download.schema.ts';
import {
  createContentCrumb,
  createNotFoundResult,
  createPageResult,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import { type WhitepaperData, whitepaperSchema } from './whitepaper.data.ts';

const query = /* GraphQL */ `
  query PublicWhitepaper($slug: String!, $site: ID!) {
    whitepaper(where: { slug: $slug }) {
      id locale slug title leadText publicationDate body { raw }
      image { ${assetFields} } file { ${downloadFields} }
      localizations(includeCurrent: true) { locale }
    }
    overview: pages(where: { slug: "whitepapers", parentSlug: "home", site: { id: $site } }, first: 1) { id }
  }
`;
const answerSchema = v.object({
  whitepaper: v.nullable(
    v.object({
      ...whitepaperSchema.entries,
      id: v.string(),
      localizations: v.array(v.object({ locale: v.string() })),
    }),
  ),
  overview: v.array(v.object({ id: v.string() })),
});

/** Loads the page of a whitepaper; only sites with the overview have it (PUB-024). */
export async function loadWhitepaperPage(
  request: PageRequest,
  context: LoadContext,
): Promise<PublicPage<WhitepaperData>> {
  const variables = { slug: request.slug, site: request.site.id };
  const answer = v.parse(answerSchema, await context.query({ service: 'content', query, variables }));
  if (answer.whitepaper === null || answer.overview.length === 0) return createNotFoundResult(request);
  const { id, localizations, ...whitepaper } = answer.whitepaper;
  const data: WhitepaperData = { page: 'whitepaper', whitepaper };
  const { language } = request.locale;
  return createPageResult(request, {
    title: whitepaper.title,
    description: whitepaper.leadText,
    image: whitepaper.image?.url ?? null,
    meta: {
      id,
      type: 'Whitepaper',
      languages: localizations.map(({ locale }) => locale),
      contentLanguage: whitepaper.locale,
      isLanguageFallback: whitepaper.locale !== language,
      breadcrumbs: [
        {
          title: createServerTranslate(language)('media.whitepapers'),
          href: createHref(request.urlPrefix, '/whitepapers'),
        },
        createContentCrumb(whitepaper, request),
      ],
    },
    tags: [`content:Whitepaper:${id}`, 'content:FileDownload'],
    data,
  });
}
