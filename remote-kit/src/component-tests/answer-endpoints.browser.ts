import { expect, onTestFinished } from 'vitest';

/** Answers a request as the shell would; rejecting it is a connection that is lost. */
export type Endpoint = (request: Request) => Response | Promise<Response>;

/** Thrown by an endpoint to make the request fail before it reaches the shell; like a browser's network error, it carries no details. */
export class ConnectionLostError extends TypeError {
  override readonly name = 'ConnectionLostError';
  constructor() {
    super('Failed to fetch');
  }
}

function findEndpoint(endpoints: Readonly<Record<string, Endpoint>>, path: string): Endpoint | undefined {
  const known = Object.keys(endpoints).filter((start) => path === start || path.startsWith(`${start}/`));
  const longest = known.toSorted((one, other) => other.length - one.length)[0];
  return longest === undefined ? undefined : endpoints[longest];
}

function rejectOnAbort({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
}

/**
 * Answers requests by their path, including all paths below it, in place of the network until the test ends. A request
 * that no endpoint answers fails the test.
 */
export function answerEndpoints(endpoints: Readonly<Record<string, Endpoint>>): void {
  const { fetch: send } = globalThis;
  const unanswered: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    // The test runner makes requests of its own.
    if (!/^\/(?:api|am)\//.test(pathname)) return send(input, init);
    const answer = findEndpoint(endpoints, pathname);
    if (answer !== undefined) return Promise.race([answer(request), rejectOnAbort(request)]);
    unanswered.push(`${request.method} ${pathname}`);
    throw new ConnectionLostError();
  };
  onTestFinished(() => {
    globalThis.fetch = send;
    expect(unanswered).toEqual([]);
  });
}
