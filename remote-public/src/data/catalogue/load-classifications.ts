import { isOfferedIn } from '@kmx/remote-kit/content/is-offered-in.ts';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { type CatalogueType, type Classification, createCatalogueRoute } from './classification.ts';
import { loadCatalogueLanguages } from './load-catalogue-languages.ts';
import { narrowCountries } from './narrow-countries.ts';

/** A group as returned by the catalogue (SYS-053). */
export interface SourceClassification {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly image_url: string;
  /** The product system's code for the language of the texts, `en-US` where there is no translation (SRV-052). */
  readonly language: string;
  readonly supported_countries: readonly string[] | null;
  readonly children: readonly SourceClassification[];
}

const sourceSchema: v.GenericSchema<unknown, SourceClassification> = v.object({
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  image_url: v.string(),
  language: v.string(),
  supported_countries: v.nullable(v.array(v.string())),
  children: v.optional(v.array(v.lazy(() => sourceSchema)), []),
});

const fields = 'name slug description image_url language supported_countries';
const query = /* GraphQL */ `
  query PublicClassifications($language: String!, $type: String!) {
    getProductClassifications(language: $language, type: $type) {
      ${fields} children { ${fields} children { ${fields} children { ${fields} } } }
    }
  }
`;
const answerSchema = v.object({ getProductClassifications: v.array(sourceSchema) });

/** A tree of the catalogue with the language of its texts. */
export interface ClassificationTree {
  readonly tree: readonly Classification[];
  /** As in addresses, `en`; null for an empty tree. */
  readonly language: string | null;
  /** Languages with texts; null where the catalogue does not say. */
  readonly languages: string[] | null;
  /** Countries in which all groups of a lineage are offered; null means everywhere (PUB-071). */
  readonly findCountries: (lineage: readonly string[]) => string[] | null;
}

/** Loads a tree of the catalogue without the groups not offered in the visitor's country (PUB-071, SRV-048). */
export async function loadClassifications(
  request: PageRequest,
  context: LoadContext,
  type: CatalogueType = 'product',
): Promise<ClassificationTree> {
  const variables = { language: request.locale.sisCode, type };
  const [source, languages] = await Promise.all([
    context.query({ service: 'catalogue', query, variables }),
    loadCatalogueLanguages(context, type),
  ]);
  const answer = v.parse(answerSchema, source);
  const nodes = answer.getProductClassifications;
  return {
    tree: mapClassifications(nodes, { type, country: request.locale.country, above: [] }),
    language: nodes[0]?.language.split('-')[0] ?? null,
    languages,
    findCountries: (lineage) => narrowCountries(listCountries(nodes, lineage)),
  };
}

function listCountries(
  nodes: readonly SourceClassification[],
  [slug, ...below]: readonly string[],
): readonly (readonly string[] | null)[] {
  const node = nodes.find((candidate) => candidate.slug === slug);
  return node === undefined ? [] : [node.supported_countries, ...listCountries(node.children, below)];
}

/** States the language of the catalogue's texts where it differs from the page's language (PUB-062). */
export function createCatalogueLanguageMeta(
  { language, languages }: Pick<ClassificationTree, 'language' | 'languages'>,
  request: PageRequest,
): Pick<PageResult['meta'], 'contentLanguage' | 'isLanguageFallback' | 'languages'> {
  const contentLanguage = language ?? request.locale.language;
  return { languages, contentLanguage, isLanguageFallback: contentLanguage !== request.locale.language };
}

interface MappingPlace {
  readonly type: CatalogueType;
  readonly country: string;
  readonly above: readonly string[];
}

/** Maps groups and their descendants; a group not offered in the country is left out with everything below it (SYS-054, PUB-071). */
export function mapClassifications(nodes: readonly SourceClassification[], place: MappingPlace): Classification[] {
  return nodes
    .filter((node) => isOfferedIn(place.country, node.supported_countries))
    .map((node) => {
      const lineage = [...place.above, node.slug];
      return {
        name: node.name,
        slug: node.slug,
        parent: place.above.at(-1) ?? null,
        route: createCatalogueRoute(place.type, lineage),
        description: node.description,
        image: node.image_url,
        imageHighRes: `${node.image_url}?w=1200&h=675&fit=crop&q=90`,
        childClassifications: mapClassifications(node.children, { ...place, above: lineage }),
        lineage,
      };
    });
}
