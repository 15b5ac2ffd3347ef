import type { FastifyInstance } from 'fastify';
import { createTextResponse } from '../http/shell-response.ts';
import { readRequestPath } from './request-host.ts';
import { sendResponse } from './send-response.ts';

/** Files of releases, and what a CDN asks to see whether a shell is there. */
const answeredPath = /^\/(?:_r\/|healthz$)/;

/**
 * Answers nothing else to a request for the host of RELEASE_FILES_ORIGIN: the site would have a second address there, which a
 * CDN may hold and the policy of documents names.
 */
export function serveFilesOnly(app: Pick<FastifyInstance, 'addHook'>, filesOrigin: string): void {
  const { host, protocol } = new URL(filesOrigin);
  app.addHook('onRequest', async (request, reply) => {
    if (URL.parse(`${protocol}//${request.host}`)?.host !== host) return undefined;
    const path = URL.parse(readRequestPath(request.raw.url ?? '/'), filesOrigin)?.pathname ?? '';
    if (answeredPath.test(path)) return undefined;
    return sendResponse(reply, createTextResponse(404, 'Only files of releases are here'), []);
  });
}
