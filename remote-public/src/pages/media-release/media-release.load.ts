import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { loadReleases } from '../../data/blocks/load-releases.ts';
import { releaseTeaserFields } from '../../data/blocks/release-teaser.ts';
import { localizeLinks } from '../../data/links/localize-links.ts';
import { assetFields } from '../../data/media/asset.ts';
import { downloadFields } from '../../data/media/download.schema.ts';
import { loadReleasesPage } from '../../data/page/load-releases-page.ts';
import {
  createContentCrumb,
  createNotFoundResult,
  createPageResult,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { createNewsArticle } from './create-news-article.ts';
import { type MediaReleaseData, mediaReleaseSchema } from './media-release.data.ts';

const query = /* GraphQL */ `
  query PublicMediaRelease($slug: String!) {
    mediaRelease(where: { slug: $slug }) {
      id updatedAt ${releaseTeaserFields} place body { raw }
      contact { name role phone email }
      image { ${assetFields} }
      files(first: 50) { ${downloadFields} }
      localizations(includeCurrent: true) { locale }
    }
  }
`;
const answerSchema = v.object({
  mediaRelease: v.nullable(
    v.object({
      ...mediaReleaseSchema.entries,
      id: v.string(),
      updatedAt: v.string(),
      localizations: v.array(v.object({ locale: v.string() })),
    }),
  ),
});

/** Loads one media release with its neighbours in time (PUB-003). */
export async function loadMediaReleasePage(
  request: PageRequest,
  context: LoadContext,
): Promise<PublicPage<MediaReleaseData>> {
  const variables = { slug: request.slug };
  const [answer, page, all] = await Promise.all([
    context.query({ service: 'content', query, variables }),
    loadReleasesPage(request, context),
    loadReleases(context),
  ]);
  const { mediaRelease } = v.parse(answerSchema, answer);
  if (mediaRelease === null || page === null) return createNotFoundResult(request);
  const { id, updatedAt, localizations, body, ...release } = mediaRelease;
  const place = all.findIndex(({ slug }) => slug === release.slug);
  const data: MediaReleaseData = {
    page: 'media-release',
    release: { ...release, body: body === null ? null : mapBody(body, request.urlPrefix) },
    newer: place > 0 ? (all[place - 1] ?? null) : null,
    older: place < 0 ? null : (all[place + 1] ?? null),
  };
  const toHref = (path: string) => createHref(request.urlPrefix, path);
  return createPageResult(request, {
    title: release.title,
    description: release.leadText,
    image: release.image?.url ?? null,
    structuredData: [createNewsArticle(data.release, updatedAt, request.site.name, toHref)],
    meta: {
      id,
      type: 'MediaRelease',
      languages: localizations.map(({ locale }) => locale),
      contentLanguage: release.locale,
      isLanguageFallback: release.locale !== request.locale.language,
      breadcrumbs: [createContentCrumb(page, request, toHref('/media-releases')), createContentCrumb(release, request)],
    },
    tags: [`content:MediaRelease:${id}`, 'content:MediaRelease', 'content:FileDownload'],
    data,
  });
}

function mapBody(
  body: NonNullable<MediaReleaseData['release']['body']>,
  urlPrefix: string,
): MediaReleaseData['release']['body'] {
  return { raw: { children: [...localizeLinks(body.raw, urlPrefix).children] } };
}
