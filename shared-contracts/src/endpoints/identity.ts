import type { Endpoint } from './endpoint.ts';

/** Prefix of the identity provider on the site's host, for its pages and its API (decision 0020). */
export const identityPrefix = '/am';

/** The API of the identity provider: the steps of signing in, and what persons do with their account. */
export const identityEndpoint = { path: '/am/json/*', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** Path of the realm in the addresses of the identity provider. */
export const identityRealmPath = 'realms/root/realms/alpha';
