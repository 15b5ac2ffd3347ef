import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { localizeLinks } from '../../data/links/localize-links.ts';
import { assetFields } from '../../data/media/asset.ts';
import { downloadFields } from '../../data/media/download.schema.ts';
import {
  createContentCrumb,
  createNotFoundResult,
  createPageResult,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { type AnnualReportData, annualReportSchema } from './annual-report.data.ts';

const query = /* GraphQL */ `
  query PublicAnnualReport($slug: String!, $site: ID!) {
    annualReport(where: { slug: $slug }) {
      id locale slug year publicationDate title leadText
      figures { name unit values { year value } }
      chapters { anchor title body { raw } }
      image { ${assetFields} } files(first: 50) { ${downloadFields} }
      localizations(includeCurrent: true) { locale }
    }
    overview: pages(where: { slug: "investors", parentSlug: "company", site: { id: $site } }, first: 1) { title locale }
  }
`;
const answerSchema = v.object({
  annualReport: v.nullable(
    v.object({
      ...annualReportSchema.entries,
      id: v.string(),
      localizations: v.array(v.object({ locale: v.string() })),
    }),
  ),
  overview: v.array(v.object({ title: v.nullable(v.string()), locale: v.string() })),
});

/** Loads an annual report below the investor page; sites without that page have no reports (PUB-033). */
export async function loadAnnualReportPage(
  request: PageRequest,
  context: LoadContext,
): Promise<PublicPage<AnnualReportData>> {
  const variables = { slug: request.slug, site: request.site.id };
  const answer = v.parse(answerSchema, await context.query({ service: 'content', query, variables }));
  const [overview] = answer.overview;
  if (answer.annualReport === null || overview === undefined) return createNotFoundResult(request);
  const { id, localizations, chapters, ...report } = answer.annualReport;
  const data: AnnualReportData = {
    page: 'annual-report',
    report: {
      ...report,
      chapters: chapters.map((chapter) => ({
        ...chapter,
        body:
          chapter.body === null
            ? null
            : { raw: { children: [...localizeLinks(chapter.body.raw, request.urlPrefix).children] } },
      })),
    },
  };
  return createPageResult(request, {
    title: report.title,
    description: report.leadText,
    image: report.image?.url ?? null,
    meta: {
      id,
      type: 'AnnualReport',
      languages: localizations.map(({ locale }) => locale),
      contentLanguage: report.locale,
      isLanguageFallback: report.locale !== request.locale.language,
      breadcrumbs: [
        createContentCrumb(overview, request, createHref(request.urlPrefix, '/company/investors')),
        createContentCrumb(report, request),
      ],
    },
    tags: [`content:AnnualReport:${id}`, 'content:FileDownload'],
    data,
  });
}
