import type { Endpoint } from './endpoint.ts';

/** Published content, for programs and pages of this site (SRV-047). */
export const cmsPublicEndpoint = { path: '/api/cms', methods: ['POST'] } as const satisfies Endpoint;

/** Messages of the content system about changes (HY-86). */
export const contentWebhookEndpoint = { path: '/api/content-webhook', methods: ['POST'] } as const satisfies Endpoint;

/** Messages of the identity provider about sessions that have ended (AUTH-014). */
export const backChannelLogoutEndpoint = {
  path: '/api/back-channel-logout',
  methods: ['POST'],
} as const satisfies Endpoint;

/** Errors that browsers report. */
export const reportEndpoint = { path: '/_report', methods: ['POST'] } as const satisfies Endpoint;

/** Violations of the content security policy that browsers report. */
export const violationEndpoint = { path: '/_csp', methods: ['POST'] } as const satisfies Endpoint;
