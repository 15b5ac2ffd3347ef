import { noteReported } from '@kmx/server-kit/operations/request-scope.server.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';

/** Answers what failed outside the pipeline with the designed page, or a problem for programs. */
export type AnswerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type ProxyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** The failure of a proxied backend: a 502 with the given message. */
export function createErrorHandler(
  message: string,
  answerFailure: AnswerFailure,
): (reply: ProxyReply, failure: { readonly error: Error }) => void {
  return (reply, { error }) => {
    // The proxy has logged why.
    noteReported(error.message);
    // Its types allow for HTTP/2, which this server does not support.
    const { request } = reply as unknown as FastifyReply;
    void answerFailure(new StatusError(502, message, { cause: error }), request, reply as unknown as FastifyReply);
  };
}
