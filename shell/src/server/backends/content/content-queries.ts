/** Selection of a link in a query. */
export const linkFields = `text path url productSlug serviceSlug openInNewTab page { id slug parentSlug site { id } }`;

const itemFields = `id locale title breadcrumbOverride countries path target hidden hideSubItems
  marketingTitle marketingDescription marketingImage { url }
  marketingSection { logo { url width height alternativeText } backgroundColor link { ...LinkFields } }
  page { id slug parentSlug site { id } }`;

// Three pages of 100, the maximum of the content API, hold every country of the world.
const countryFields = `countryCode hidden supportedLanguages defaultLanguage defaultMeasurementSystem
  localizations(includeCurrent: true) { locale name }`;

/** The one system query (SRV-041). */
export const systemQuery = `query System {
  countries(first: 100, orderBy: countryCode_ASC) { ${countryFields} }
  countriesFrom100: countries(first: 100, skip: 100, orderBy: countryCode_ASC) { ${countryFields} }
  countriesFrom200: countries(first: 100, skip: 200, orderBy: countryCode_ASC) { ${countryFields} }
  languages(first: 100) { languageCode defaultCountry localizations(includeCurrent: true) { locale name } }
  sites(first: 100) {
    id name slug internationalOnly hideSideButtons enableCutFont localeAdjustments
    domains { host slug }
    headerNavigation { id }
    footerNavigation { id }
  }
}`;

/** Header and footer navigation of a site, three levels of items (SRV-024). */
export const navigationQuery = `query Navigation($siteId: ID!) {
  site(where: { id: $siteId }) {
    headerNavigation { theme hidden homeItems(first: 100) { ...ItemBranch } topItems(first: 100) { ...ItemBranch } }
    footerNavigation { locale theme contactLink { ...LinkFields } sections { title links { ...LinkFields } } }
  }
}
fragment LinkFields on Link { ${linkFields} }
fragment ItemFields on NavigationItem { ${itemFields} }
fragment ItemBranch on NavigationItem {
  ...ItemFields
  items(first: 100) { ...ItemFields items(first: 100) { ...ItemFields } }
  sections { title items(first: 20) { ...ItemFields } }
}`;

const redirectsPerPage = 100;
const redirectPages = Array.from({ length: 10 }, (_, page) => page * redirectsPerPage);

/** How many old URLs the query of all of them can answer with. */
export const maxPreviousUrls = redirectPages.length * redirectsPerPage;

/** All old URLs at once, so that not every address needs a query. */
export const previousUrlsQuery = `query PreviousUrls {
  ${redirectPages
    .map(
      (skip) =>
        `from${skip}: systemRedirects(first: ${redirectsPerPage}, skip: ${skip}, orderBy: previousUrl_ASC) { previousUrl }`,
    )
    .join('\n  ')}
}`;

/** Redirects of old URLs (SRV-043). */
export const redirectQuery = `query SystemRedirects($keys: [String!]!) {
  systemRedirects(where: { previousUrl_in: $keys }, first: 100) { previousUrl link { ${linkFields} } }
}`;

/** The address of an entry with its own page, for `?direct`; system pages are pages of a page type (SRV-042, PUB-046). */
export const pageAddressQuery = `query PageAddress($id: ID!) {
  page(where: { id: $id }) { id slug parentSlug site { id } mainSiteOnly }
  story(where: { id: $id }) { slug }
  mediaRelease(where: { id: $id }) { slug }
  whitepaper(where: { id: $id }) { slug }
  annualReport(where: { id: $id }) { slug }
  storyContact(where: { id: $id }) { slug }
}`;
