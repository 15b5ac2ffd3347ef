import { deskEndpoint, ticketsEndpoint } from '@kmx/shared-contracts/endpoints/desk.ts';
import { pageRolesEndpoint } from '@kmx/shared-contracts/endpoints/page-access.ts';
import { backChannelLogoutEndpoint, contentWebhookEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';
import { type ShellEndpoint } from './shell-endpoint.ts';

/** The content system's message about an entry with all its languages; it is at most one megabyte. */
const webhookBytes = 1.5 * 1024 * 1024;

/** Endpoints for callers who show a token: signed-in persons, and systems with a signature. */
export const tokenEndpoints = {
  desk: {
    ...deskEndpoint,
    who: 'person',
    rate: 'portal',
    purpose: 'Forwards operations of the portal to the service desk.',
    answer: 'GraphQL',
    schema: 'desk',
  },
  tickets: {
    ...ticketsEndpoint,
    who: 'person',
    rate: 'portal',
    purpose: 'Forwards operations on tickets to the service desk.',
    answer: 'GraphQL',
    schema: 'desk',
  },
  pageRoles: {
    ...pageRolesEndpoint,
    who: 'person',
    rate: 'other',
    purpose: 'Records the roles of a signed-in person for protected pages, or forgets them.',
    answer: '204',
  },
  backChannelLogout: {
    ...backChannelLogoutEndpoint,
    who: 'system',
    rate: 'logout',
    purpose: 'Receives the identity provider’s signed token for an ended session.',
    answer: '200 without a body',
  },
  contentWebhook: {
    ...contentWebhookEndpoint,
    who: 'system',
    rate: 'content',
    maxBodyBytes: webhookBytes,
    purpose: 'Receives a signed message about a content change; drops affected entries from the caches.',
    answer: '202, JSON',
  },
} as const satisfies Readonly<Record<string, ShellEndpoint>>;
