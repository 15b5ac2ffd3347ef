/** Requests of one client (an IPv4 address or an IPv6 /64) in a minute; endpoints of one class are counted together. */
export const rateClasses = {
  /** What is expensive or guessed at: sign-in, forms, reports, and every address that no endpoint has. */
  other: 120,
  /** Asked at every pause of typing. */
  search: 600,
  /** Asked on each navigation of an editor; wrong passwords are counted separately. */
  'editor-login': 600,
  /** Screens of the editor area load lists and texts; a whole desk may share an address. */
  editor: 1800,
  /** The portal asks often and each person has a limit too; a whole plant may share an address. */
  portal: 1800,
  /** A changed password of many people, or the end of a day: each message is signed. */
  logout: 6000,
  /** One publication of many entries sends hundreds of messages; each is signed. */
  content: 30_000,
} as const;
export type RateClass = keyof typeof rateClasses;

type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';

interface Endpoint {
  /** Path; one that ends with `/*` stands for everything below it. The first that fits counts. */
  readonly path: string;
  readonly methods: readonly Method[];
  /** `editor` is checked before the endpoint is called, unless it is proxied or `refusesItself`. */
  readonly who: 'everybody' | 'editor' | 'person' | 'system';
  readonly refusesItself?: true;
  /** `none`: not counted here, since each request is small and the backend counts. */
  readonly rate: RateClass | 'none';
  /** Largest body in bytes where it is not that of all endpoints; proxies stream and leave that to the backend. */
  readonly maxBodyBytes?: number;
  /** What it answers, as a sentence for docs/endpoints.md. */
  readonly purpose: string;
}

/** A page with all its blocks; the content system sets the same limit. */
const contentBytes = 100 * 1024;
/** What the content system says of an entry with all its languages; it sends a megabyte at most. */
const webhookBytes = 1.5 * 1024 * 1024;
/** A file of translators. */
export const maxXliffBytes = 2 * 1024 * 1024;

const editor = { who: 'editor', rate: 'editor' } as const;
const everybody = { who: 'everybody', rate: 'other' } as const;

/** The endpoints that the shell answers itself, by the name of what answers. */
export const endpoints = {
  report: {
    path: '/_report',
    methods: ['POST'],
    ...everybody,
    purpose: 'Takes an error that a browser reports; counted and logged.',
  },
  violation: {
    path: '/_csp',
    methods: ['POST'],
    ...everybody,
    purpose: 'Takes a violation of the content security policy that a browser reports.',
  },
  editorAuthentication: {
    // The specification spells it so (SRV-025).
    path: '/api/editor-area-autentication',
    methods: ['POST', 'DELETE'],
    who: 'everybody',
    rate: 'editor-login',
    purpose: 'Signs an editor in, checks a sign-in, signs out.',
  },
  cmsDraft: {
    path: '/api/cms-draft',
    methods: ['POST'],
    ...editor,
    refusesItself: true,
    maxBodyBytes: contentBytes,
    purpose: 'Passes operations of the editor area to the content system; refusals have the form of GraphQL.',
  },
  cmsPublic: {
    path: '/api/cms',
    methods: ['POST'],
    ...everybody,
    purpose: 'Passes queries for published content to the content system, without protected entries.',
  },
  backChannelLogout: {
    path: '/api/back-channel-logout',
    methods: ['POST'],
    who: 'system',
    rate: 'logout',
    purpose: 'Is told by the identity provider of a session that has ended, with a signed token.',
  },
  contentWebhook: {
    path: '/api/content-webhook',
    methods: ['POST'],
    who: 'system',
    rate: 'content',
    maxBodyBytes: webhookBytes,
    purpose: 'Is told by the content system of a change, with a signature; drops what shows it from the caches.',
  },
  editorStage: {
    path: '/api/editor-stage',
    methods: ['GET', 'POST'],
    ...editor,
    purpose: 'Reads or chooses the stage in which the editor sees the site.',
  },
  editorName: {
    path: '/api/editor-name',
    methods: ['GET', 'POST'],
    ...editor,
    purpose: 'Reads or sets the name under which changes of this editor are logged.',
  },
  editorReferences: {
    path: '/api/editor-references',
    methods: ['GET'],
    ...editor,
    purpose: 'Lists what leads to an entry, and whether it may be deleted.',
  },
  editorDeleted: {
    path: '/api/editor-deleted',
    methods: ['GET'],
    ...editor,
    purpose: 'Lists deleted entries that are kept.',
  },
  editorRestore: {
    path: '/api/editor-deleted/*',
    methods: ['POST'],
    ...editor,
    purpose: 'Brings a deleted entry back.',
  },
  editorLog: {
    path: '/api/editor-log',
    methods: ['GET'],
    ...editor,
    purpose: 'Reads who changed what in the content.',
  },
  editorModel: {
    path: '/api/editor-model',
    methods: ['GET'],
    ...editor,
    purpose: 'Describes the fields of all kinds of entries, for the forms of the editor area.',
  },
  editorPreview: {
    path: '/api/editor-preview',
    methods: ['POST'],
    ...editor,
    purpose: 'Makes a link that shows the draft of one page for a limited time.',
  },
  comparedProducts: {
    path: '/api/compared-products',
    methods: ['GET'],
    ...everybody,
    purpose: 'Names and pictures of the products of a comparison, for one locale.',
  },
  search: {
    path: '/api/search-proxy/*',
    methods: ['POST'],
    who: 'everybody',
    rate: 'search',
    purpose: 'Searches (`/search`) and suggests (`/suggest`).',
  },
  desk: {
    path: '/api/sis-proxy',
    methods: ['POST'],
    who: 'person',
    rate: 'portal',
    purpose: 'Passes operations of the portal to the service desk.',
  },
  tickets: {
    path: '/api/tickets-proxy',
    methods: ['POST'],
    who: 'person',
    rate: 'portal',
    purpose: 'Passes operations on tickets to the service desk.',
  },
  navigation: {
    path: '/api/site-navigation/public/*',
    methods: ['GET'],
    ...everybody,
    purpose: 'Header and footer of a site in one language.',
  },
  draftNavigation: {
    path: '/api/site-navigation/editor/*',
    methods: ['GET'],
    ...editor,
    purpose: 'The same in the stage that is asked for.',
  },
  xliff: {
    path: '/api/translation/xliff/*',
    methods: ['GET', 'POST'],
    ...editor,
    maxBodyBytes: maxXliffBytes,
    purpose: 'Gives a page as a file for translators, and takes it back.',
  },
  translation: {
    path: '/api/translation/*',
    methods: ['GET', 'POST'],
    ...editor,
    purpose: 'State, start and reset of the translation of a page.',
  },
  form: {
    path: '/api/forms/*',
    methods: ['POST'],
    ...everybody,
    purpose: 'Takes a form of the public site, from a script or as a plain form.',
  },
  pagePassword: {
    path: '/api/page-access/password',
    methods: ['POST'],
    ...everybody,
    purpose: 'Opens a page that is protected by a password.',
  },
  pageRoles: {
    path: '/api/page-access/roles',
    methods: ['POST', 'DELETE'],
    who: 'person',
    rate: 'other',
    purpose: 'Notes the roles of a signed-in person for protected pages, or forgets them.',
  },
  newestNews: {
    path: '/api/news-feed/newest',
    methods: ['GET'],
    ...everybody,
    purpose: 'Id of the newest item of the news feed.',
  },
  newsFeed: {
    path: '/api/news-feed',
    methods: ['GET'],
    ...everybody,
    purpose: 'The news feed of a locale, ten items at a time.',
  },
  nearestLocation: {
    path: '/api/nearest-location',
    methods: ['GET'],
    ...everybody,
    purpose: 'The location that serves the country of a locale.',
  },
  unsubscribe: {
    path: '/api/unsubscribe',
    methods: ['GET', 'HEAD', 'POST'],
    ...everybody,
    purpose: 'Ends a subscription by one POST of a mail program; a GET leads to the page that asks.',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
export type EndpointName = keyof typeof endpoints;

/** Endpoints that are streamed to a backend before the pipeline (`proxies/`). */
export const proxiedEndpoints: readonly Endpoint[] = [
  {
    path: '/am/json/*',
    methods: ['GET', 'POST'],
    ...everybody,
    purpose: 'The steps of signing in at the identity provider.',
  },
  {
    path: '/api/editor-assets',
    methods: ['POST'],
    ...editor,
    purpose: 'Takes a picture of an editor to the content service.',
  },
  {
    path: '/api/uploads',
    methods: ['POST'],
    ...everybody,
    purpose: 'Begins the upload of a file (tus), with the token of a form.',
  },
  {
    path: '/api/uploads/*',
    methods: ['HEAD', 'PATCH', 'DELETE'],
    who: 'everybody',
    rate: 'none',
    purpose: 'Continues or drops an upload.',
  },
];

const fits = ({ path }: Endpoint, pathname: string) =>
  path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/** The endpoint of the shell at a path, undefined where there is none. */
export function findEndpoint(pathname: string): EndpointName | undefined {
  const names = Object.keys(endpoints) as EndpointName[];
  return names.find((name) => fits(endpoints[name], pathname));
}

const counted = /^\/(?:am\/json(?:\/|$)|api(?:\/|$)|_report$|_csp$)/;

/** How requests to a request target are counted; null for what is no endpoint or is counted by its backend. */
export function findRateClass(target: string): RateClass | null {
  // As the pipeline reads it: `/a/../api/forms/contact` is an endpoint too.
  const pathname = URL.parse(`http://localhost${target}`)?.pathname ?? target;
  if (!counted.test(pathname)) return null;
  const name = findEndpoint(pathname);
  const endpoint = name === undefined ? proxiedEndpoints.find((proxied) => fits(proxied, pathname)) : endpoints[name];
  const rate = endpoint?.rate ?? 'other';
  return rate === 'none' ? null : rate;
}
