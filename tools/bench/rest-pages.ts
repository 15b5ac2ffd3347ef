/** The kind of the home page. */
export const homePart = 'content-rich';

/** A page of each kind that rests, by the name of its part; the sample content has no second page of services. */
export const restPages: Readonly<Record<string, string>> = {
  [homePart]: '/en',
  content: '/en/privacy',
  locations: '/en/company/locations',
  'not-found': '/en/nowhere',
  catalogue: '/en/products/crimping/crimp-presses/bench-presses',
  product: '/en/products/crimping/crimp-presses/bench-presses/ferro-115',
  'not-offered': '/en/products/testing/crimp-quality/crimp-height/norma-05',
  services: '/en/services',
  service: '/en/services/support/maintenance/kmx-care-plus',
  stories: '/en/stories',
  story: '/en/stories/light-instead-of-blades',
  authors: '/en/stories/contacts',
  author: '/en/stories/contacts/yuki-tanabe',
  'media-releases': '/en/media-releases',
  'media-release': '/en/media-releases/annual-results-2025',
  'annual-report': '/en/company/investors/annual-report-2025',
  whitepaper: '/en/whitepapers/what-a-changeover-costs',
  search: '/en/search?q=115',
  subscription: '/en/subscription',
  support: '/en/support',
  comparison: '/en/products/compare',
};
