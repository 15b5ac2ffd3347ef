import { absentServiceHeader } from '@kmx/server-kit/service-calls/absent-service.ts';
import { waitUntilBegunHeader } from '@kmx/server-kit/service-calls/not-begun.ts';
import { identityRealmPath } from '@kmx/shared-contracts/endpoints/identity.ts';
import { createCallHeaders } from '../../backends/calls/call-headers.ts';
import { AbsentServiceError } from '../../backends/calls/upstream-error.ts';
import type { Configuration } from '../../configuration.ts';

/** As long as the SDK waits for the provider itself (AUTH-037). */
const deadlineMs = 3_000;
const realm = `oauth2/${identityRealmPath}`;

export type IdentitySettings = Pick<Configuration, 'AUTH_BASE_URL' | 'IDENTITY_ORIGIN' | 'PUBLIC_ORIGIN'>;

/** Path of an endpoint of the realm as visitors ask for it (AUTH-027). */
export function createRealmPath({ AUTH_BASE_URL }: Pick<Configuration, 'AUTH_BASE_URL'>, endpoint: string): string {
  return `${AUTH_BASE_URL.replace(/\/$/, '')}/${realm}/${endpoint}`;
}

/**
 * Calls the identity provider for a visitor who came to `host` from `address`; redirects are returned, not followed. Rejects
 * with an AbsentServiceError where the provider is not at its address, else as fetch does.
 */
export async function callIdentity(
  configuration: IdentitySettings,
  path: string,
  visitor: { readonly host: string; readonly address: string },
  init: RequestInit,
): Promise<Response> {
  const headers = new Headers(init.headers);
  const target = new URL(path, configuration.IDENTITY_ORIGIN);
  for (const [name, value] of Object.entries(createCallHeaders(target))) headers.set(name, value);
  headers.set(waitUntilBegunHeader, '1');
  headers.set('x-forwarded-host', visitor.host);
  headers.set('x-forwarded-proto', new URL(configuration.PUBLIC_ORIGIN).protocol.slice(0, -1));
  headers.set('x-forwarded-for', visitor.address);
  const signal = AbortSignal.timeout(deadlineMs);
  const response = await fetch(target, { ...init, headers, signal, redirect: 'manual' });
  if (!response.headers.has(absentServiceHeader)) return response;
  await response.body?.cancel();
  throw new AbsentServiceError('identity', target);
}
