import { isOfferedIn } from '@kmx/remote-kit/content/is-offered-in.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { type Classification, createCatalogueRoute } from './classification.ts';
import { benefitFields, createNumberedTextsSchema, listTexts } from './numbered-texts.ts';
import { selectDefaultImage } from './product-teaser.ts';
import type { ServiceGroup, ServiceTeaser } from './service-teaser.ts';

/** Selection of a service in a list. */
export const serviceTeaserFields = `slug name short_description supported_countries images { url default }
  classifications { slug } ${benefitFields}`;

/** A service as returned in lists. */
export const sourceServiceSchema = v.object({
  slug: v.string(),
  name: v.string(),
  short_description: v.string(),
  supported_countries: v.nullable(v.array(v.string())),
  images: v.array(v.object({ url: v.string(), default: v.boolean() })),
  classifications: v.array(v.object({ slug: v.string() })),
  ...createNumberedTextsSchema('benefit'),
});
type SourceService = v.InferOutput<typeof sourceServiceSchema>;

const query = /* GraphQL */ `
  query PublicServices($language: String!, $slug: String!) {
    getProductClassificationBySlug(language: $language, slug: $slug, type: "service") {
      products { ${serviceTeaserFields} }
    }
  }
`;
const answerSchema = v.object({
  getProductClassificationBySlug: v.nullable(v.object({ products: v.array(sourceServiceSchema) })),
});

/** Loads a group of services with the groups below it and the services offered in the country (PUB-008, SRV-050). */
export async function loadServiceGroup(
  group: Classification,
  request: PageRequest,
  context: LoadContext,
): Promise<ServiceGroup> {
  const variables = { language: request.locale.sisCode, slug: group.slug };
  const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables }));
  const found = answer.getProductClassificationBySlug;
  if (found === null) context.log('No classification found for slug', { slug: group.slug });
  return arrangeServices(group, mapServiceTeasers(found?.products ?? [], request.locale.country));
}

type PlacedService = ServiceTeaser & { readonly group: string };

function arrangeServices(group: Classification, services: readonly PlacedService[]): ServiceGroup {
  return {
    slug: group.slug,
    name: group.name,
    description: group.description,
    route: group.route,
    services: services.filter((service) => service.group === group.slug).map(({ group: _group, ...teaser }) => teaser),
    groups: group.childClassifications.map((child) => arrangeServices(child, services)),
  };
}

/** Maps services to list entries, without those not offered in the country. */
export function mapServiceTeasers(services: readonly SourceService[], country: string): PlacedService[] {
  return services
    .filter(({ supported_countries }) => isOfferedIn(country, supported_countries))
    .map((service) => {
      const lineage = service.classifications.map(({ slug }) => slug);
      return {
        slug: service.slug,
        name: service.name,
        route: createCatalogueRoute('service', [...lineage, service.slug]),
        description: service.short_description,
        image: selectDefaultImage(service.images),
        benefits: listTexts(service, 'benefit'),
        group: lineage.at(-1) ?? '',
      };
    });
}
