import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mapUpstreamStatus, UpstreamError } from '../backends/calls/upstream-error.ts';
import type { Configuration } from '../configuration.ts';
import { openFile, pickConditions, pickHeaders } from '../files/open-file.ts';
import type { AnswerFailure } from './answer-failure.ts';
import { isBackendPath } from './is-backend-path.ts';

/** A folder of this site whose files come from a backend that others run or exchange. */
interface BackendFiles {
  readonly prefix: string;
  readonly origin: string;
  /** Media types allowed for files of this folder; none of them can run in a browser. */
  readonly types: RegExp;
  /** Conditions beyond the usual that choose the file. */
  readonly passed?: readonly string[];
}

const picture = String.raw`image\/(?:avif|gif|jpeg|png|svg\+xml|webp|x-icon)`;
const film = String.raw`video\/[\w.+-]+|audio\/[\w.+-]+|text\/vtt`;
const paper = String.raw`application\/pdf|text\/plain|text\/csv|application\/(?:octet-stream|zip|gzip|x-[\w.+-]+|vnd\.[\w.+-]+)|model\/[\w.+-]+`;
// Browsers run these types, in whichever folder they are.
const running = /javascript|ecmascript|html|x-shockwave|\bxml\b|\+xml$/;

const matchTypes = (...types: readonly string[]) => new RegExp(`^(?:${types.join('|')})$`);

const passedHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-robots-tag',
];
const statuses = [200, 206, 304, 400, 403, 404, 410, 416, 429, 503];
/** A picture requested for the first time has to be generated. */
const beginMs = 10_000;

function listBackends(configuration: Configuration): readonly BackendFiles[] {
  return [
    { prefix: '/images', origin: configuration.IMAGES_ORIGIN, types: matchTypes(picture), passed: ['accept'] },
    { prefix: '/videos', origin: configuration.IMAGES_ORIGIN, types: matchTypes(film, picture) },
    {
      prefix: '/catalogue/documents',
      origin: new URL(configuration.CATALOGUE_ENDPOINT).origin,
      types: matchTypes(paper, picture, film),
    },
    {
      prefix: '/service-desk/downloads',
      origin: new URL(configuration.serviceDeskEndpoint).origin,
      types: matchTypes(paper, picture, film),
    },
  ];
}

/**
 * Serves files of backends under this site's addresses: read only, requested without anything that identifies the
 * visitor, and delivered with their true media type only (docs/security.md, decision 0020).
 */
export function registerBackendFiles(
  app: FastifyInstance<Server>,
  configuration: Configuration,
  answerFailure: AnswerFailure,
): void {
  for (const backend of listBackends(configuration)) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `${backend.prefix}/*`,
      handler: (request, reply) =>
        sendFile(backend, request, reply).catch((error: unknown) => answerFailure(error, request, reply)),
    });
  }
}

async function sendFile(backend: BackendFiles, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!isBackendPath(request.url, backend.prefix)) throw new StatusError(400, 'The address cannot be read');
  const response = await openFile({
    url: new URL(request.url, backend.origin),
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    conditions: pickConditions(request.headers, backend.passed),
    statuses,
    timeoutMs: beginMs,
  });
  try {
    checkAnswer(response, backend);
  } catch (error) {
    await response.body?.cancel();
    throw error;
  }
  // The body arrives decoded, so the length of a compressed one would be wrong.
  const names = response.headers.has('content-encoding')
    ? passedHeaders.filter((name) => name !== 'content-length')
    : passedHeaders;
  reply.code(response.status).headers(pickHeaders(response, names));
  // Ends with the visitor's connection: a destroyed stream cancels the request to the backend.
  return reply.send(response.body === null ? null : Readable.fromWeb(response.body as ReadableStream));
}

const refusals: Readonly<Record<number, string>> = {
  400: 'The address cannot be read',
  403: 'This file is not for everybody',
  404: 'There is no such file',
  410: 'The link to this file has expired',
  429: 'Too many files were asked for',
};

/** Throws unless the answer is a file of the kind that belongs to this address. */
function checkAnswer({ status, headers }: Response, { types, prefix }: BackendFiles): void {
  if (status === 503) throw new UpstreamError(mapUpstreamStatus(status), `${prefix} is busy`, true);
  const refusal = refusals[status];
  if (refusal !== undefined) throw new StatusError(status, refusal);
  if (status === 304 || status === 416) return;
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isPicture = type === 'image/svg+xml';
  if (!types.test(type) || (!isPicture && running.test(type))) {
    throw new UpstreamError(502, `${prefix} answered with ${type.slice(0, 60)}`, false);
  }
}
