import { isOfferedIn } from '@kmx/remote-kit/content/is-offered-in.ts';
import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { createCatalogueRoute, findLineage } from '../../data/catalogue/classification.ts';
import { type ClassificationTree, createCatalogueLanguageMeta } from '../../data/catalogue/load-classifications.ts';
import { mapServiceTeasers, serviceTeaserFields, sourceServiceSchema } from '../../data/catalogue/load-services.ts';
import { narrowCountries } from '../../data/catalogue/narrow-countries.ts';
import { createNumberedTextsSchema, detailFields, listTexts } from '../../data/catalogue/numbered-texts.ts';
import { createCrumbs } from '../../data/page/create-crumbs.ts';
import { createPageRedirect, createPageResult, type PublicPage } from '../../data/page/page-parts.ts';
import type { ServiceData } from './service.data.ts';

const query = /* GraphQL */ `
  query PublicService($language: String!, $slug: String!) {
    getProductBySlugV2(language: $language, slug: $slug) {
      ${serviceTeaserFields} long_description ${detailFields}
      images { name } classifications { name }
      related { product { ${serviceTeaserFields} } }
    }
  }
`;
const serviceSchema = v.object({
  ...sourceServiceSchema.entries,
  ...createNumberedTextsSchema('detail'),
  long_description: v.string(),
  images: v.array(v.object({ name: v.string(), url: v.string(), default: v.boolean() })),
  classifications: v.array(v.object({ name: v.string(), slug: v.string() })),
  related: v.array(v.object({ product: sourceServiceSchema })),
});
const answerSchema = v.object({ getProductBySlugV2: v.nullable(serviceSchema) });
type SourceService = v.InferOutput<typeof serviceSchema>;

/** Loads a service; null when this country has no service with this name, and for machines (PUB-008, SYS-062). */
export async function loadServicePage(
  request: PageRequest,
  context: LoadContext,
  catalogue: ClassificationTree,
): Promise<PublicPage<ServiceData> | null> {
  const variables = { language: request.locale.sisCode, slug: request.slug };
  const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables }));
  const service = answer.getProductBySlugV2;
  const lineage = service?.classifications.map(({ slug }) => slug) ?? [];
  const isService = lineage.length > 0 && findLineage(catalogue.tree, lineage).length === lineage.length;
  if (service === null || !isService || !isOfferedIn(request.locale.country, service.supported_countries)) {
    context.log('No product found for slug', { slug: request.slug });
    return null;
  }
  const route = createCatalogueRoute('service', [...lineage, service.slug]);
  if (route !== request.path) return createPageRedirect(request, route);
  const data = mapService(service, catalogue, request.locale.country);
  const breadcrumbs = createCrumbs(service.classifications, request, {
    productName: service.name,
    type: 'service',
    language: catalogue.language,
  });
  return createPageResult(request, {
    title: service.name,
    description: service.short_description,
    image: data.image?.url ?? null,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: data.name,
        description: data.description,
        serviceType: data.group.name,
        url: createHref(request.urlPrefix, route),
      },
    ],
    meta: {
      id: service.slug,
      type: 'Service',
      breadcrumbs,
      countries: narrowCountries([service.supported_countries, catalogue.findCountries(lineage)]),
      ...createCatalogueLanguageMeta(catalogue, request),
    },
    tags: ['catalogue:products', `catalogue:Product:${service.slug}`],
    data,
  });
}

function mapService(service: SourceService, catalogue: ClassificationTree, country: string): ServiceData {
  const lineage = service.classifications.map(({ slug }) => slug);
  const roots = new Set(catalogue.tree.map(({ slug }) => slug));
  const related = service.related
    .map(({ product }) => product)
    .filter(({ classifications }) => roots.has(classifications[0]?.slug ?? ''));
  const image = service.images.find((each) => each.default) ?? service.images[0];
  return {
    page: 'service',
    slug: service.slug,
    name: service.name,
    description: service.short_description,
    paragraphs: service.long_description.split(/\n\s*\n/).filter(Boolean),
    group: { name: service.classifications.at(-1)?.name ?? '', route: createCatalogueRoute('service', lineage) },
    image: image === undefined ? null : { name: image.name, url: image.url },
    benefits: listTexts(service, 'benefit'),
    details: listTexts(service, 'detail'),
    related: mapServiceTeasers(related, country).map(({ group: _group, ...teaser }) => teaser),
  };
}
