import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseOperatorRole } from '@kmx/shared-contracts/endpoints/releases.ts';
import { afterAll } from 'vitest';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import type { Configuration } from '../../configuration.ts';
import type { ShellResponse } from '../../http/shell-response.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** The account of the operator in tests. */
export const farah = { sub: '6a0d7c1e', name: 'Farah Lindqvist', roles: ['other', releaseOperatorRole] };

/** What identity answers by access token: claims, or a status. */
const answers: Readonly<Record<string, object | number>> = {
  operator: farah,
  stranger: { ...farah, roles: ['other'] },
  nameless: { sub: farah.sub, roles: farah.roles },
  broken: { roles: farah.roles },
  failing: 500,
};

/** Starts an identity provider that knows these accounts, until the tests of the file are done. */
export async function startIdentity(change: Partial<Configuration> = {}) {
  const server = createServer((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (token === 'silent') return;
    const answer = answers[token] ?? 401;
    response.setHeader('content-type', 'application/json');
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(JSON.stringify(typeof answer === 'number' ? {} : answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const IDENTITY_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createTestConfiguration({ IDENTITY_ORIGIN, BACKEND_TIMEOUT_MS: 1_500, ...change });
}

/** The body of a response, which is JSON. */
export function readBody({ body }: ShellResponse): unknown {
  return JSON.parse(typeof body === 'string' ? body : '');
}

/** A request of a page of ours, with an access token of the identity above. */
export function createOperatorContext(path: string, token: string | null, change: Partial<RequestContext> = {}) {
  return createTestContext({
    url: new URL(path, 'https://www.kmx.example'),
    ...change,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...change.headers,
    },
  });
}
