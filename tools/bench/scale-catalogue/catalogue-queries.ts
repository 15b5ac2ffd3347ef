const specification = '{ value measurement_system specification { name unit } }';
const specifications = `specifications ${specification}`;
const teaser = `slug name short_description supported_countries variant_count brand { name }
  images { url default } classifications { slug } variants { id } ${specifications}`;
const group = 'name slug description image_url language supported_countries';
const open = (slug: string) => `getProductClassificationBySlug(language: "en-US", slug: "${slug}", type: "product")`;
const offeredValues = `offered(country: "CH") { values(units: ["mm²", "kN", "pcs/h", "m/s", "V", "dpi"]) { key is_shared
    pairs { metric ${specification} imperial ${specification} } } }`;
const offerPage = (filters: string, offset: number) =>
  `offered(country: "CH"${filters}) { count products(first: 24, offset: ${offset}) { ${teaser} } }`;

/** What the pages of the product ask the catalogue for, by the kind of page. */
export interface CatalogueQuery {
  readonly kind: string;
  readonly query: (slugs: readonly string[]) => string;
  /** Not answered by a catalogue of before the pages of groups. */
  readonly isNew?: true;
}

const take = (slugs: readonly string[], count: number) => {
  const start = Math.floor(Math.random() * Math.max(1, slugs.length - count));
  return slugs.slice(start, start + count).join();
};

/** The queries of the bench, from those of every page to those of one. */
export const catalogueQueries: readonly CatalogueQuery[] = [
  {
    kind: 'trees',
    query: () =>
      `{getProductClassifications(language: "de-CH", type: "product") { ${group} children { ${group} children { ${group} } } }}`,
  },
  {
    kind: 'page of a product',
    query: (slugs) => `{getProductBySlugV2(language: "en-US", slug: "${take(slugs, 1)}") {
      slug name short_description long_description supported_countries product_service_id brand { name }
      images { name url default } classifications { name slug } video_url video_image_url ${specifications}
      variants { id name_metric name_imperial ${specifications} }
      highlights { name short_description long_description image_url video_url video_image_url }
      documents { name content_language thumbnail_url type url filename extension size_bytes }
      related { type product { ${teaser} } } }}`,
  },
  {
    kind: '6 linked products',
    query: (slugs) => `{getProductsBySlugs(language: "en-US", slugsCommaSeparated: "${take(slugs, 6)}") {
      slug name short_description supported_countries images { url default } classifications { slug language } }}`,
  },
  {
    kind: '50 products of a sitemap',
    query: (slugs) => `{getProductsBySlugs(language: "en-US", slugsCommaSeparated: "${take(slugs, 50)}") {
      slug supported_countries updated_at classifications { slug supported_countries } }}`,
  },
  { kind: 'all slugs', query: () => '{getProductSlugs(type: "product")}' },
  // The two queries of the page of a group.
  ...['cut-and-strip', 'bench-cutting'].flatMap((root): CatalogueQuery[] => [
    { kind: `${root}, values of its filters`, query: () => `{${open(root)} { ${offeredValues} } }`, isNew: true },
    { kind: `${root}, first 24`, query: () => `{${open(root)} { ${offerPage('', 0)} } }`, isNew: true },
  ]),
  {
    kind: 'cut-and-strip, 24 at 5,000',
    query: () => `{${open('cut-and-strip')} { ${offerPage('', 5000)} } }`,
    isNew: true,
  },
  {
    kind: 'cut-and-strip, first 24 of a filter',
    query: () =>
      `{${open('cut-and-strip')} { ${offerPage(', filters: [{ unit: "mm²", key: "cross-section", anyOf: ["0.05–6", "0.5–16"] }]', 0)} } }`,
    isNew: true,
  },
];
