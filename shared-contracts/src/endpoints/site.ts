import type { Endpoint } from './endpoint.ts';

/** Searches and suggests; `search` or `suggest` replaces the `*` (SRV-020, SRV-021). */
export const searchEndpoint = { path: '/api/search-proxy/*', methods: ['POST'] } as const satisfies Endpoint;

/** Names and pictures of the products of a comparison (PUB-022). */
export const comparedProductsEndpoint = {
  path: '/api/compared-products',
  methods: ['GET'],
} as const satisfies Endpoint;

/** Id of the newest item of the news feed (PUB-085). */
export const newestNewsEndpoint = { path: '/api/news-feed/newest', methods: ['GET'] } as const satisfies Endpoint;

/** The news feed, a page of items at a time (PUB-083). */
export const newsFeedEndpoint = { path: '/api/news-feed', methods: ['GET'] } as const satisfies Endpoint;

/** The location that serves the country of a locale (PUB-023). */
export const nearestLocationEndpoint = { path: '/api/nearest-location', methods: ['GET'] } as const satisfies Endpoint;

/** The published header and footer of a site; its id replaces the `*` (SRV-022). */
export const navigationEndpoint = {
  path: '/api/site-navigation/public/*',
  methods: ['GET'],
} as const satisfies Endpoint;

/** The same for editors, in the requested stage (SRV-024). */
export const draftNavigationEndpoint = {
  path: '/api/site-navigation/editor/*',
  methods: ['GET'],
} as const satisfies Endpoint;
