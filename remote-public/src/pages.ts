import { definePages } from '@kmx/remote-kit/remote/page-definition.ts';
import { prepareStoryTail } from './pages/story/load-story-tail.ts';

/** The pages of the public site (PUB-001..009). Those without a pattern are returned by loaders of other pages. */
// biome-ignore format: a line for each page
export const pages = definePages([
  { name: 'content', rests: true, pattern: '/*', load: () => import('./features/content-page/content.load.ts'), part: () => import('./pages/content/content-page.tsx') },
  { name: 'content-rich', rests: true, part: () => import('./pages/content/rich-content-page.tsx') },
  { name: 'locations', rests: true, part: () => import('./pages/locations/locations-page.tsx') },
  { name: 'protected', part: () => import('./pages/protected/protected-page.tsx') },
  { name: 'not-found', rests: true, part: () => import('./pages/not-found/not-found-page.tsx') },
  { name: 'catalogue', rests: true, pattern: '/products/*', load: () => import('./load-below-products.ts'), part: () => import('./pages/catalogue/catalogue-page.tsx') },
  { name: 'product', rests: true, part: () => import('./pages/product/product-page.tsx') },
  { name: 'not-offered', rests: true, part: () => import('./pages/product/not-offered-page.tsx') },
  { name: 'comparison', pattern: '/products/compare', load: () => import('./pages/comparison/comparison.load.ts'), part: () => import('./pages/comparison/comparison-page.tsx') },
  { name: 'services', rests: true, pattern: '/services/*', load: () => import('./load-below-services.ts'), part: () => import('./pages/services/services-page.tsx') },
  { name: 'services-rich', rests: true, part: () => import('./pages/services/rich-services-page.tsx') },
  { name: 'service', rests: true, part: () => import('./pages/service/service-page.tsx') },
  { name: 'stories', rests: true, pattern: '/stories', load: () => import('./pages/stories/stories.load.ts'), part: () => import('./pages/stories/stories-page.tsx') },
  { name: 'story', rests: true, pattern: '/stories/:slug', load: () => import('./pages/story/story.load.ts'), part: () => import('./pages/story/story-page.tsx'), prepare: prepareStoryTail },
  { name: 'authors', rests: true, pattern: '/stories/contacts', load: () => import('./pages/authors/authors.load.ts'), part: () => import('./pages/authors/authors-page.tsx') },
  { name: 'author', rests: true, pattern: '/stories/contacts/:slug', load: () => import('./pages/author/author.load.ts'), part: () => import('./pages/author/author-page.tsx') },
  { name: 'media-releases', rests: true, pattern: '/media-releases', load: () => import('./pages/media-releases/media-releases.load.ts'), part: () => import('./pages/media-releases/media-releases-page.tsx') },
  { name: 'media-release', rests: true, pattern: '/media-releases/:slug', load: () => import('./pages/media-release/media-release.load.ts'), part: () => import('./pages/media-release/media-release-page.tsx') },
  { name: 'annual-report', rests: true, pattern: '/company/investors/:slug', accepts: /\/annual-report-\d{4}$/, load: () => import('./pages/annual-report/annual-report.load.ts'), part: () => import('./pages/annual-report/annual-report-page.tsx') },
  { name: 'whitepaper', rests: true, pattern: '/whitepapers/:slug', load: () => import('./pages/whitepaper/whitepaper.load.ts'), part: () => import('./pages/whitepaper/whitepaper-page.tsx') },
  { name: 'search', rests: true, pattern: '/search', load: () => import('./pages/search/search.load.ts'), part: () => import('./pages/search/search-page.tsx') },
  { name: 'support', rests: true, pattern: '/support', load: () => import('./pages/support/support.load.ts'), part: () => import('./pages/support/support-page.tsx') },
  { name: 'subscription', rests: true, pattern: '/subscription', load: () => import('./pages/subscription/subscription.load.ts'), part: () => import('./pages/subscription/subscription-page.tsx') },
]);
