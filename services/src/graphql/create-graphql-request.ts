import type { FastifyRequest } from 'fastify';

/** Headers by which a GraphQL server chooses the form of its response; others have a meaning only for our own code. */
const passedHeaders = ['accept', 'content-type'] as const;

/**
 * The same request for a GraphQL server in this process: the method, the query of a GET and the headers that choose the form
 * of the answer go through, so that GraphQL over HTTP is kept to the letter.
 */
export function createGraphqlRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const { method, url } = request;
  const body = method === 'GET' ? null : JSON.stringify(request.body);
  return new Request(new URL(url, 'http://127.0.0.1'), { method, headers, body });
}
