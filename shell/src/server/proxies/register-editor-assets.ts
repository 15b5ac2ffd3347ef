import type { Server } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { editorAssetsEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAuthorHeader } from '../access/editor-name-cookie.ts';
import { isEditor, readLivingCookies } from '../access/editor-visit.ts';
import { parseCookies } from '../http/cookies.ts';
import { isSameOrigin } from '../http/is-same-origin.ts';
import type { Shell } from '../request/shell.ts';
import { type AnswerFailure, createFailureOptions } from './answer-failure.ts';
import { pickAnswerHeaders, pickRequestHeaders, waitUnlessSentAgain } from './backend-headers.ts';

type AssetParts = Pick<Shell, 'configuration' | 'editorSessions'>;

async function findRefusal(
  { headers }: Pick<FastifyRequest, 'headers'>,
  parts: AssetParts,
): Promise<readonly [status: number, error: string] | null> {
  const cookies = await readLivingCookies(headers.cookie, parts);
  if (!isEditor(cookies, parts.configuration)) return [401, 'Sign in to the editor area first'];
  const url = new URL(`http://${headers.host ?? 'localhost'}`);
  return isSameOrigin({ headers, url }) ? null : [403, 'Only pages of this site may send pictures'];
}

/** `POST /api/editor-assets?fileName=&language=&alternativeText=`: pictures of editors on their way to the content service, streamed. */
export async function registerEditorAssets(
  app: FastifyInstance<Server>,
  parts: AssetParts,
  answerFailure: AnswerFailure,
): Promise<void> {
  const { configuration } = parts;
  await app.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) => {
      const refusal = await findRefusal(request, parts);
      if (refusal === null) return;
      const [status, error] = refusal;
      await reply.code(status).header('cache-control', 'no-store').send({ error });
    });
    const upstream = new URL(configuration.translationEndpoint).origin;
    await scope.register(httpProxy, {
      upstream,
      prefix: editorAssetsEndpoint.path,
      rewritePrefix: '/content/assets',
      httpMethods: ['POST'],
      http: { requestOptions: { timeout: 30_000 } },
      replyOptions: {
        ...createFailureOptions(
          { name: 'content', origin: upstream, failure: 'Pictures cannot be taken at the moment' },
          answerFailure,
        ),
        rewriteRequestHeaders: (request, headers) => {
          const author = readAuthorHeader(parseCookies(request.headers.cookie));
          return {
            ...pickRequestHeaders(upstream, headers),
            ...waitUnlessSentAgain(request.method),
            ...(author === undefined ? {} : { 'x-author': author }),
            authorization: `Bearer ${configuration.CMS_DRAFT_TOKEN}`,
          };
        },
        rewriteHeaders: (headers) => pickAnswerHeaders(headers),
      },
    });
  });
}
