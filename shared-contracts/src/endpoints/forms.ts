import type { Endpoint } from './endpoint.ts';

/** Receives a form of the public site; its kind (`formKinds`) replaces the `*`. */
export const formEndpoint = { path: '/api/forms/*', methods: ['POST'] } as const satisfies Endpoint;

/** Ends a subscription; mails name it (PUB-029). */
export const unsubscribeEndpoint = {
  path: '/api/unsubscribe',
  methods: ['GET', 'HEAD', 'POST'],
} as const satisfies Endpoint;
