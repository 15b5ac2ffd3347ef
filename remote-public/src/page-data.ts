import type { ComponentType } from 'react';
import type { NotFoundData } from './data/page/not-found.data.ts';
import type { ContentData, RichContentData } from './features/content-page/content.data.ts';
import type { LocationsData } from './features/locations/locations.data.ts';
import type { ProtectedData } from './features/protection/protected.data.ts';
import type { AnnualReportData } from './pages/annual-report/annual-report.data.ts';
import type { AuthorData } from './pages/author/author.data.ts';
import type { AuthorsData } from './pages/authors/authors.data.ts';
import type { CatalogueData } from './pages/catalogue/catalogue.data.ts';
import type { ComparisonData } from './pages/comparison/comparison.data.ts';
import type { MediaReleaseData } from './pages/media-release/media-release.data.ts';
import type { MediaReleasesData } from './pages/media-releases/media-releases.data.ts';
import type { NotOfferedData } from './pages/product/not-offered.data.ts';
import type { ProductData } from './pages/product/product.data.ts';
import type { SearchData } from './pages/search/search.data.ts';
import type { ServiceData } from './pages/service/service.data.ts';
import type { RichServicesData, ServicesData } from './pages/services/services.data.ts';
import type { StoriesData } from './pages/stories/stories.data.ts';
import type { StoryData } from './pages/story/story.data.ts';
import type { SubscriptionData } from './pages/subscription/subscription.data.ts';
import type { SupportData } from './pages/support/support.data.ts';
import type { WhitepaperData } from './pages/whitepaper/whitepaper.data.ts';

/** What the loaders of this remote put into `PageResult.data`; `page` is also the name of the code part. */
export type PageData =
  | ContentData
  | RichContentData
  | CatalogueData
  | ProductData
  | NotOfferedData
  | ComparisonData
  | ServicesData
  | RichServicesData
  | ServiceData
  | StoriesData
  | StoryData
  | MediaReleasesData
  | MediaReleaseData
  | AnnualReportData
  | WhitepaperData
  | SearchData
  | AuthorsData
  | AuthorData
  | LocationsData
  | ProtectedData
  | SupportData
  | SubscriptionData
  | NotFoundData
  | { readonly page: 'redirect' };

type DrawnPage = Exclude<PageData['page'], 'redirect'>;

/** The component of each kind of page: all of them on the server, in the browser those whose code was loaded. */
export type PageComponents = {
  readonly [Name in DrawnPage]: ComponentType<{ readonly data: Extract<PageData, { readonly page: Name }> }>;
};
