import type { Endpoint } from './endpoint.ts';

/** A page as a file for translators, and back; the id of the page stands for the `*` (EDT-010). */
export const xliffEndpoint = { path: '/api/translation/xliff/*', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** The translation of a page; `state`, `start` or `reset` and the id of the page stand for the `*` (SRV-026). */
export const translationEndpoint = { path: '/api/translation/*', methods: ['GET', 'POST'] } as const satisfies Endpoint;
