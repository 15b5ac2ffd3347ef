import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { findBelowEndpoint } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { uploadedFileEndpoint } from '@kmx/shared-contracts/endpoints/uploads.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { openFile, pickConditions, pickHeaders } from '../../files/open-file.ts';
import { answerError, type ErrorPart } from '../../pages/answer-error.ts';
import type { Step } from '../../request/step.ts';

const passedHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'referrer-policy',
  'x-content-type-options',
  'x-robots-tag',
];

/** Files that visitors uploaded, for holders of a signed link: 404 for an invalid link, 410 for an expired one (PUB-035). */
export const serveUploadedFile: Step<ErrorPart | 'limits'> = {
  name: 'serve-uploaded-file',
  run: async (context, shell) => {
    const { method, url, clientAddress } = context;
    const id = findBelowEndpoint(uploadedFileEndpoint, url.pathname);
    if (id === null || (method !== 'GET' && method !== 'HEAD')) return undefined;
    const waitSeconds = await shell.limits.uploadedFiles.reserve(clientAddress);
    if (waitSeconds > 0) {
      const response = await answerError(context, new StatusError(429, 'Too many downloads'), shell);
      return { ...response, headers: { ...response.headers, 'retry-after': String(waitSeconds) } };
    }
    // Complete addresses only: anything else is not a link that was issued.
    if (!/^[\w-]{36}$/.test(id)) throw new StatusError(404, 'There is no such file');
    const { formsEndpoint, BACKEND_TIMEOUT_MS } = shell.configuration;
    const response = await openFile({
      url: new URL(`/uploads/files/${id}${url.search}`, formsEndpoint),
      method,
      conditions: pickConditions(context.headers),
      statuses: [200, 206, 304, 404, 410, 416],
      timeoutMs: BACKEND_TIMEOUT_MS,
    });
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel();
      throw new StatusError(
        response.status,
        response.status === 404 ? 'There is no such file' : 'The link to this file has expired',
      );
    }
    return {
      status: response.status,
      headers: pickHeaders(response, passedHeaders),
      body: response.body === null ? null : Readable.fromWeb(response.body as ReadableStream),
    };
  },
};
