import { UpstreamError } from '../../backends/calls/upstream-error.ts';
import type { TranslationRequest } from '../../backends/clients/translation-client.ts';
import { createJsonResponse, jsonType, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';

/** The parts of an editor's request that are used. */
export type EditorRequest = Pick<RequestContext, 'method' | 'url' | 'headers' | 'cookies' | 'log'>;

/** The part of the shell that speaks to the content service. */
export type ContentPart = Pick<Shell, 'translation'>;

const maxLength = 100;

/** The parameters of an address that are known by name and not empty, none longer than 100 characters. */
export function pickQuery(url: URL, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = url.searchParams.get(name) ?? '';
      return value === '' ? [] : [[name, value.slice(0, maxLength)] as const];
    }),
  );
}

/** Forwards an editor's request to a part of the content service and returns its response unchanged, or 503 when it does not respond. */
export async function passToContent(
  { log }: Pick<RequestContext, 'log'>,
  { translation }: ContentPart,
  request: TranslationRequest,
): Promise<ShellResponse> {
  try {
    const { status, body } = await translation.send(request);
    return { status, headers: { 'content-type': jsonType, 'cache-control': 'no-store' }, body };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    if (!(error instanceof UpstreamError) && !isTimeout) throw error;
    log.warn({ err: error, service: request.service }, 'the content service does not answer an editor');
    return createJsonResponse(503, { error: 'The content service does not answer at the moment' });
  }
}
