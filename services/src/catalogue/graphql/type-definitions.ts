/** The schema of the catalogue, in the names of the specification (SYS-053..062, SRV-048..051). */
export const typeDefinitions = /* GraphQL */ `
  enum MeasurementSystem { Metric Imperial }

  type Query {
    "The trees of one type (product or service) from their roots."
    getProductClassifications(language: String!, type: String!): [ProductClassification!]!
    "One product, or null when the slug is not known."
    getProductBySlugV2(language: String!, slug: String!): Product
    "One classification with the products of itself and below, or null when the slug is not known for the type."
    getProductClassificationBySlug(language: String!, slug: String!, type: String!): ProductClassification
    "The known products among at most 50 slugs, in the order asked for."
    getProductsBySlugs(language: String!, slugsCommaSeparated: String!): [Product!]!
    "The slugs of all products of one type, for sitemaps."
    getProductSlugs(type: String = "product"): [String!]!
  }

  type ProductClassification {
    id: ID!
    name: String!
    slug: String!
    parent_id: ID
    description: String!
    image_url: String!
    "The language of the texts, which is en-US where no translation exists."
    language: String!
    "Null: everywhere; empty: nowhere; ALL: everywhere."
    supported_countries: [String!]
    "When the classification itself last changed, ISO 8601."
    updated_at: String!
    children: [ProductClassification!]!
    "Those of the classification and below, in the order of the range: all, or at most 500 from an offset."
    products(first: Int, offset: Int = 0): [Product!]!
    product_count: Int!
    "Those of the same list that are offered in a country, and have one of the values for each filter."
    offered(country: String!, filters: [ValueFilter!]! = []): OfferedProducts!
  }

  "A product passes when it has one of these values of a specification in its metric unit, itself or in a variant."
  input ValueFilter { unit: String! key: String! anyOf: [String!]! }

  type OfferedProducts {
    count: Int!
    "In the order of the range, at most 500 from an offset."
    products(first: Int!, offset: Int = 0): [Product!]!
    "The specifications in these units that a product has, itself or in a variant, in the order of the range."
    values(units: [String!]!): [OfferedValues!]!
  }

  type OfferedValues {
    "The same in every language."
    key: String!
    "Whether more than one product has the specification."
    is_shared: Boolean!
    "Each different value once."
    pairs: [ValuePair!]!
  }

  "A value, and the same in imperial units where the product has it."
  type ValuePair { metric: ProductSpecification! imperial: ProductSpecification }

  type Product {
    id: ID!
    name: String!
    slug: String!
    short_description: String!
    "Plain text; paragraphs are separated by an empty line."
    long_description: String!
    "Null: everywhere; empty: nowhere; ALL: everywhere."
    supported_countries: [String!]
    "From root to leaf."
    classifications: [ProductClassification!]!
    product_service_id: ID
    images: [ProductImage!]!
    specifications: [ProductSpecification!]!
    variants: [ProductVariant!]!
    variant_count: Int!
    brand: ProductBrand
    related: [RelatedProduct!]!
    highlights: [ProductHighlight!]!
    documents: [ProductDocument!]!
    video_url: String
    video_image_url: String
    "When anything about the product last changed, ISO 8601."
    updated_at: String!
    benefit1: String
    benefit2: String
    benefit3: String
    benefit4: String
    benefit5: String
    benefit6: String
    detail1: String
    detail2: String
    detail3: String
    detail4: String
    detail5: String
    detail6: String
  }

  type ProductImage { name: String! url: String! default: Boolean! }
  type ProductSpecification { value: String! measurement_system: MeasurementSystem specification: Specification! }
  type Specification { name: String! unit: String! }
  type ProductVariant { id: ID! name_metric: String! name_imperial: String! specifications: [ProductSpecification!]! }
  type ProductBrand { name: String! image_url: String }
  type RelatedProduct { type: String! product: Product! }

  type ProductHighlight {
    name: String!
    short_description: String
    long_description: String
    image_url: String
    video_image_url: String
    video_url: String
  }

  type ProductDocument {
    name: String!
    content_language: String!
    thumbnail_url: String
    type: String!
    url: String!
    filename: String!
    extension: String!
    size_bytes: Int!
  }
`;
