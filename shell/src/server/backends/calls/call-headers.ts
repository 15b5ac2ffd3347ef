import { createTraceHeaders } from '@kmx/server-kit/operations/request-scope.server.ts';
import { createServiceToken, serviceTokenHeader } from '@kmx/server-kit/service-calls/service-token.server.ts';

interface ServiceCallSettings {
  readonly secret: string;
  /** Origins that get a token; of any other backend it is nobody's business. */
  readonly origins: ReadonlySet<string>;
}

// Like the trace, it belongs to every call to a backend, wherever in the process it is made.
let settings: ServiceCallSettings | null = null;

/** From now on calls to these origins prove that they come from this site; null proves nothing. */
export function signServiceCalls(next: ServiceCallSettings | null): void {
  settings = next;
}

/** Headers of each call to a backend: the request that it is made for, and proof that it comes from a shell of the site. */
export function createCallHeaders(target: string | URL): Record<string, string> {
  const headers = createTraceHeaders();
  if (settings?.origins.has(new URL(target).origin) !== true) return headers;
  return { ...headers, [serviceTokenHeader]: createServiceToken(settings.secret, Date.now()) };
}
