import type { Server } from 'node:http';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseCookies } from '../../http/cookies.ts';
import type { AnswerFailure } from '../answer-failure.ts';
import { withoutOwnCookies } from '../backend-headers.ts';
import { createRealmPath } from './call-identity.ts';
import {
  type MediatedRequest,
  type MediatedResponse,
  mediateEndSession,
  mediateExchange,
  mediateRevocation,
  mediateUserInfo,
} from './mediate-tokens.ts';

type Mediate = (request: MediatedRequest) => Promise<MediatedResponse>;

const bodyLimitBytes = 16 * 1024;
const passedHeaders = ['accept', 'accept-language', 'sec-fetch-site', 'origin'];

function createRequest(configuration: MediatedRequest['configuration'], request: FastifyRequest): MediatedRequest {
  const url = new URL(request.url, 'http://localhost');
  const headers = passedHeaders.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const cookie = withoutOwnCookies(request.headers.cookie);
  return {
    configuration,
    cookies: parseCookies(request.headers.cookie),
    visitor: { host: request.host, address: request.ip },
    query: url.searchParams,
    body: typeof request.body === 'string' ? request.body : '',
    headers: { ...Object.fromEntries(headers), ...(cookie === undefined ? {} : { cookie }) },
    isOwn: isOwnNavigation(request),
  };
}

/** Whether the request comes from a page of this origin or from the visitor directly; for old browsers the referring page decides. */
function isOwnNavigation({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return URL.parse(headers.referer ?? '')?.host === host;
}

/**
 * Token mode `server`: intercepts four addresses of the identity provider's proxy, so that SDK and browser work as in
 * mode `browser` while the tokens stay in a sealed cookie (decision 0012).
 */
export async function registerTokenMediator(
  app: FastifyInstance<Server>,
  configuration: MediatedRequest['configuration'],
  answerFailure: AnswerFailure,
): Promise<void> {
  const routes: readonly (readonly ['GET' | 'POST', string, Mediate])[] = [
    ['POST', 'access_token', mediateExchange],
    ['GET', 'userinfo', mediateUserInfo],
    ['POST', 'token/revoke', mediateRevocation],
    ['GET', 'connect/endSession', mediateEndSession],
  ];
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    );
    for (const [method, endpoint, mediate] of routes) {
      scope.route({
        method,
        url: createRealmPath(configuration, endpoint),
        handler: async (request, reply) => {
          const site = request.headers['sec-fetch-site'];
          // Another site's page may start the end of a session; the provider itself decides about that.
          if (endpoint !== 'connect/endSession' && site !== undefined && site !== 'same-origin') {
            return reply.code(403).send({ error: 'access_denied', error_description: 'Only pages of this site' });
          }
          try {
            const answer = await mediate(createRequest(configuration, request));
            return await reply
              .code(answer.status)
              .headers(answer.headers)
              .header('set-cookie', [...answer.setCookies])
              .send(answer.body);
          } catch (error) {
            const failure = new StatusError(502, 'Identity does not answer', { cause: error });
            return answerFailure(failure, request, reply);
          }
        },
      });
    }
  });
}
