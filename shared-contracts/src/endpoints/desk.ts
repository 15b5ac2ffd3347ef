import type { Endpoint } from './endpoint.ts';

/** The service desk, for everything but tickets (POR-067). */
export const deskEndpoint = { path: '/api/sis-proxy', methods: ['POST'] } as const satisfies Endpoint;

/** The service desk, for everything about tickets (SRV-054). */
export const ticketsEndpoint = { path: '/api/tickets-proxy', methods: ['POST'] } as const satisfies Endpoint;
