import type { Endpoint } from './endpoint.ts';

/** Pages that browsers have shown, with their web vitals. */
export const pageViewsEndpoint = { path: '/_views', methods: ['POST'] } as const satisfies Endpoint;
