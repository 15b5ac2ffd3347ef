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
    purpose: 'Passes operations of the portal to the service desk.',
    answer: 'GraphQL',
    schema: 'desk',
  },
  tickets: {
    ...ticketsEndpoint,
    who: 'person',
    rate: 'portal',
    purpose: 'Passes operations on tickets to the service desk.',
    answer: 'GraphQL',
    schema: 'desk',
  },
  pageRoles: {
    ...pageRolesEndpoint,
    who: 'person',
    rate: 'other',
    purpose: 'Notes the roles of a signed-in person for protected pages, or forgets them.',
    answer: '204',
  },
  backChannelLogout: {
    ...backChannelLogoutEndpoint,
    who: 'system',
    rate: 'logout',
    purpose: 'Is told by the identity provider of a session that has ended, with a signed token.',
    answer: '200 without a body',
  },
  contentWebhook: {
    ...contentWebhookEndpoint,
    who: 'system',
    rate: 'content',
    maxBodyBytes: webhookBytes,
    purpose: 'Is told by the content system of a change, with a signature; drops what shows it from the caches.',
    answer: '202, JSON',
  },
} as const satisfies Readonly<Record<string, ShellEndpoint>>;
