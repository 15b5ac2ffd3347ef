import { type DeskRefusalCode, deskRequestSchema } from '@kmx/shared-contracts/endpoints/desk.schema.ts';
import { ticketsEndpoint } from '@kmx/shared-contracts/endpoints/desk.ts';
import { parse } from 'graphql';
import * as v from 'valibot';
import { isQuery } from '../../backends/calls/is-query.ts';
import { UpstreamError } from '../../backends/calls/upstream-error.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createJsonResponse, createProblemResponse, jsonType, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { resolveIdentityToken, type TokenConfiguration } from '../../tokens/request-tokens.ts';

const maxTokens = 3000;

interface ProxyParts extends Pick<Shell, 'identityTokens' | 'limits' | 'serviceDesk'> {
  readonly configuration: TokenConfiguration;
}

/**
 * Same-origin endpoint of the portal to the service desk: verifies the identity token, limits, forwards (POR-067, SRV-053, SRV-054,
 * D-52). Refusals have the form of a GraphQL error with `extensions.code`, so that the portal has one way to read them.
 */
export async function answerServiceDeskProxy(
  context: Pick<RequestContext, 'url' | 'headers' | 'cookies' | 'readBody' | 'log'>,
  { configuration, identityTokens, limits, serviceDesk }: ProxyParts,
): Promise<ShellResponse> {
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may ask the service desk');
  const token = resolveIdentityToken(context, configuration);
  if (token === null) return refuse(401, 'UNAUTHENTICATED', 'Sign in first');
  const body = await context.readBody();
  const isRead = parseIsRead(body);
  if (isRead === null) return refuse(400, 'BAD_REQUEST', 'The request cannot be read');
  try {
    const subject = await identityTokens.verify(token);
    if (subject === null) return refuse(401, 'UNAUTHENTICATED', 'Sign in first');
    const waitSeconds = await limits.serviceDesk.reserve(subject);
    if (waitSeconds > 0)
      return refuse(429, 'RATE_LIMITED', 'Too many requests', { 'retry-after': String(waitSeconds) });
    const target = context.url.pathname === ticketsEndpoint.path ? 'tickets' : 'sis';
    const response = await serviceDesk.send({ target, body, identityToken: token, isRead });
    return {
      status: response.status,
      headers: { 'content-type': jsonType, 'cache-control': 'no-store' },
      body: response.body,
    };
  } catch (error) {
    if (!(error instanceof UpstreamError) && !isTimeout(error)) throw error;
    context.log.warn({ err: error }, 'the service desk does not answer');
    return refuse(503, 'UNAVAILABLE', 'The service desk does not answer at the moment');
  }
}

function refuse(
  status: number,
  code: DeskRefusalCode,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): ShellResponse {
  return createJsonResponse(status, { errors: [{ message, extensions: { code } }] }, headers);
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** Whether a GraphQL request only reads; null when it cannot be read at all. */
function parseIsRead(body: string): boolean | null {
  try {
    const { query } = v.parse(deskRequestSchema, JSON.parse(body));
    return isQuery(parse(query, { maxTokens, noLocation: true }));
  } catch {
    return null;
  }
}
