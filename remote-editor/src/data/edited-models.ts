/** A kind of entry that editors work on: its names in the content API and the field that names an entry to people. */
export interface EditedModel {
  readonly name: string;
  readonly plural: string;
  readonly heading: string;
  /** Whether its entries can be made in the editor area; others belong to the structure of the site. */
  readonly isMade: boolean;
}

const kind = (name: string, plural: string, heading: string, isMade: boolean): EditedModel => ({
  ...{ name, plural, heading, isMade },
});

/** Everything with a form in the editor area (D-53); a new kind is a line here and a name in the texts. */
export const editedModels: readonly EditedModel[] = [
  kind('Page', 'pages', 'title', true),
  kind('Story', 'stories', 'title', true),
  kind('StoryContact', 'storyContacts', 'name', true),
  kind('StoryCategory', 'storyCategories', 'name', false),
  kind('MediaRelease', 'mediaReleases', 'title', true),
  kind('NewsFeedItem', 'newsFeedItems', 'title', true),
  kind('Whitepaper', 'whitepapers', 'title', true),
  kind('AnnualReport', 'annualReports', 'title', false),
  kind('Location', 'locations', 'name', true),
  kind('FileDownload', 'fileDownloads', 'title', false),
  kind('NavigationItem', 'navigationItems', 'title', false),
  kind('FooterNavigation', 'footerNavigations', 'theme', false),
  kind('Asset', 'assets', 'fileName', false),
];
