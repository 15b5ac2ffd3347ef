/** A kind of entry that editors work on: its names in the content API and the field that names an entry to people. */
export interface EditedModel {
  readonly name: string;
  readonly plural: string;
  readonly heading: string;
  /** Whether its entries can be made in the editor area; others belong to the structure of the site. */
  readonly isMade: boolean;
  /** Further fields of a record, as GraphQL. */
  readonly more: string;
}

const kind = (name: string, plural: string, heading: string, isMade: boolean, more: string): EditedModel => ({
  ...{ name, plural, heading, isMade, more },
});

/** Everything with a form in the editor area (D-53); a new kind is a line here and a name in the texts of remote-editor. */
export const editedModels: readonly EditedModel[] = [
  kind(
    ...(['Page', 'pages', 'title', true] as const),
    `slug parentSlug pageType theme protection noIndex countries languages mainSiteOnly site { id name slug }
      translationSourceLanguage translationTargetLanguages(first: 20) { id language translationState exportedAt importedAt }`,
  ),
  kind('Story', 'stories', 'title', true, 'slug'),
  kind('StoryContact', 'storyContacts', 'name', true, 'slug'),
  kind('StoryCategory', 'storyCategories', 'name', false, 'slug'),
  kind('MediaRelease', 'mediaReleases', 'title', true, 'slug'),
  kind('NewsFeedItem', 'newsFeedItems', 'title', true, ''),
  kind('Whitepaper', 'whitepapers', 'title', true, 'slug'),
  kind('AnnualReport', 'annualReports', 'title', false, 'slug year'),
  kind('Location', 'locations', 'name', true, 'slug'),
  kind('FileDownload', 'fileDownloads', 'title', false, 'slug'),
  kind('NavigationItem', 'navigationItems', 'title', false, 'path'),
  kind('FooterNavigation', 'footerNavigations', 'theme', false, ''),
  kind('Asset', 'assets', 'fileName', false, 'url width height alternativeText'),
];
