import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { resolvePageAccess } from '../../access/access-cookies.ts';
import { type FileEntry, type FileVersion, selectFileVersion } from '../../files/file-entry.ts';
import { pickConditions, pickHeaders } from '../../files/open-file.ts';
import { isShownInline, writeContentDisposition } from '../../files/write-content-disposition.ts';
import { createRedirectResponse, type ShellResponse } from '../../http/shell-response.ts';
import { answerError, type ErrorPart } from '../../pages/answer-error.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import type { Step } from '../../request/step.ts';

type FilePart = ErrorPart | 'files' | 'limits' | 'protections';

const passedHeaders = ['content-length', 'content-range', 'etag', 'accept-ranges'] as const;

/** Downloads at `/file/{slug}`: `l` chooses the language, `dl=true` stores instead of showing (PUB-011..013, D-44). */
export const serveFile: Step<FilePart> = {
  name: 'serve-file',
  run: async (context, shell) => {
    const { pathname, search } = context.url;
    if (!pathname.startsWith('/file/')) return undefined;
    const waitSeconds = await shell.limits.files.reserve(context.clientAddress);
    if (waitSeconds > 0) return refuseFlood(context, waitSeconds, shell);
    if (pathname.length > '/file/'.length && pathname.endsWith('/')) {
      return createRedirectResponse(301, `${pathname.replace(/\/+$/, '')}${search}`);
    }
    const slug = /^\/file\/([a-z0-9][a-z0-9-]{0,119})$/.exec(pathname)?.[1];
    const entry = slug === undefined ? null : await shell.files.find(slug);
    const version = entry === null ? null : selectFileVersion(entry, context.url.searchParams.get('l'));
    if (entry === null || version === null) throw createNotFoundError(pathname);
    if (!(await isOpenFor(entry, context, shell))) throw new StatusError(403, 'This file belongs to a protected page');
    return sendVersion(context, entry, version, shell.files);
  },
};

const createNotFoundError = (pathname: string) => new StatusError(404, `Page Not Found: ${pathname}`);

async function refuseFlood(
  context: RequestContext,
  seconds: number,
  shell: Pick<Shell, ErrorPart>,
): Promise<ShellResponse> {
  const response = await answerError(context, new StatusError(429, 'Too many downloads'), shell);
  return { ...response, headers: { ...response.headers, 'retry-after': String(seconds) } };
}

/** A protected file needs the cookie of its page; one that has lost its page stays closed. */
async function isOpenFor(
  entry: FileEntry,
  context: RequestContext,
  { protections, configuration }: Pick<Shell, 'protections' | 'configuration'>,
): Promise<boolean> {
  const guard = entry.page === null ? null : await protections.findById(entry.page.id);
  if (guard !== null) return resolvePageAccess(guard, context, configuration).state === 'granted';
  return entry.protected !== true || entry.page !== null;
}

async function sendVersion(
  context: RequestContext,
  entry: FileEntry,
  version: FileVersion,
  files: Shell['files'],
): Promise<ShellResponse> {
  const method = context.method === 'HEAD' ? 'HEAD' : 'GET';
  const response = await files.open(version.handle, method, pickConditions(context.headers));
  if (response.status === 404) {
    await response.body?.cancel();
    context.log.error({ slug: entry.slug, handle: version.handle }, 'the content names a file that is not there');
    throw createNotFoundError(context.url.pathname);
  }
  const isAttachment = context.url.searchParams.get('dl') === 'true' || !isShownInline(version.mimeType);
  return {
    status: response.status,
    headers: {
      ...pickHeaders(response, passedHeaders),
      'content-type': version.mimeType.startsWith('text/') ? `${version.mimeType}; charset=utf-8` : version.mimeType,
      'content-disposition': writeContentDisposition(
        isAttachment ? 'attachment' : 'inline',
        version.fileName,
        entry.slug,
      ),
      'content-language': version.locale,
      'cache-control': entry.protected === true || entry.page !== null ? 'private, no-store' : 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      ...(entry.noIndex === true || entry.page !== null ? { 'x-robots-tag': 'noindex' } : {}),
    },
    // Ends with the visitor's connection: a destroyed stream cancels the request to the file service.
    body: response.body === null ? null : Readable.fromWeb(response.body as ReadableStream),
  };
}
