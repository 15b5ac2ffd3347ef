import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { loadReleases } from '../../data/blocks/load-releases.ts';
import type { ReleaseTeaser } from '../../data/blocks/release-teaser.ts';
import { loadReleasesPage } from '../../data/page/load-releases-page.ts';
import {
  createNotFoundResult,
  createPageResult,
  createQueryMeta,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { createReleasesPath, type MediaReleasesData, type ReleaseChoice } from './media-releases.data.ts';

const choiceSchema = v.object({
  year: v.optional(v.pipe(v.string(), v.regex(/^(?:19|20)\d\d$/), v.toNumber())),
  adhoc: v.optional(v.picklist(['true', 'false'])),
});

/** The year of a release's date as shown on the page, in UTC. */
function resolveYear({ publicationDate }: ReleaseTeaser): number {
  return new Date(publicationDate).getUTCFullYear();
}

function countYears(releases: readonly ReleaseTeaser[]): MediaReleasesData['years'] {
  const groups = Map.groupBy(releases, resolveYear);
  return [...groups]
    .map(([year, group]) => ({ year, count: group.length }))
    .toSorted((one, other) => other.year - one.year);
}

/** Loads the list of media releases, all or those of a year or kind (PUB-002). */
export async function loadMediaReleasesPage(
  request: PageRequest,
  context: LoadContext,
): Promise<PublicPage<MediaReleasesData>> {
  const parsed = v.safeParse(choiceSchema, request.query);
  const [page, all] = await Promise.all([loadReleasesPage(request, context), loadReleases(context)]);
  if (page === null || !parsed.success) return createNotFoundResult(request);
  const choice: ReleaseChoice = { year: parsed.output.year ?? null, isAdhocOnly: parsed.output.adhoc === 'true' };
  const adhoc = all.filter((release) => release.adhoc === true);
  const ofKind = choice.isAdhocOnly ? adhoc : all;
  const title = page.title ?? request.site.name;
  const data: MediaReleasesData = {
    page: 'media-releases',
    title,
    lead: page.description,
    locale: page.locale,
    choice,
    years: countYears(ofKind),
    total: all.length,
    adhocTotal: adhoc.length,
    releases: choice.year === null ? ofKind : ofKind.filter((release) => resolveYear(release) === choice.year),
  };
  return createPageResult(request, {
    title: choice.year === null ? title : `${title} ${choice.year}`,
    description: page.description,
    isIndexed: choice.year === null && !choice.isAdhocOnly,
    meta: {
      id: page.id,
      type: 'MediaReleases',
      languages: page.languages.length === 0 ? null : page.languages,
      contentLanguage: page.locale,
      isLanguageFallback: page.locale !== request.locale.language,
      ...createQueryMeta(createReleasesPath(choice)),
    },
    tags: ['content:MediaRelease', `content:Page:${page.id}`],
    data,
  });
}
