import type { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { noteReported } from '@kmx/server-kit/operations/request-scope.server.ts';
import { absentServiceHeader } from '@kmx/server-kit/service-calls/absent-service.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { AbsentServiceError } from '../backends/calls/upstream-error.ts';

/** Answers what failed outside the pipeline with the designed page, or a problem for programs. */
export type AnswerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const ofBody: ReadonlySet<string> = new Set(['content-encoding', 'content-length', 'content-type']);

type ProxyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

type ReplyOptions = Required<Pick<NonNullable<FastifyHttpProxyOptions['replyOptions']>, 'onError' | 'onResponse'>>;

interface ProxiedAnswer {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly stream: Readable;
}

interface ProxiedBackend {
  readonly name: string;
  readonly origin: string;
  /** Title of the answer when it fails. */
  readonly failure: string;
}

/** What becomes of a proxied backend that fails, or is not at its address: the designed 502. Any other answer is passed on. */
export function createFailureOptions(backend: ProxiedBackend, answerFailure: AnswerFailure): ReplyOptions {
  const answer = (reply: ProxyReply, cause: Error): void => {
    // Its types allow for HTTP/2, which this server does not support.
    const plain = reply as unknown as FastifyReply;
    void answerFailure(new StatusError(502, backend.failure, { cause }), plain.request, plain);
  };
  return {
    onError: (reply, { error }) => {
      // The proxy has logged why.
      noteReported(error.message);
      answer(reply, error);
    },
    onResponse: (_request, reply, response) => {
      const { headers, stream } = response as unknown as ProxiedAnswer;
      if (headers[absentServiceHeader] === undefined) return void reply.send(stream);
      stream.destroy();
      for (const name of Object.keys(reply.getHeaders())) if (ofBody.has(name)) reply.removeHeader(name);
      return answer(reply, new AbsentServiceError(backend.name, backend.origin));
    },
  };
}
