/** One kind of page of the public site. */
export interface PageType {
  readonly name: string;
  /** Path below the locale. */
  readonly path: string;
  /** Status of the document; defaults to 200. */
  readonly status?: number;
  /** It has to live at once, for what it shows depends on the visitor (decision 0060). */
  readonly isLive?: boolean;
}

const group = '/products/crimping/crimp-presses/bench-presses';

/** A page of every kind on the main site, each with its own form or components. */
export const pageTypes: readonly PageType[] = [
  { name: 'home', path: '' },
  { name: 'catalogue', path: '/products' },
  { name: 'group with filters', path: '/products/crimping' },
  { name: 'group of machines', path: group },
  { name: 'machine', path: `${group}/ferro-115` },
  { name: 'comparison', path: '/products/compare?items=ferro-115:ferro-115-v2,ferro-125', isLive: true },
  { name: 'empty comparison', path: '/products/compare' },
  { name: 'machine that was withdrawn', path: '/products/testing/crimp-quality/crimp-height/norma-05', status: 410 },
  { name: 'services', path: '/services' },
  { name: 'group of services', path: '/services/support' },
  { name: 'service', path: '/services/support/maintenance/kmx-care-plus' },
  { name: 'stories', path: '/stories' },
  { name: 'story', path: '/stories/light-instead-of-blades' },
  { name: 'authors', path: '/stories/contacts' },
  { name: 'author', path: '/stories/contacts/yuki-tanabe' },
  { name: 'media releases', path: '/media-releases' },
  { name: 'media release', path: '/media-releases/annual-results-2025' },
  { name: 'investors', path: '/company/investors' },
  { name: 'annual report', path: '/company/investors/annual-report-2025' },
  { name: 'whitepapers', path: '/whitepapers' },
  { name: 'whitepaper', path: '/whitepapers/what-a-changeover-costs' },
  { name: 'locations', path: '/company/locations' },
  { name: 'content', path: '/company' },
  { name: 'content with questions', path: '/company/careers' },
  { name: 'guide with a film', path: '/wire-processing-guide/crimping' },
  { name: 'contact', path: '/contact' },
  { name: 'legal text', path: '/privacy' },
  { name: 'support request', path: '/support' },
  { name: 'search results', path: '/search?q=115' },
  { name: 'protected page', path: '/trade-fair-internal', status: 403, isLive: true },
  { name: 'unknown address', path: '/nowhere', status: 404 },
  { name: 'editor area', path: '/editor', isLive: true },
];

/** A page of every sub-site in its own language; absolute paths, `{host}` for a separate host. */
export const siteAddresses: readonly string[] = [
  'http://crimp.{host}/en',
  'http://crimp.{host}/en/courses',
  'http://{host}/en/events',
  'http://{host}/en/events/crimp-days',
  'http://{host}/en/productronica/programme',
  'http://{host}/en/brand-portal/kmx',
  'http://{host}/fr/france',
  'http://{host}/fr/france/service',
  'http://{host}/es/iberica',
  'http://{host}/es/iberica/formacion',
];
