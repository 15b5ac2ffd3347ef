import type { PageComponents } from './page-data.ts';
import { AnnualReportPage } from './pages/annual-report/annual-report-page.tsx';
import { AuthorPage } from './pages/author/author-page.tsx';
import { AuthorsPage } from './pages/authors/authors-page.tsx';
import { CataloguePage } from './pages/catalogue/catalogue-page.tsx';
import { ComparisonPage } from './pages/comparison/comparison-page.tsx';
import { ContentPage } from './pages/content/content-page.tsx';
import { RichContentPage } from './pages/content/rich-content-page.tsx';
import { LocationsPage } from './pages/locations/locations-page.tsx';
import { MediaReleasePage } from './pages/media-release/media-release-page.tsx';
import { MediaReleasesPage } from './pages/media-releases/media-releases-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { NotOfferedPage } from './pages/product/not-offered-page.tsx';
import { ProductPage } from './pages/product/product-page.tsx';
import { ProtectedPage } from './pages/protected/protected-page.tsx';
import { SearchPage } from './pages/search/search-page.tsx';
import { ServicePage } from './pages/service/service-page.tsx';
import { RichServicesPage } from './pages/services/rich-services-page.tsx';
import { ServicesPage } from './pages/services/services-page.tsx';
import { StoriesPage } from './pages/stories/stories-page.tsx';
import { ServerStoryPage } from './pages/story/story-page.server.tsx';
import { SubscriptionPage } from './pages/subscription/subscription-page.tsx';
import { SupportPage } from './pages/support/support-page.tsx';
import { WhitepaperPage } from './pages/whitepaper/whitepaper-page.tsx';

/** Every page of the public site; the server bundle holds them all. */
export const allPages: PageComponents = {
  content: ContentPage,
  'content-rich': RichContentPage,
  catalogue: CataloguePage,
  product: ProductPage,
  'not-offered': NotOfferedPage,
  comparison: ComparisonPage,
  services: ServicesPage,
  'services-rich': RichServicesPage,
  service: ServicePage,
  stories: StoriesPage,
  story: ServerStoryPage,
  'media-releases': MediaReleasesPage,
  'media-release': MediaReleasePage,
  'annual-report': AnnualReportPage,
  whitepaper: WhitepaperPage,
  search: SearchPage,
  authors: AuthorsPage,
  author: AuthorPage,
  locations: LocationsPage,
  support: SupportPage,
  subscription: SubscriptionPage,
  protected: ProtectedPage,
  'not-found': NotFoundPage,
};
