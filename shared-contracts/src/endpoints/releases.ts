import type { Endpoint } from './endpoint.ts';

/** Role of the people who may see what is released, and act upon it. */
export const releaseOperatorRole = 'kmx_release_operator';

/** What is served, wanted and tried, and what each version does to its visitors. */
export const releasesEndpoint = { path: '/api/releases', methods: ['GET'] } as const satisfies Endpoint;

/** What was done with releases, newest first. */
export const releaseHistoryEndpoint = { path: '/api/releases/history', methods: ['GET'] } as const satisfies Endpoint;

/** Rolls a unit back, or promotes or ends its canary. */
export const releaseActsEndpoint = { path: '/api/releases/acts', methods: ['POST'] } as const satisfies Endpoint;
