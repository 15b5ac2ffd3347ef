import type { FastifyReply } from 'fastify';
import type { Answer } from '../http/answer.ts';

/** Sends an answer with the cookies that a request has set. */
export function sendAnswer(reply: FastifyReply, answer: Answer, setCookies: string[]): FastifyReply {
  reply.code(answer.status).headers(answer.headers);
  if (setCookies.length > 0) {
    // A shared cache must never hand one visitor's cookie to another.
    reply.header('set-cookie', setCookies).header('cache-control', 'private, no-store');
  }
  return reply.send(answer.body ?? '');
}
