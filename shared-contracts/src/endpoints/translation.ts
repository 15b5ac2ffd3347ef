import type { Endpoint } from './endpoint.ts';

/** A page as a file for translators, and back; the page's id replaces the `*` (EDT-010). */
export const xliffEndpoint = { path: '/api/translation/xliff/*', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** The translation of a page; `state`, `start` or `reset` and the page's id replace the `*` (SRV-026). */
export const translationEndpoint = { path: '/api/translation/*', methods: ['GET', 'POST'] } as const satisfies Endpoint;
