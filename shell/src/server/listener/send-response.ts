import type { FastifyReply } from 'fastify';
import type { ShellResponse } from '../http/shell-response.ts';

/** Sends a response together with the cookies set during the request. */
export function sendResponse(reply: FastifyReply, response: ShellResponse, setCookies: string[]): FastifyReply {
  reply.code(response.status).headers(response.headers);
  if (setCookies.length > 0) {
    // A shared cache must never hand one visitor's cookie to another.
    reply.header('set-cookie', setCookies).header('cache-control', 'private, no-store');
  }
  return reply.send(response.body ?? '');
}
