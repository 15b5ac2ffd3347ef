import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { Classification } from '../../data/catalogue/classification.ts';
import {
  mapProductTeasers,
  type ProductTeaser,
  productTeaserFields,
  sourceTeaserSchema,
} from '../../data/catalogue/product-teaser.ts';
import { specificationSchema, specificationSelection } from '../../data/catalogue/specification.schema.ts';

const valuesQuery = /* GraphQL */ `
  query PublicGroupValues(
    $language: String!, $slug: String!, $country: String!, $units: [String!]!, $isCounted: Boolean!
  ) {
    getProductClassificationBySlug(language: $language, slug: $slug, type: "product") {
      offered(country: $country) {
        count @include(if: $isCounted)
        values(units: $units) {
          key is_shared pairs { metric { ${specificationSelection} } imperial { ${specificationSelection} } }
        }
      }
    }
  }
`;
const pairSchema = v.object({ metric: specificationSchema, imperial: v.nullable(specificationSchema) });
const offeredValuesSchema = v.object({ key: v.string(), is_shared: v.boolean(), pairs: v.array(pairSchema) });
const valuesSchema = v.object({
  getProductClassificationBySlug: v.nullable(
    v.object({ offered: v.object({ count: v.optional(v.number()), values: v.array(offeredValuesSchema) }) }),
  ),
});

const pageQuery = /* GraphQL */ `
  query PublicGroupPage(
    $language: String!, $slug: String!, $country: String!, $filters: [ValueFilter!]!, $first: Int!, $offset: Int!
  ) {
    getProductClassificationBySlug(language: $language, slug: $slug, type: "product") {
      offered(country: $country, filters: $filters) {
        count
        products(first: $first, offset: $offset) { ${productTeaserFields} }
      }
    }
  }
`;
const pageSchema = v.object({
  getProductClassificationBySlug: v.nullable(
    v.object({ offered: v.object({ count: v.number(), products: v.array(sourceTeaserSchema) }) }),
  ),
});

/** The values of machines in one specification. */
export type OfferedValues = v.InferOutput<typeof offeredValuesSchema>;
/** A value, and its equivalent in imperial units. */
export type ValuePair = OfferedValues['pairs'][number];

/** A machine must have one of these values of a specification, itself or in a variant. */
export interface ValueFilter {
  readonly unit: string;
  readonly key: string;
  readonly anyOf: readonly string[];
}

/** The values of the machines of a group, and if it was asked for, the number of them. */
export interface GroupValues {
  readonly count?: number | undefined;
  readonly values: readonly OfferedValues[];
}

/** One page of the machines that pass the filters, with the number of all of them. */
export interface OfferedPage {
  readonly count: number;
  readonly products: readonly ProductTeaser[];
}

/** Reads the machines of a group that are offered in the visitor's country. */
export function createOfferReader(group: Classification, request: PageRequest, context: LoadContext) {
  const { country, sisCode: language } = request.locale;
  const place = { language, slug: group.slug, country };
  return {
    /** Their values in these units, and where that is asked for, how many there are. */
    loadValues: async (units: readonly string[], isCounted: boolean): Promise<GroupValues> => {
      const variables = { ...place, units, isCounted };
      const answer = v.parse(
        valuesSchema,
        await context.query({ service: 'catalogue', query: valuesQuery, variables }),
      );
      const found = answer.getProductClassificationBySlug;
      if (found === null) context.log('No classification found for slug', { slug: group.slug });
      return found?.offered ?? { values: [] };
    },
    loadPage: async (
      filters: readonly ValueFilter[],
      page: { readonly first: number; readonly offset: number },
    ): Promise<OfferedPage> => {
      const variables = { ...place, filters, ...page };
      const answer = v.parse(pageSchema, await context.query({ service: 'catalogue', query: pageQuery, variables }));
      const { count, products } = answer.getProductClassificationBySlug?.offered ?? { count: 0, products: [] };
      return { count, products: mapProductTeasers(products, { country, log: context.log }) };
    },
  };
}
