import type { Endpoint } from './endpoint.ts';

/** Opens a page that is protected by a password (D-23). */
export const pagePasswordEndpoint = {
  path: '/api/page-access/password',
  methods: ['POST'],
} as const satisfies Endpoint;

/** Records the roles of a signed-in person for protected pages, or forgets them (D-31). */
export const pageRolesEndpoint = {
  path: '/api/page-access/roles',
  methods: ['POST', 'DELETE'],
} as const satisfies Endpoint;
