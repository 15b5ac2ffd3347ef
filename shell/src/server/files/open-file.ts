import { absentServiceHeader } from '@kmx/server-kit/service-calls/absent-service.ts';
import { createCallHeaders } from '../backends/calls/call-headers.ts';
import { AbsentServiceError, UpstreamError } from '../backends/calls/upstream-error.ts';

const conditionNames = ['range', 'if-range', 'if-none-match'] as const;

/** The conditional headers of a visitor's request that a file service understands, plus the named ones. */
export function pickConditions(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  further: readonly string[] = [],
) {
  return Object.fromEntries(
    [...conditionNames, ...further].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}

/** The headers of these names that an answer has. */
export function pickHeaders(response: Response, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}

export interface FileRequest {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD';
  readonly conditions: Readonly<Record<string, string>>;
  /** Answers that are the caller's business; any other is an UpstreamError. */
  readonly statuses: readonly number[];
  readonly timeoutMs: number;
}

/**
 * Requests a file from a file service; the response body still streams. Rejects with an UpstreamError when the service
 * fails or does not start to respond within the deadline.
 */
export async function openFile({ url, method, conditions, statuses, timeoutMs }: FileRequest): Promise<Response> {
  const controller = new AbortController();
  // The deadline covers the start only: a large file on a slow connection may take its time.
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers: { 'accept-encoding': 'identity', ...conditions, ...createCallHeaders(url) },
      redirect: 'error',
      signal: controller.signal,
    });
    if (statuses.includes(response.status)) return response;
    await response.body?.cancel();
    if (response.headers.has(absentServiceHeader)) {
      throw new AbsentServiceError(url.pathname.split('/')[1] ?? 'files', url);
    }
    throw new UpstreamError(502, `files: ${response.status}`, response.status >= 500);
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    const isLate = controller.signal.aborted;
    throw new UpstreamError(isLate ? 504 : 502, 'files cannot be reached', true, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
