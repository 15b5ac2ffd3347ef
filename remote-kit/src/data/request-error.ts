/** Why a backend did not fulfil a request. A remote has a designed answer for each kind. */
export type RequestErrorKind =
  | 'offline'
  | 'timeout'
  | 'unavailable'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  /** The object has been changed by another user since it was read. */
  | 'conflict'
  /** The input was rejected as invalid. */
  | 'refused'
  | 'rate-limited'
  | 'too-large'
  | 'unexpected';

interface RequestErrorDetails {
  readonly code?: string | undefined;
  readonly details?: unknown;
  readonly cause?: unknown;
}

/** A refusal or failure of a backend; `message` is technical and shown only as a detail (ERR-014). */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  /** The backend's own code for the failure, if it has one. */
  readonly code: string | null;
  /** Further details from the backend, unparsed: the body of an HTTP response or the extensions of a GraphQL error. */
  readonly details: unknown;
  constructor(kind: RequestErrorKind, message: string, { code, details, cause }: RequestErrorDetails = {}) {
    super(message, { cause });
    this.kind = kind;
    this.code = code ?? null;
    this.details = details ?? null;
  }
}

/** Turns anything thrown by a request to a backend into a RequestError: a missed deadline, a broken connection, or unexpected. */
export function mapRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RequestError(resolveTransportKind(error), message, { cause: error });
}

function resolveTransportKind(error: unknown): RequestErrorKind {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  // fetch throws this when there is no response.
  if (error instanceof TypeError) return navigator.onLine ? 'unavailable' : 'offline';
  return 'unexpected';
}
