import { mapRequestError, RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { resolveErrorKind } from './resolve-error-kind.ts';

const defaultDeadlineMs = 10_000;

export interface EditorCall {
  readonly method?: 'GET' | 'POST';
  /** An object is sent as JSON, a Blob as it is. */
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the call is aborted; 10 s by default. */
  readonly deadlineMs?: number;
}

async function readBody(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

/** Calls an endpoint of the shell for editors; rejects with a RequestError for every unsuccessful response. */
export async function callEditor(
  path: string,
  { method = 'GET', body, headers = {}, deadlineMs = defaultDeadlineMs }: EditorCall = {},
): Promise<Response> {
  const isFile = body instanceof Blob;
  try {
    const response = await fetch(path, {
      method,
      cache: 'no-store',
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : isFile ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (response.ok) return response;
    const kind = resolveErrorKind(response.status);
    throw new RequestError(kind, `${path} answered ${response.status}`, { details: await readBody(response) });
  } catch (error) {
    throw mapRequestError(error);
  }
}
